import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workParts } from '../../../contract/work-moves.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aStep, assign } from '../tasks/testing.ts'
import { movesOff } from './testing.ts'

const byHand = { trigger: 'Judgment', trigger_day: '2026-11-01', extra_reason: 'As ordered' }
let world: World
let partner: TestPerson
let second: TestPerson
let leaver: TestPerson
let heir: TestPerson
let other: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty(
    'notes, note_counts, note_recurrences, daily_work_logs, cases, hearings, deadlines, calendar_events, work_moves, activity_events, notifications',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  second = await world.aPerson('partner', 'Imran Hossain')
  leaver = await world.aPerson('associate', 'Farhan Kabir')
  heir = await world.aPerson('associate', 'Sadia Rahman')
  other = await world.aPerson('associate', 'Tanvir Ahmed')
})

const rpc = (who: TestPerson, name: string, body: object) => who.call('POST', `/rest/v1/rpc/${name}`, body)
const move = (who: TestPerson, more: object = {}) =>
  rpc(who, 'move_work', { from_id: leaver.user_id, to_id: heir.user_id, parts: workParts, ...more })
const dryRun = async (who: TestPerson, more: object = {}) =>
  Object.fromEntries(
    (await move(who, { dry_run: true, ...more })).body.parts.map(
      ({ part, moves, left }: { part: string; moves: number; left: number }) => [part, [moves, left]],
    ),
  )
const movesOf = async (who: TestPerson) => (await who.call('GET', '/rest/v1/work_moves')).body.items
const countsOf = ({ counts }: { counts: { part: string; moved: number; back: number }[] }) =>
  Object.fromEntries(counts.map(({ part, moved, back }) => [part, [moved, back]]))

/** Everything of which one can be moved, one of each, on a case; answers where each of it is kept. */
async function oneOfEach(on: { id: string; case_id: string }) {
  const { id: case_ref, case_id } = on
  await aNote(leaver, { title: 'Plaint', case_id })
  const repeated = await aNote(leaver, { title: 'Monthly', case_id, status: 'done', due_on: '2026-11-30' })
  const rule = { note_id: repeated.id, every: 1, unit: 'month', closed_days: 'keep', starts_on: '2026-11-30' }
  expect((await leaver.call('POST', '/rest/v1/note_recurrences', rule)).status).toBe(201)
  const shared = await aNote(other, { title: 'Bundle', case_id })
  await assign(other, shared.id, leaver)
  const step = await aStep(other, shared.id)
  await leaver.call('POST', '/rest/v1/rpc/take_step', { id: step.id, version: step.version })
  const court_ref = await aCourt(world)
  await aHearing(partner, {
    case_ref,
    court_ref,
    on_day: '2026-12-01',
    appears_id: leaver.user_id,
    keep: true,
  })
  await aDeadline(partner, {
    case_ref,
    title: 'Appeal',
    due_on: '2026-12-02',
    assignee_id: leaver.user_id,
    backup_id: heir.user_id,
    ...byHand,
  })
  await leaver.call('POST', '/rest/v1/calendar_events', { title: 'Visit', event_date: '2026-12-03' })
  await world.rows('update calendar_events set case_ref = $1 where case_ref is null', [case_ref])
}

/** Whose everything is, by name. */
const whose = async () => {
  const [row] = await world.rows(
    `select (select array_agg(p.full_name order by n.title) from notes n join profiles p using (user_id) where n.title in ('Plaint', 'Kept')) as tasks,
       (select array_agg(p.full_name) from note_recurrences r join profiles p using (user_id)) as recurrences,
       (select array_agg(p.full_name) from note_steps s join profiles p on p.user_id = s.assignee_id) as steps,
       (select array_agg(p.full_name) from cases c join profiles p on p.user_id = c.lead_id) as leads,
       (select array_agg(p.full_name) from hearings h join profiles p on p.user_id = h.appears_id) as hearings,
       (select array_agg(p.full_name || coalesce(', ' || b.full_name, '')) from deadlines d
          join profiles p on p.user_id = d.assignee_id left join profiles b on b.user_id = d.backup_id) as deadlines,
       (select array_agg(p.full_name) from calendar_events e join profiles p using (user_id)) as events`,
  )
  return row
}

describe('moving what somebody has open', () => {
  it('is asked about again when something else is open by now than was counted', async () => {
    const first = await aNote(leaver, { title: 'Plaint' })
    const { counted } = (await move(partner, { dry_run: true })).body
    // As many as before, and not the same ones.
    await aNote(leaver, { title: 'Reply' })
    await leaver.call('DELETE', `/rest/v1/notes/${first.id}`)
    const refused = await move(partner, { counted })
    expect([refused.status, refused.body.reason]).toEqual([409, 'work_moves.changed'])
    expect(await movesOf(partner)).toEqual([])
    const anew = (await move(partner, { dry_run: true })).body.counted
    expect((await move(partner, { counted: anew })).status).toBe(201)
    await movesOff(world)
  })

  it('counts each part, moves it once and gives it back', async () => {
    const on = await aCase(partner, { case_id: 'SUIT-9', lead_id: leaver.user_id })
    await oneOfEach(on)
    const before = await whose()
    const each = Object.fromEntries(workParts.map((part) => [part, [1, 0]]))
    expect(await dryRun(partner)).toEqual(each)
    expect([await whose(), await movesOf(partner)]).toEqual([before, []])

    const begun = await move(partner)
    expect([begun.status, begun.body.move.state]).toEqual([201, 'moving'])
    await movesOff(world)
    expect(await whose()).toEqual(Object.fromEntries(workParts.map((part) => [part, ['Sadia Rahman']])))
    expect(await dryRun(partner)).toEqual(Object.fromEntries(workParts.map((part) => [part, [0, 0]])))
    const [moved] = await movesOf(second)
    expect(moved).toMatchObject({
      from: { full_name: 'Farhan Kabir' },
      by: { full_name: 'Nusrat Jahan' },
      state: 'moved',
      can: { undo: true },
    })
    expect(countsOf(moved)).toEqual(each)
    expect(
      await world.rows('select before, after from deadline_history where action = $1', ['modified']),
    ).toEqual([
      { before: { assignee: 'Farhan Kabir', backup: 'Sadia Rahman' }, after: { assignee: 'Sadia Rahman' } },
    ])
    expect(
      await world.rows(`select message from notifications where user_id = $1 and type = 'note_owner'`, [
        heir.user_id,
      ]),
    ).toEqual([{ message: 'Nusrat Jahan moved the open work of Farhan Kabir' }])

    const undone = await rpc(partner, 'undo_move_work', { id: moved.id })
    expect(undone.body).toMatchObject({ state: 'undoing', can: { undo: false } })
    await movesOff(world)
    expect(await whose()).toEqual(before)
    expect(countsOf((await movesOf(partner))[0])).toEqual(
      Object.fromEntries(workParts.map((part) => [part, [1, 1]])),
    )
    expect(await world.rows('select user_id from case_people order by user_id')).toEqual([
      { user_id: leaver.user_id },
    ])
    expect(await world.rows('select assignee_ids from notes where title = $1', ['Bundle'])).toEqual([
      { assignee_ids: [leaver.user_id] },
    ])
    expect((await rpc(partner, 'undo_move_work', { id: moved.id })).body.state).toBe('undone')
    await movesOff(world)
    expect(await whose()).toEqual(before)
  })

  it('moves 3,000 rows as the dry run says, and gives back all but the one changed since (check 46)', async () => {
    await world.rows(
      `insert into notes (id, user_id, title, category, created_at, updated_at)
         select gen_random_uuid(), $1, 'Task ' || n, 'Corporate', now(), now() from generate_series(1, 2000) n`,
      [leaver.user_id],
    )
    await world.rows(
      `insert into calendar_events (id, user_id, title, event_date, created_at, updated_at)
         select gen_random_uuid(), $1, 'Day ' || n, '2026-12-03', now(), now() from generate_series(1, 1000) n`,
      [leaver.user_id],
    )
    const worked = await aNote(leaver, { title: 'Worked on' })
    const log = { note_id: worked.id, work_date: '2026-11-20', hours_worked: 3 }
    await leaver.call('POST', '/rest/v1/daily_work_logs', log)
    const counted = await dryRun(partner)
    expect([counted.tasks, counted.events]).toEqual([
      [2001, 0],
      [1000, 0],
    ])

    await move(partner)
    await movesOff(world)
    const [moved] = await movesOf(partner)
    expect(countsOf(moved)).toMatchObject({ tasks: [2001, 0], events: [1000, 0] })
    const has = ({ user_id }: TestPerson) =>
      world.rows<{ notes: number; events: number; counted: number }>(
        `select (select count(*)::int from notes where user_id = $1) as notes,
           (select count(*)::int from calendar_events where user_id = $1) as events,
           (select coalesce(sum(notes), 0)::int from note_counts where user_id = $1) as counted`,
        [user_id],
      )
    expect([await has(leaver), await has(heir)]).toEqual([
      [{ notes: 0, events: 0, counted: 0 }],
      [{ notes: 2001, events: 1000, counted: 2001 }],
    ])
    const theirs = (await heir.call('GET', `/rest/v1/notes/${worked.id}`)).body
    const change = { title: 'Changed since', version: theirs.version }
    expect((await heir.call('PATCH', `/rest/v1/notes/${worked.id}`, change)).status).toBe(200)

    await rpc(partner, 'undo_move_work', { id: moved.id })
    await movesOff(world)
    expect([await has(leaver), await has(heir)]).toEqual([
      [{ notes: 2000, events: 1000, counted: 2000 }],
      [{ notes: 1, events: 0, counted: 1 }],
    ])
    expect(countsOf((await movesOf(partner))[0])).toMatchObject({ tasks: [2001, 2000], events: [1000, 1000] })
    expect(await world.rows('select user_id, note_owner_id, hours_worked from daily_work_logs')).toEqual([
      { user_id: leaver.user_id, note_owner_id: heir.user_id, hours_worked: '3.00' },
    ])
  })

  it('leaves what the other may not see, and neither counts nor moves what the mover does not see', async () => {
    const walled = await aCase(partner, { case_id: 'SUIT-1', lead_id: leaver.user_id })
    await oneOfEach(walled)
    await wall(world, walled.id, heir, partner)
    await world.rows(`update deadlines set backup_id = null`)
    const each = Object.fromEntries(workParts.map((part) => [part, [0, 1]]))
    expect(await dryRun(partner)).toEqual(each)
    const before = await whose()
    await move(partner)
    await movesOff(world)
    expect(await whose()).toEqual(before)

    await world.rows('delete from case_walls')
    await wall(world, walled.id, second, partner)
    const nothing = Object.fromEntries(workParts.map((part) => [part, [0, 0]]))
    expect(await dryRun(second)).toEqual(nothing)
    await move(second)
    await movesOff(world)
    expect(await whose()).toEqual(before)

    world.clock.advance(1000)
    await move(partner)
    await movesOff(world)
    expect((await whose())?.tasks).toEqual(['Sadia Rahman'])
    const [seen] = await movesOf(partner)
    expect(countsOf(seen)).toEqual(Object.fromEntries(workParts.map((part) => [part, [1, 0]])))
    const [unseen] = await movesOf(second)
    expect(countsOf(unseen)).toEqual(nothing)
    await rpc(second, 'undo_move_work', { id: seen.id })
    await movesOff(world)
    expect((await whose())?.tasks).toEqual(['Sadia Rahman'])
  })

  it('keeps what the leaver had worked on with others: steps along with their task, and the new one’s own place on it', async () => {
    const own = await aNote(leaver, { title: 'Plaint' })
    await assign(leaver, own.id, heir)
    const [mine, theirs] = [await aStep(leaver, own.id, 'Mine'), await aStep(leaver, own.id, 'Theirs')]
    for (const [step, who] of [
      [mine, leaver],
      [theirs, heir],
    ] as const)
      await rpc(who, 'take_step', { id: step.id, version: step.version })
    expect(await dryRun(partner)).toMatchObject({ tasks: [1, 0], steps: [0, 0] })
    expect(await dryRun(partner, { parts: ['steps'] })).toEqual({ steps: [1, 0] })
    await move(partner)
    await movesOff(world)
    const steps = () => world.rows('select title, assignee_id from note_steps order by place')
    expect(await steps()).toMatchObject([{ assignee_id: heir.user_id }, { assignee_id: heir.user_id }])
    await rpc(partner, 'undo_move_work', { id: (await movesOf(partner))[0].id })
    await movesOff(world)
    expect(await steps()).toMatchObject([{ assignee_id: leaver.user_id }, { assignee_id: heir.user_id }])
    expect((await leaver.call('GET', `/rest/v1/notes/${own.id}`)).body.assignees).toMatchObject([
      { full_name: 'Sadia Rahman' },
    ])
  })

  it('is refused to whoever may not, for what cannot be, and when it is too late', async () => {
    for (const who of [leaver, other]) {
      expect((await move(who)).status).toBe(403)
      expect((await who.call('GET', '/rest/v1/work_moves')).status).toBe(403)
    }
    expect((await move(partner, { to_id: leaver.user_id })).body).toMatchObject({
      reason: 'work_moves.same_person',
      message: 'Choose somebody else.',
      fields: [{ path: 'to_id' }],
    })
    expect((await move(partner, { parts: [] })).status).toBe(400)
    await rpc(partner, 'deactivate_person', { user_id: other.user_id })
    expect((await move(partner, { to_id: other.user_id })).status).toBe(404)
    await aNote(leaver)
    const { id } = (await move(partner, { parts: ['tasks'] })).body.move
    await movesOff(world)
    expect((await rpc(leaver, 'undo_move_work', { id })).status).toBe(403)
    await world.rows(`update work_moves set at = at - interval '8 days'`)
    expect((await rpc(partner, 'undo_move_work', { id })).body).toMatchObject({
      reason: 'work_moves.too_late',
      message: 'This can be undone for 7 days only.',
    })
    expect((await movesOf(partner))[0].can.undo).toBe(false)
  })

  it('stops where it is undone while it goes on, and asks again for the right of whoever began it', async () => {
    await aNote(leaver)
    const { id } = (await move(partner)).body.move
    await rpc(second, 'undo_move_work', { id })
    await movesOff(world)
    expect((await world.rows('select user_id from notes'))[0]).toEqual({ user_id: leaver.user_id })
    expect((await movesOf(partner))[0].state).toBe('undone')

    await move(second)
    await rpc(partner, 'set_role', { user_id: second.user_id, role: 'associate' })
    await movesOff(world)
    expect((await world.rows('select user_id from notes'))[0]).toEqual({ user_id: leaver.user_id })
  })
})
