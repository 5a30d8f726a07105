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
