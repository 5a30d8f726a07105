import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../kernel/testing.ts'
import { archivePastMonths } from '../archive/commands/archive-past-months.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { aFirmOfTasks, aStep, assign, assignees, logOf, notes, rpc, steps, titles } from './testing.ts'

const { world, partner, owner, assignee, other, aSharedTask } = aFirmOfTasks()

describe('assigning', () => {
  it('tells whoever is asked, and shows them on the task and in its list', async () => {
    const { id } = await aNote(owner, { title: 'Plaint' })
    const note = await assign(owner, id, assignee)
    expect(note.assignees).toEqual([{ user_id: assignee.user_id, full_name: 'Sadia Rahman' }])
    const told = await world.rows('select type, title, message from notifications where user_id = $1', [
      assignee.user_id,
    ])
    expect(told).toEqual([
      {
        type: 'note_assigned',
        title: 'A task for you',
        message: 'Farhan Kabir asked you to work on “Plaint”',
      },
    ])
    const [event] = await world.rows(`select detail from activity_events where type = 'note.assigned'`)
    expect(event?.detail).toMatchObject({ full_name: 'Sadia Rahman', owner_id: owner.user_id })
    const hints = await world.rows(
      `select 1 from live_events where topic = 'notes' and person_id = $1 and subject_id = $2`,
      [assignee.user_id, id],
    )
    expect(hints.length).toBeGreaterThan(0)
  })

  it('once more changes nothing, and nobody is asked who owns it, is unknown, or is one too many', async () => {
    const { id } = await aNote(owner)
    const { version } = await assign(owner, id, assignee)
    expect((await assign(owner, id, assignee)).version).toBe(version)
    const ask = (user_id: string) => owner.call('POST', assignees, { note_id: id, user_id })
    expect((await ask(owner.user_id)).status).toBe(400)
    expect((await ask('00000000-0000-4000-8000-000000000009')).status).toBe(404)
    for (let more = 0; more < 17; more += 1) await world.aPerson('associate')
    await world.rows(
      `insert into note_assignees select $1, p.user_id, $2, now() from (
         select user_id from profiles where user_id <> all ($3) and left_at is null limit 19) p`,
      [id, owner.user_id, [owner.user_id, assignee.user_id, other.user_id]],
    )
    const [many] = await world.rows<{ n: number }>('select cardinality(assignee_ids) as n from notes')
    expect(many?.n).toBe(20)
    expect((await ask(other.user_id)).body.reason).toBe('notes.too_many_assignees')
  })

  it('is refused by name for whoever may not see the case any more, of the task and of a step', async () => {
    const { id: case_ref, case_id } = await aCase(partner, { case_id: 'SUIT-8' })
    const { id } = await aNote(owner, { case_id })
    await assign(owner, id, assignee)
    const step = await aStep(owner, id)
    await wall(world, case_ref, assignee, partner)
    const given = { assignee_id: assignee.user_id }
    const [note] = await world.rows<{ version: number }>('select version from notes')
    const item = { id, version: note?.version }
    const answers = [
      await owner.call('POST', assignees, { note_id: id, user_id: assignee.user_id }),
      await owner.call('POST', steps, { note_id: id, title: 'x', ...given }),
      await owner.call('PATCH', `${steps}/${step.id}`, { ...given, version: step.version }),
      await rpc(owner, 'bulk_notes', { items: [item], act: 'assign', value: assignee.user_id }),
    ]
    expect(answers.map(({ body }) => body.reason ?? body.items?.[0].reason ?? body)).toEqual(
      Array(4).fill('notes.cannot_see'),
    )
    const { user_id, session_id } = owner
    const put = sql`update note_steps set assignee_id = ${assignee.user_id} where id = ${step.id}`
    await expect(
      world.app.transact({ kind: 'session', user_id, session_id }, (ctx) => put.execute(ctx.db)),
    ).rejects.toThrow('may not see the case')
  })

  it('is refused by name for whoever may not see the case', async () => {
    const { id: case_ref } = await aCase(partner, { case_id: 'SUIT-9' })
    await wall(world, case_ref, assignee, partner)
    const { id } = await aNote(owner, { case_id: 'SUIT-9' })
    const answer = await owner.call('POST', assignees, { note_id: id, user_id: assignee.user_id })
    expect(answer.body).toMatchObject({
      reason: 'notes.cannot_see',
      message: 'Sadia Rahman may not see the case of this task.',
      fields: [{ path: 'user_id' }],
    })
    await assign(owner, id, other)
    await wall(world, case_ref, other, partner)
    expect((await other.call('GET', `${notes}/${id}`)).status).toBe(404)
    expect(titles(await other.call('GET', `${notes}?scope=assigned`))).toEqual([])
    expect((await other.call('GET', `/rest/v1/rpc/count_notes?scope=assigned`)).body.count).toBe(0)
  })

  it('ends with leaving, which gives the steps back', async () => {
    const { note, step } = await aSharedTask()
    await rpc(assignee, 'take_step', { id: step.id, version: step.version })
    const off = `${assignees}?note_id=${note.id}&user_id=${assignee.user_id}`
    expect((await assignee.call('DELETE', off)).status).toBe(204)
    expect((await assignee.call('GET', `${notes}/${note.id}`)).status).toBe(404)
    const after = (await owner.call('GET', `${notes}/${note.id}`)).body
    expect(after.assignees).toEqual([])
    expect((await owner.call('GET', `${steps}?note_id=${note.id}`)).body.items[0].assignee).toBe(null)
  })

  it('check 41: hours of an assignee count for them and on the task', async () => {
    const { note } = await aSharedTask()
    const work = { note_id: note.id, work_date: '2026-11-20', hours_worked: 2.5 }
    const log = (await assignee.call('POST', '/rest/v1/daily_work_logs', work)).body
    expect((await owner.call('GET', `${notes}/${note.id}`)).body.hours_worked).toBe(2.5)
    const board = (await assignee.call('GET', '/rest/v1/rpc/get_monthly_leaderboard')).body
    const lines = board.items.map((line: { user_id: string; total_worked_hours: number }) => [
      line.user_id,
      line.total_worked_hours,
    ])
    expect(lines).toEqual([[assignee.user_id, 2.5]])
    const corrected = { hours_worked: 3, version: log.version }
    expect((await assignee.call('PATCH', `/rest/v1/daily_work_logs/${log.id}`, corrected)).status).toBe(200)
    await rpc(assignee, 'start_timer', { note_id: note.id })
    world.clock.advance(3_600_000)
    Object.assign(assignee, await world.again(assignee))
    expect((await rpc(assignee, 'stop_timer', {})).status).toBe(200)
    const after = (await (await world.again(owner)).call('GET', `${notes}/${note.id}`)).body
    expect(after).toMatchObject({ hours_worked: 4, total_hours: 1 })
  })
})

describe('lists', () => {
  it('check 2: hold exactly one’s own without a scope, and with one what it says', async () => {
    await aNote(assignee, { title: 'Own' })
    const { note } = await aSharedTask()
    const list = async (query: string) => {
      const found = titles(await assignee.call('GET', `${notes}?${query}`)).sort()
      const { count } = (await assignee.call('GET', `/rest/v1/rpc/count_notes?${query}`)).body
      expect(count).toBe(found.length)
      return found
    }
    expect(await list('')).toEqual(['Own'])
    expect(await list('scope=own')).toEqual(['Own'])
    expect(await list('scope=assigned')).toEqual(['Plaint'])
    expect(await list('scope=both')).toEqual(['Own', 'Plaint'])
    expect(await list('scope=both&q=plai')).toEqual(['Plaint'])
    expect(await list('scope=both&q=own')).toEqual(['Own'])
    expect(await list('scope=assigned&q=own')).toEqual([])
    expect(await list('scope=both&month=2026-10')).toEqual([])
    await assign(owner, note.id, partner)
    await aNote(partner, { title: 'Mine' })
    expect(titles(await partner.call('GET', `${notes}?scope=assigned`))).toEqual(['Plaint'])
    expect(titles(await partner.call('GET', `${notes}?scope=own`))).toEqual(['Mine'])
    expect(titles(await partner.call('GET', notes)).sort()).toEqual(['Mine', 'Own', 'Plaint'])
  })

  it('pages through both without skipping or repeating', async () => {
    for (const n of [1, 2, 3]) {
      world.clock.advance(1000)
      await aNote(assignee, { title: `Own ${n}` })
      world.clock.advance(1000)
      const { id } = await aNote(owner, { title: `Other ${n}` })
      await assign(owner, id, assignee)
    }
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Answer = await assignee.call(
        'GET',
        `${notes}?scope=both&limit=2${after && `&after=${after}`}`,
      )
      seen.push(...titles(page))
      after = page.body.next
    }
    expect(seen).toEqual(['Other 3', 'Own 3', 'Other 2', 'Own 2', 'Other 1', 'Own 1'])
  })

  it('know what is overdue, due today, and due in the rest of the week', async () => {
    // A Saturday, the last day of its week; then the Sunday after it.
    for (const day of ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-28', '2026-11-29'])
      await aNote(owner, { title: day, due_on: day })
    await aNote(owner, { title: 'done', due_on: '2026-11-20', status: 'done' })
    const due = async (span: string) => titles(await owner.call('GET', `${notes}?due=${span}`)).sort()
    expect(await due('overdue')).toEqual(['2026-11-20'])
    expect(await due('today')).toEqual(['2026-11-21'])
    expect(await due('week')).toEqual([])
    world.clock.advance(24 * 3_600_000)
    Object.assign(owner, await world.again(owner))
    expect(await due('week')).toEqual(['2026-11-28'])
    expect(await due('today')).toEqual(['2026-11-22'])
  })
})

describe('a day', () => {
  it('check 42: keeps a task alive until it is done', async () => {
    const day = { due_on: '2026-12-15', due_time: '14:30' }
    const { id, ...note } = await aNote(owner, { title: 'Next month', ...day })
    expect(note).toMatchObject({ ...day, keep_alive: true, status: 'todo', created_by: owner.user_id })
    const archiveIn = async (month: string) => {
      await world.rows('delete from archived_months')
      world.clock.advance(new Date(`${month}-02T06:00:00Z`).getTime() - world.clock.now().getTime())
      await world.app.transact({ kind: 'system' }, archivePastMonths)
      return (await world.rows('select is_archived from notes'))[0]?.is_archived
    }
    expect(await archiveIn('2026-12')).toBe(false)
    Object.assign(owner, await world.again(owner))
    const { version } = (await owner.call('GET', `${notes}/${id}`)).body
    const done = await owner.call('PATCH', `${notes}/${id}`, { status: 'done', version })
    expect(done.body).toMatchObject({ status: 'done', keep_alive: false, done_at: expect.any(String) })
    expect(await archiveIn('2027-01')).toBe(true)
  })

  it('leaves alone what somebody kept alive, and asks for a day beside a time', async () => {
    const kept = await aNote(owner, { keep_alive: true, due_on: '2026-12-15' })
    const change = (version: number, body: object) =>
      owner.call('PATCH', `${notes}/${kept.id}`, { ...body, version })
    expect((await change(1, { due_on: null })).body).toMatchObject({ keep_alive: true, due_on: null })
    expect((await change(2, { due_on: '2026-12-16', keep_alive: false })).body.keep_alive).toBe(true)
    expect((await change(3, { due_time: '10:00', due_on: null })).body.fields).toMatchObject([
      { path: 'due_on' },
    ])
    expect((await change(3, { due_on: null })).body.keep_alive).toBe(false)
    const timed = await owner.call('POST', notes, { due_time: '10:00' })
    expect(timed.body.fields).toMatchObject([{ path: 'due_on' }])
  })

  it('is said by who is assigned to be done, and opened again', async () => {
    const { note } = await aSharedTask()
    const set = (version: number, status: string) =>
      assignee.call('PATCH', `${notes}/${note.id}`, { status, version })
    const done = (await set(note.version, 'done')).body
    expect(done).toMatchObject({ status: 'done', modifier_profile: { full_name: 'Sadia Rahman' } })
    const again = (await set(done.version, 'doing')).body
    expect(again).toMatchObject({ status: 'doing', done_at: null })
    expect((await set(done.version, 'done')).body.reason).toBe('request.stale_version')
  })
})

it('a task that gets another owner takes its logs and its place in the counts with it', async () => {
  const { note } = await aSharedTask()
  await logOf(owner, note.id)
  await world.rows('update notes set user_id = $2 where id = $1', [note.id, other.user_id])
  const counted = () => world.rows('select user_id, notes from note_counts where notes > 0 order by 1')
  const kept = await counted()
  await world.rows('select recount_notes()')
  expect(kept).toEqual(await counted())
  expect(kept).toMatchObject([{ user_id: other.user_id, notes: 1 }])
  expect(await world.rows('select note_owner_id from daily_work_logs')).toEqual([
    { note_owner_id: other.user_id },
  ])
})
