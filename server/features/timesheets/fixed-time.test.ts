import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { someTime } from '../time-entries/testing.ts'

// Saturday, 21 November 2026, 15:30 in Dhaka: the last day of the week of the 15th.
const week_start = '2026-11-15'
let world: World
let partner: TestPerson
let farhan: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.rows('update billing_settings set closed_through = null')
  await world.empty('timesheets, time_entries, notes, deleted_notes, cases, activity_events')
  await world.rows('update profiles set left_at = now() where left_at is null')
  partner = await world.aPerson('partner')
  farhan = await world.aPerson('associate')
})

const reasonOf = ({ status, body }: { status: number; body: { reason?: string } }) => [status, body.reason]
const submit = () => farhan.call('POST', '/rest/v1/rpc/submit_week', { week_start })
const decided = async (version: number) => {
  const weeks = [{ user_id: farhan.user_id, week_start, version }]
  return (await partner.call('POST', '/rest/v1/rpc/decide_weeks', { weeks, decision: 'approve' })).body
}
const closeAll = () => world.rows(`update billing_settings set closed_through = '2026-11-21'`)
const entryOf = async (id: string) => (await partner.call('GET', `/rest/v1/time_entries/${id}`)).body

/** Each way in which time is not to be changed any more. */
const ways = [
  ['submitted', submit],
  ['approved', async () => void ((await submit()) && (await decided(1)))],
  ['closed', closeAll],
] as const

describe.each(ways)('time of a day that is %s', (_, fix) => {
  it('stays on its case when its task gets another, or none', async () => {
    const [one, other] = [await aCase(partner), await aCase(partner)]
    const note = await aNote(farhan, { case_ref: one.id, case_id: one.case_id })
    const { id } = await someTime(farhan, '1h drafting', { note_id: note.id })
    const later = await someTime(farhan, '1h drafting', { note_id: note.id, work_date: '2026-11-14' })
    await fix()
    for (const [version, to] of [
      [note.version + 2, { case_ref: other.id, case_id: other.case_id }],
      [note.version + 3, { case_ref: null, case_id: null }],
    ] as const) {
      const changed = await farhan.call('PATCH', `/rest/v1/notes/${note.id}`, { ...to, version })
      expect(changed.status).toBe(200)
      expect(await entryOf(id)).toMatchObject({ case_ref: one.id, billing: 'bill' })
    }
    if (fix !== closeAll) expect(await entryOf(later.id)).toMatchObject({ case_ref: null, billing: 'no' })
  })

  it('keeps its case from being deleted', async () => {
    const of = await aCase(farhan)
    const note = await aNote(farhan, { case_ref: of.id, case_id: of.case_id })
    await someTime(farhan, '1h', { note_id: note.id })
    await fix()
    expect(reasonOf(await partner.call('DELETE', `/rest/v1/cases/${of.id}`))).toEqual([409, 'cases.in_use'])
  })

  it('goes over to the case that takes its own', async () => {
    const [keep, drop] = [await aCase(partner), await aCase(partner)]
    const note = await aNote(farhan, { case_ref: drop.id, case_id: drop.case_id })
    const { id } = await someTime(farhan, '1h', { note_id: note.id })
    await fix()
    const merged = await partner.call('POST', '/rest/v1/rpc/merge_cases', {
      ...{
        keep: keep.id,
        drop: drop.id,
        keep_version: keep.version,
        drop_version: drop.version,
        from_drop: [],
      },
    })
    expect(merged.status).toBe(200)
    expect(await entryOf(id)).toMatchObject({ case_ref: keep.id, billing: 'bill' })
  })
})

it('open time on a case keeps it, but for that of tasks, which is left without one', async () => {
  const of = await aCase(farhan)
  const note = await aNote(farhan, { case_ref: of.id, case_id: of.case_id })
  const onTask = await someTime(farhan, '1h', { note_id: note.id })
  const alone = await someTime(farhan, '1h', { case_ref: of.id })
  const path = `/rest/v1/cases/${of.id}`
  expect(reasonOf(await farhan.call('DELETE', path))).toEqual([409, 'cases.in_use'])
  await farhan.call('DELETE', `/rest/v1/time_entries/${alone.id}`)
  expect((await farhan.call('DELETE', path)).status).toBe(204)
  expect(await entryOf(onTask.id)).toMatchObject({ case_ref: null, billing: 'no' })
})

it('a closed day takes no other case, activity, billing or text, by call or as staff', async () => {
  const of = await aCase(partner)
  const { id, version } = await someTime(farhan, '1h drafting', { case_ref: of.id })
  await closeAll()
  for (const who of [farhan, partner])
    expect((await who.call('GET', `/rest/v1/time_entries/${id}`)).body.can).toEqual({
      edit: false,
      delete: false,
    })
  for (const change of [
    { case_ref: null },
    { activity_code: 'travel' },
    { billing: 'no' },
    { description: 'x' },
  ])
    for (const who of [farhan, partner])
      expect(
        reasonOf(await who.call('PATCH', `/rest/v1/time_entries/${id}`, { ...change, version })),
      ).toEqual([...[422, 'time.period_closed']])
  const moved = await farhan.call('POST', '/rest/v1/rpc/move_time_entries', { ids: [id], billing: 'no' })
  expect(reasonOf(moved)).toEqual([422, 'time.period_closed'])
  const { user_id, session_id } = farhan
  const written = await world.app.transact({ kind: 'session', user_id, session_id }, ({ db }) =>
    sql`update time_entries set description = 'x' where id = ${id}`.execute(db),
  )
  expect(written.numAffectedRows).toBe(0n)
})

const change = async (who: TestPerson, id: string, what: object) => {
  const { version } = await entryOf(id)
  return who.call('PATCH', `/rest/v1/time_entries/${id}`, { ...what, version })
}

it('an approver changes text, case, activity and billing of a week that waits, which is then another one than was seen', async () => {
  const of = await aCase(partner)
  const { id } = await someTime(farhan, '1h drafting', { case_ref: of.id })
  await submit()
  const changes = [{ billing: 'no' }, { description: 'plaint' }, { activity_code: null }, { case_ref: null }]
  for (const [at, what] of changes.entries()) {
    expect(reasonOf(await change(farhan, id, what))).toEqual([422, 'time.week_submitted'])
    expect((await change(partner, id, what)).status).toBe(200)
    expect((await decided(at + 1)).refused).toMatchObject([{ reason: 'timesheets.moved_on' }])
  }
  // What is as it was makes no other week.
  expect((await change(partner, id, { case_ref: null })).status).toBe(200)
  // Who saw it before it was recalled decides about another one, too.
  await farhan.call('POST', '/rest/v1/rpc/recall_week', { week_start, version: 5 })
  expect((await submit()).body).toMatchObject({ version: 6 })
  expect((await decided(6)).items).toMatchObject([{ state: 'approved', version: 7 }])
})

it('an approved week takes the same from who approves time, counts on and stays approved', async () => {
  const of = await aCase(partner)
  const { id } = await someTime(farhan, '1h drafting', { case_ref: of.id })
  await submit()
  await decided(1)
  expect(reasonOf(await change(farhan, id, { description: 'x' }))).toEqual([422, 'time.week_approved'])
  expect((await change(partner, id, { billing: 'no' })).body).toMatchObject({ standing: 'approved' })
  const reopen = (version: number) =>
    partner.call('POST', '/rest/v1/rpc/reopen_week', {
      ...{ user_id: farhan.user_id, week_start, version, reason: 'Again' },
    })
  expect(reasonOf(await reopen(2))).toEqual([409, 'timesheets.moved_on'])
  expect((await reopen(3)).body).toMatchObject({ state: 'returned', version: 4 })
})

it('hours, day, times and task of a submitted or approved week are changed by nobody, nor deleted, nor by SQL as staff (check 19)', async () => {
  const note = await aNote(farhan)
  const { id, version } = await someTime(farhan, '1h drafting', { work_date: '2026-11-17' })
  const spans = [{ from: '2026-11-17T03:00:00Z', to: '2026-11-17T04:00:00Z' }]
  for (const [standing, fix] of [
    ['submitted', submit],
    ['approved', () => decided(1)],
  ] as const) {
    await fix()
    const refused = [422, `time.week_${standing}`]
    for (const who of [farhan, partner]) {
      for (const what of [{ seconds: 60 }, { work_date: '2026-11-16' }, { spans }, { note_id: note.id }])
        expect(reasonOf(await change(who, id, what))).toEqual(refused)
      expect(reasonOf(await who.call('DELETE', `/rest/v1/time_entries/${id}`))).toEqual(refused)
      const cut = { id, version, seconds: 60 }
      expect(reasonOf(await who.call('POST', '/rest/v1/rpc/split_time_entry', cut))).toEqual(refused)
      for (const statement of [
        `update time_entries set seconds = 60 where id = '${id}'`,
        `update time_entries set work_date = '2026-11-16' where id = '${id}'`,
        `update time_entries set standing = 'open' where id = '${id}'`,
        `delete from time_entries where id = '${id}'`,
      ])
        expect(await asStaff(who, statement)).not.toBe('done')
    }
    expect(await world.rows('select seconds, work_date::text, standing from time_entries')).toEqual([
      { seconds: 3600, work_date: '2026-11-17', standing },
    ])
  }
})

it('Hours worked takes the newest days first, and is refused when these are submitted (check 3)', async () => {
  const { id } = await aNote(farhan)
  await someTime(farhan, '2h', { note_id: id, work_date: '2026-11-14' })
  await someTime(farhan, '1h', { note_id: id, work_date: '2026-11-17' })
  await someTime(farhan, '1h', { note_id: id, work_date: '2026-11-19' })
  const lower = async (hours_worked: number) => {
    const { version } = (await farhan.call('GET', `/rest/v1/notes/${id}`)).body
    return reasonOf(await farhan.call('PATCH', `/rest/v1/notes/${id}`, { hours_worked, version }))
  }
  const days = () => world.rows('select work_date::text as day, seconds from time_entries order by work_date')
  expect(await lower(2.5)).toEqual([200, undefined])
  expect(await days()).toEqual([
    { day: '2026-11-14', seconds: 7200 },
    { day: '2026-11-17', seconds: 1800 },
  ])
  await submit()
  for (const hours of [2.25, 1, 0]) expect(await lower(hours)).toEqual([422, 'time.week_submitted'])
  expect((await days()).map(({ seconds }) => seconds)).toEqual([7200, 1800])
})

/** 'done' where a statement changed a row. */
const asStaff = ({ user_id, session_id }: TestPerson, statement: string) =>
  world.app
    .transact({ kind: 'session', user_id, session_id }, ({ db }) => sql.raw(statement).execute(db))
    .then(
      ({ numAffectedRows }) => (numAffectedRows === 0n ? 'nothing' : 'done'),
      () => 'refused',
    )

it('time that comes back from the trash makes the week another one than was seen', async () => {
  const note = await aNote(farhan)
  await someTime(farhan, '1h', { note_id: note.id })
  await farhan.call('DELETE', `/rest/v1/notes/${note.id}`)
  expect((await submit()).body).toMatchObject({ seconds: 0, version: 1 })
  expect((await farhan.call('POST', '/rest/v1/rpc/restore_note', { note_id: note.id })).status).toBe(200)
  expect((await decided(1)).refused).toMatchObject([{ reason: 'timesheets.moved_on' }])
  expect((await decided(2)).items).toMatchObject([{ state: 'approved', seconds: 3600 }])
  expect(await world.rows('select seconds from timesheets')).toEqual([{ seconds: 3600 }])
})

it('tasks are deleted and put back while their week is submitted, and nobody waits for the other for good', async () => {
  const notes = await Promise.all([1, 2, 3, 4].map(() => aNote(farhan)))
  const remove = (id: string) => farhan.call('DELETE', `/rest/v1/notes/${id}`)
  const restore = (id: string) => farhan.call('POST', '/rest/v1/rpc/restore_note', { note_id: id })
  for (let round = 0; round < 12; round += 1) {
    await world.empty('timesheets, time_entries')
    for (const [at, { id }] of notes.entries())
      for (const day of [at + 15, at + 16, at + 17])
        await someTime(farhan, '20m', { note_id: id, work_date: `2026-11-${day}` })
    const deleted = await Promise.all([submit(), ...notes.map(({ id }) => remove(id))])
    await world.rows('delete from timesheets')
    const gone = notes.filter((_, at) => deleted[at + 1]?.status === 204)
    const back = await Promise.all([submit(), ...gone.map(({ id }) => restore(id))])
    expect([...deleted, ...back].filter(({ status }) => status >= 500)).toEqual([])
  }
})
