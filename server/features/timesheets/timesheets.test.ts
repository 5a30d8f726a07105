import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aNote } from '../notes/testing.ts'
import { someTime } from '../time-entries/testing.ts'

// Saturday, 21 November 2026, 15:30 in Dhaka: the last day of the week of the 15th.
const week_start = '2026-11-15'
const table = '/rest/v1/timesheets'
let world: World
let partner: TestPerson
let farhan: TestPerson

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.rows('update billing_settings set closed_through = null')
  await world.empty(
    'working_hours, timesheets, time_entries, time_records, notes, cases, notifications, activity_events',
  )
  await world.rows(`update profiles set left_at = now() where left_at is null`)
  partner = await world.aPerson('partner')
  farhan = await world.aPerson('associate')
})

const reasonOf = ({ status, body }: { status: number; body: { reason?: string } }) => [status, body.reason]
const submit = (who: TestPerson, more = {}) =>
  who.call('POST', '/rest/v1/rpc/submit_week', { week_start, ...more })
const decide = (who: TestPerson, body: object) => who.call('POST', '/rest/v1/rpc/decide_weeks', body)
const weekOf = (of: TestPerson, version = 1) => ({ user_id: of.user_id, week_start, version })
const approve = (who: TestPerson, of: TestPerson, version = 1) =>
  decide(who, { weeks: [weekOf(of, version)], decision: 'approve' })
const asStaff = ({ user_id, session_id }: TestPerson, statement: string) =>
  world.app.transact({ kind: 'session', user_id, session_id }, ({ db }) => sql.raw(statement).execute(db))
const newsOf = async (who: TestPerson) =>
  (await who.call('GET', '/rest/v1/notifications')).body.items.map(
    ({ type, message }: { type: string; message: string }) => [type, message],
  )

describe('a week', () => {
  it('is submitted with its time, which nothing changes any more, also no SQL (check 19)', async () => {
    const entry = await someTime(farhan, '2h drafting')
    await someTime(farhan, '1h', { work_date: '2026-11-16' })
    await someTime(farhan, '3h', { work_date: '2026-11-14' })
    const answer = await submit(farhan)
    expect(answer).toMatchObject({
      status: 200,
      body: {
        ...{ user_id: farhan.user_id, full_name: farhan.full_name, week_start, state: 'submitted' },
        ...{ seconds: 3 * 3600, billable_seconds: 0, version: 1, decided_at: null, reason: null },
        can: { recall: true, decide: false, reopen: false },
      },
    })
    expect((await farhan.call('GET', table)).body).toEqual({ items: [answer.body], next: null })
    const log = await farhan.call('POST', '/rest/v1/rpc/log_time', { line: '1h' })
    expect(reasonOf(log)).toEqual([422, 'time.week_submitted'])
    const path = `/rest/v1/time_entries/${entry.id}`
    expect((await farhan.call('GET', path)).body).toMatchObject({ standing: 'submitted' })
    expect(reasonOf(await farhan.call('DELETE', path))).toEqual([422, 'time.week_submitted'])
    expect((await farhan.call('PATCH', path, { version: entry.version, seconds: 60 })).status).toBe(422)
    await someTime(farhan, '1h', { work_date: '2026-11-14' })
    expect(reasonOf(await submit(farhan))).toEqual([409, 'timesheets.moved_on'])
    const more = `insert into time_entries (id, user_id, work_date, seconds, billing, source, created_at, updated_at)
      values (gen_random_uuid(), '${farhan.user_id}', '2026-11-16', 60, 'no', 'line', now(), now())`
    await expect(asStaff(farhan, more)).rejects.toThrow('This week is submitted.')
    const approved = `update timesheets set state = 'approved', decided_by = '${farhan.user_id}', decided_at = now()`
    await expect(asStaff(farhan, approved)).rejects.toThrow('You may see this but not change it.')
  })

  it('is recalled by its owner while it is submitted, and open again', async () => {
    const { id } = await someTime(farhan, '2h drafting')
    await submit(farhan)
    const recall = (who: TestPerson, version: number) =>
      who.call('POST', '/rest/v1/rpc/recall_week', { week_start, version })
    expect(reasonOf(await recall(partner, 1))).toEqual([409, 'timesheets.moved_on'])
    expect(reasonOf(await recall(farhan, 2))).toEqual([409, 'timesheets.moved_on'])
    expect(await recall(farhan, 1)).toMatchObject({ status: 200, body: { week_start } })
    expect((await farhan.call('GET', `/rest/v1/time_entries/${id}`)).body).toMatchObject({
      standing: 'open',
      can: { edit: true },
    })
    expect((await farhan.call('GET', table)).body.items).toEqual([])
    expect((await submit(farhan)).body.version).toBe(3)
    // Who saw the week that was recalled decides about another.
    expect((await approve(partner, farhan)).body.refused).toMatchObject([{ reason: 'timesheets.moved_on' }])
    await approve(partner, farhan, 3)
    for (const version of [4, 2 ** 31])
      expect(reasonOf(await recall(farhan, version))).toEqual([409, 'timesheets.moved_on'])
    const events = await world.rows('select type from activity_events where type like $1 order by id', [
      'timesheet%',
    ])
    expect(events.map(({ type }) => type)).toEqual([
      ...['timesheet.submitted', 'timesheet.recalled', 'timesheet.submitted', 'timesheet.approved'],
    ])
  })

  it('is not submitted while it is to come or a timer of its owner runs on it; empty it is', async () => {
    const note = await aNote(farhan)
    await farhan.call('POST', '/rest/v1/rpc/start_timer', { note_id: note.id })
    expect(reasonOf(await submit(farhan))).toEqual([422, 'timesheets.timer_running'])
    expect((await submit(farhan, { week_start: '2026-11-08' })).body).toMatchObject({ seconds: 0 })
    expect(reasonOf(await submit(farhan, { week_start: '2026-11-22' }))).toEqual([422, 'time.in_the_future'])
    expect(reasonOf(await submit(farhan, { week_start: '2026-11-16' }))).toEqual([400, 'request.invalid'])
    expect((await submit(partner)).status).toBe(200)
  })

  it('lets no timer begin once it is submitted, nor in that moment', async () => {
    const note = await aNote(farhan)
    const start = () => farhan.call('POST', '/rest/v1/rpc/start_timer', { note_id: note.id })
    await submit(farhan)
    expect(reasonOf(await start())).toEqual([422, 'time.week_submitted'])
    for (let round = 0; round < 5; round += 1) {
      await world.empty('timesheets, time_records')
      const [submitted, started] = await Promise.all([submit(farhan), start()])
      expect([submitted.status, started.status].sort()).toEqual([200, 422])
    }
  })

  it('counts its time while an entry is added to it, or refuses the entry', async () => {
    for (const at of ['2026-11-15', '2026-11-16', '2026-11-17']) {
      await world.empty('working_hours, timesheets, time_entries')
      const adds = ['1h', '2h'].map((line) =>
        farhan.call('POST', '/rest/v1/rpc/log_time', { line, work_date: at }),
      )
      const [sheet, ...logged] = await Promise.all([submit(farhan), ...adds])
      const kept = logged
        .filter(({ status }) => status === 201)
        .reduce((sum, { body }) => sum + body.seconds, 0)
      expect(sheet.body.seconds).toBe(kept)
      expect(await world.rows('select seconds from timesheets')).toEqual([{ seconds: kept }])
      for (const each of logged.filter(({ status }) => status !== 201))
        expect(reasonOf(each)).toEqual([422, 'time.week_submitted'])
      const open = await world.rows(`select from time_entries where standing <> 'submitted'`)
      expect(open).toEqual([])
    }
  })
})

describe('whoever approves time', () => {
  it('approves weeks and gives them back with a reason, which its owner reads (check 20)', async () => {
    const { id } = await someTime(farhan, '2h drafting')
    await submit(farhan)
    const weeks = [weekOf(farhan)]
    expect((await decide(farhan, { weeks, decision: 'approve' })).status).toBe(403)
    for (const more of [
      { decision: 'return' },
      { decision: 'return', reason: '  ' },
      { decision: 'approve', reason: 'x' },
    ])
      expect(reasonOf(await decide(partner, { weeks, ...more }))).toEqual([400, 'request.invalid'])
    const reason = 'Say which deed'
    const { body } = await decide(partner, { weeks, decision: 'return', reason })
    expect(body).toMatchObject({ items: [{ state: 'returned', reason, version: 2 }], refused: [] })
    expect((await farhan.call('GET', table)).body.items).toMatchObject([{ state: 'returned', reason }])
    const path = `/rest/v1/time_entries/${id}`
    expect((await farhan.call('PATCH', path, { version: 1, seconds: 60 })).status).toBe(200)
    expect(reasonOf(await submit(farhan, { version: 1 }))).toEqual([409, 'timesheets.moved_on'])
    expect((await submit(farhan, { version: 2 })).body).toMatchObject({
      ...{
        state: 'submitted',
        seconds: 60,
        reason: null,
        decided_at: null,
        decided_by_name: null,
        version: 3,
      },
    })
    expect((await approve(partner, farhan, 3)).body.items).toMatchObject([
      { state: 'approved', decided_by_name: partner.full_name, can: { decide: false, reopen: true } },
    ])
    expect((await farhan.call('GET', path)).body.standing).toBe('approved')
    expect(reasonOf(await farhan.call('DELETE', path))).toEqual([422, 'time.week_approved'])
    expect((await newsOf(farhan)).sort()).toEqual([
      ['timesheet_approved', `${partner.full_name} approved your week of Nov 15, 2026`],
      ['timesheet_returned', `${partner.full_name} returned your week of Nov 15, 2026: ${reason}`],
    ])
  })

  it('decides each of many by itself, and of two at once one wins (check 21)', async () => {
    const second = await world.aPerson('partner')
    const others = [await world.aPerson('associate'), await world.aPerson('associate')]
    for (const each of [farhan, ...others]) await submit(each)
    const weeks = [farhan, ...others].map((each) => weekOf(each))
    const both = await Promise.all([
      decide(partner, { weeks, decision: 'approve' }),
      decide(second, { weeks: weeks.toReversed(), decision: 'return', reason: 'Again' }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const [one, other] = both.map(({ body }) => body)
    expect([one.items.length, other.items.length].sort()).toEqual([0, 3])
    const lost = one.items.length === 0 ? one : other
    expect(lost.refused.map((each: { reason: string }) => each.reason)).toEqual(
      Array(3).fill('timesheets.moved_on'),
    )
    expect(lost.refused[0].message).toBe('This week has another state by now.')
    const fresh = await world.aPerson('associate')
    await submit(fresh)
    const mixed = await decide(partner, { weeks: [weekOf(fresh), weekOf(farhan, 9)], decision: 'approve' })
    expect(mixed.body).toMatchObject({
      items: [{ user_id: fresh.user_id, state: 'approved' }],
      refused: [{ user_id: farhan.user_id, week_start }],
    })
  })

  it('approves no week of their own while somebody else could, and else does (check 19)', async () => {
    const second = await world.aPerson('partner')
    await submit(partner)
    expect((await partner.call('GET', table)).body.items[0].can).toMatchObject({
      decide: false,
      recall: true,
    })
    expect((await approve(partner, partner)).body).toMatchObject({
      items: [],
      refused: [{ reason: 'timesheets.own_week', message: 'Somebody else must approve your week.' }],
    })
    const mine = `update timesheets set state = 'approved', decided_by = '${partner.user_id}', decided_at = now()`
    await expect(asStaff(partner, mine)).rejects.toThrow('Somebody else must approve')
    await world.rows('update profiles set left_at = now() where user_id = $1', [second.user_id])
    expect((await approve(partner, partner)).body).toMatchObject({
      items: [{ state: 'approved' }],
      refused: [],
    })
  })

  it('sees everybody’s weeks, the newest first, then by name; others their own', async () => {
    const sadia = await world.aPerson('associate', 'Anika Rahman')
    for (const each of [farhan, sadia]) {
      await submit(each)
      await submit(each, { week_start: '2026-11-08' })
    }
    await approve(partner, sadia)
    const seen = async (who: TestPerson, query = '') =>
      (await who.call('GET', `${table}?${query}`)).body.items.map(
        (row: { user_id: string; week_start: string }) =>
          `${row.user_id === sadia.user_id ? 'Anika' : 'Farhan'} ${row.week_start.slice(8)}`,
      )
    expect(await seen(partner)).toEqual(['Anika 15', 'Farhan 15', 'Anika 08', 'Farhan 08'])
    expect(await seen(farhan)).toEqual(['Farhan 15', 'Farhan 08'])
    expect(await seen(farhan, `user_id=${sadia.user_id}`)).toEqual([])
    expect(await seen(partner, 'state=submitted&from=2026-11-15&to=2026-11-15')).toEqual(['Farhan 15'])
    expect(await seen(partner, `user_id=${sadia.user_id}&to=2026-11-14`)).toEqual(['Anika 08'])
    const paged: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const { body } = await partner.call('GET', `${table}?limit=1${next && `&after=${next}`}`)
      paged.push(
        ...body.items.map((row: { user_id: string; week_start: string }) => row.user_id + row.week_start),
      )
      next = body.next
    }
    expect(new Set(paged).size).toBe(4)
  })

  it('sees what looks odd, and all time of a week, but of a case hidden from them not that it is billed', async () => {
    const on = await aCase(partner, { case_id: 'SHEET-1', title: 'State v Rahim' })
    await someTime(farhan, '13h drafting plaint', { case_ref: on.id, work_date: '2026-11-15' })
    await someTime(farhan, '1h', { work_date: '2026-11-16' })
    await submit(farhan)
    const read = async (who: TestPerson) => (await who.call('GET', table)).body.items[0]
    // A long day, three days without time, an entry without case, activity and text.
    expect(await read(partner)).toMatchObject({ seconds: 14 * 3600, billable_seconds: 13 * 3600, odd: 5 })
    const other = await world.aPerson('partner')
    await wall(world, on.id, other, partner)
    expect(await read(await world.again(other))).toMatchObject({ seconds: 14 * 3600, billable_seconds: 0 })
  })

  it('sums up to the same for its person and its approver, also where a case is hidden from its person since', async () => {
    const on = await aCase(partner, { case_id: 'SHEET-3', title: 'State v Karim' })
    await someTime(farhan, '2h drafting plaint', { case_ref: on.id, work_date: '2026-11-15' })
    const bare = await someTime(farhan, '1h', { case_ref: on.id, work_date: '2026-11-16' })
    await submit(farhan)
    await wall(world, on.id, farhan, partner)
    const own = await world.again(farhan)
    for (const who of [partner, own])
      expect((await who.call('GET', table)).body.items).toMatchObject([
        // Three days without time, and an entry without activity and text.
        { seconds: 3 * 3600, billable_seconds: 3 * 3600, odd: 4 },
      ])
    // Counted is what is named, and no more is said of it.
    const { body } = await own.call('GET', `/rest/v1/rpc/odd_of_week?week_start=${week_start}`)
    expect(body).toMatchObject({
      billable_seconds: 3 * 3600,
      entries_without: [{ id: bare.id, work_date: '2026-11-16', seconds: 3600, lacks: ['activity', 'text'] }],
    })
    const other = await world.aPerson('partner')
    await wall(world, on.id, other, partner)
    expect((await (await world.again(other)).call('GET', table)).body.items).toMatchObject([
      { billable_seconds: 0, odd: 3 },
    ])
  })
})

describe('whoever approves billing', () => {
  const close = (who: TestPerson, body: object) => who.call('POST', '/rest/v1/rpc/close_period', body)
  const settings = async (who: TestPerson) => (await who.call('GET', '/rest/v1/billing_settings')).body
  const reopen = (who: TestPerson, of: TestPerson, version: number) =>
    who.call('POST', '/rest/v1/rpc/reopen_week', { ...weekOf(of, version), reason: 'A day is missing' })

  it('gives an approved week back with a reason, unless time of it is billed', async () => {
    const { id } = await someTime(farhan, '2h drafting')
    await submit(farhan)
    expect(reasonOf(await reopen(partner, farhan, 1))).toEqual([409, 'timesheets.moved_on'])
    await approve(partner, farhan)
    expect((await reopen(farhan, farhan, 2)).status).toBe(403)
    expect(reasonOf(await reopen(partner, farhan, 1))).toEqual([409, 'timesheets.moved_on'])
    await world.rows('update time_entries set is_billed = true where id = $1', [id])
    expect(reasonOf(await reopen(partner, farhan, 2))).toEqual([422, 'timesheets.billed'])
    await world.rows('update time_entries set is_billed = false where id = $1', [id])
    expect(await reopen(partner, farhan, 2)).toMatchObject({
      status: 200,
      body: { state: 'returned', reason: 'A day is missing', version: 3, can: { reopen: false } },
    })
    expect((await farhan.call('DELETE', `/rest/v1/time_entries/${id}`)).status).toBe(204)
    expect((await newsOf(farhan)).map(([type]: string[]) => type).sort()).toEqual([
      ...['timesheet_approved', 'timesheet_returned'],
    ])
  })

  it('closes days, which then take no time, no timer and no change, and opens them with a reason (check 22)', async () => {
    const entry = await someTime(farhan, '2h', { work_date: '2026-11-20' })
    const note = await aNote(farhan)
    await farhan.call('POST', '/rest/v1/rpc/start_timer', { note_id: note.id })
    const { version, can } = await settings(partner)
    expect(can).toEqual({ close: true, change: true })
    expect((await settings(farhan)).can).toEqual({ close: false, change: false })
    const through = '2026-11-21'
    expect((await close(farhan, { through, version })).status).toBe(403)
    expect((await close(partner, { through: '2026-11-22', version })).status).toBe(400)
    expect((await close(partner, { through, version: version + 1 })).status).toBe(409)
    const closed = await close(partner, { through, version })
    expect(closed).toMatchObject({ status: 200, body: { closed_through: through, version: version + 1 } })
    await world.rows(`update time_records set started_at = started_at - interval '1 hour'`)
    const path = `/rest/v1/time_entries/${entry.id}`
    for (const refused of [
      await farhan.call('POST', '/rest/v1/rpc/log_time', { line: '1h', work_date: '2026-11-19' }),
      await farhan.call('PATCH', path, { version: 1, seconds: 60 }),
      await farhan.call('DELETE', path),
      await farhan.call('POST', '/rest/v1/rpc/stop_timer', {}),
    ])
      expect(reasonOf(refused)).toEqual([422, 'time.period_closed'])
    const back = { through: '2026-11-18', version: version + 1 }
    expect(reasonOf(await close(partner, back))).toEqual([400, 'request.invalid'])
    expect((await close(partner, { ...back, reason: 'A bill came late' })).status).toBe(200)
    expect((await farhan.call('DELETE', path)).status).toBe(204)
    const [, event] = await world.rows(
      `select detail from activity_events where type = 'billing_settings.modified' order by id`,
    )
    expect(event?.detail).toEqual({
      before: { closed_through: through },
      after: { closed_through: '2026-11-18' },
      reason: 'A bill came late',
    })
    const open = { through: null, version: version + 2, reason: 'Tried' }
    expect((await close(partner, open)).body.closed_through).toBe(null)
  })

  it('closes no day between the question and the writing of somebody’s time', async () => {
    const { version } = await settings(partner)
    const adds = ['1h', '2h', '3h'].map((line) => farhan.call('POST', '/rest/v1/rpc/log_time', { line }))
    const [closed] = await Promise.all([close(partner, { through: '2026-11-21', version }), ...adds])
    expect(closed.status).toBe(200)
    const late = await Promise.all(adds)
    for (const each of late.filter(({ status }) => status !== 201))
      expect(reasonOf(each)).toEqual([422, 'time.period_closed'])
    await close(partner, { through: null, version: version + 1, reason: 'Tried' })
  })

  it('says what the leaderboard counts', async () => {
    const { version } = await settings(partner)
    const change = (who: TestPerson, leaderboard_hours: string, on = version) =>
      who.call('PATCH', '/rest/v1/billing_settings', { version: on, leaderboard_hours })
    expect((await change(farhan, 'approved')).status).toBe(403)
    expect((await change(partner, 'all')).status).toBe(400)
    expect((await change(partner, 'approved')).body).toMatchObject({ leaderboard_hours: 'approved' })
    expect((await change(partner, 'worked')).status).toBe(409)
    expect((await change(partner, 'worked', version + 1)).body).toMatchObject({ version: version + 2 })
  })
})

it('what looks odd in a week is named to its person and whoever approves it, to nobody else', async () => {
  const court_ref = await aCourt(world)
  const on = await aCase(partner, { case_id: 'SHEET-2', court_ref })
  const inCourt = (on_day: string, more = {}) =>
    aHearing(partner, { case_ref: on.id, on_day, keep: true, appears_id: farhan.user_id, ...more })
  const odd = await inCourt('2026-11-17', { at_time: '14:00' })
  await inCourt('2026-11-18')
  await inCourt('2026-11-19', { appears_id: partner.user_id })
  await someTime(farhan, '13h drafting plaint', { case_ref: on.id, work_date: '2026-11-15' })
  await someTime(farhan, '1h court hearing', { case_ref: on.id, work_date: '2026-11-18' })
  const bare = await someTime(farhan, '1h', { work_date: '2026-11-16' })
  const asked = `/rest/v1/rpc/odd_of_week?week_start=${week_start}`
  const seen = {
    days_over: [{ day: '2026-11-15', seconds: 13 * 3600 }],
    days_without: ['2026-11-17', '2026-11-19'],
    entries_without: [
      { id: bare.id, work_date: '2026-11-16', seconds: 3600, lacks: ['case', 'activity', 'text'] },
    ],
    hearings: [{ id: odd.id, day: '2026-11-17', at_time: '14:00', case: { id: on.id } }],
  }
  expect((await farhan.call('GET', asked)).body).toMatchObject(seen)
  expect((await partner.call('GET', `${asked}&user_id=${farhan.user_id}`)).body).toMatchObject(seen)
  // As a junior, too, and each day in court once.
  const along = await inCourt('2026-11-16', { appears_id: partner.user_id, with_ids: [farhan.user_id] })
  expect((await farhan.call('GET', asked)).body.hearings).toMatchObject([{ id: along.id }, { id: odd.id }])
  await submit(farhan)
  // The list counts what the week names: one long day, two without time, one entry, two days in court.
  for (const who of [farhan, partner])
    expect((await who.call('GET', `${table}?user_id=${farhan.user_id}`)).body.items).toMatchObject([
      { odd: 6 },
    ])
  const foreign = await farhan.call('GET', `${asked}&user_id=${partner.user_id}`)
  expect(reasonOf(foreign)).toEqual([403, 'rights.not_yours'])
  const nobody = await partner.call('GET', `${asked}&user_id=${on.id}`)
  expect(reasonOf(nobody)).toEqual([404, 'row.not_found'])
  const monday = await farhan.call('GET', '/rest/v1/rpc/odd_of_week?week_start=2026-11-16')
  expect([monday.status, monday.body.fields]).toMatchObject([
    400,
    [{ path: 'week_start', message: 'Week start must be a Sunday, on which a week begins' }],
  ])
  await wall(world, on.id, farhan, partner)
  expect((await (await world.again(farhan)).call('GET', asked)).body).toMatchObject({
    ...{ days_over: seen.days_over, days_without: seen.days_without, hearings: [] },
  })
})

it('a day without time looks odd once it is over, a day in court once its time has come', async () => {
  const on = await aCase(partner, { case_id: 'SHEET-4', court_ref: await aCourt(world) })
  const more = { case_ref: on.id, keep: true, appears_id: farhan.user_id }
  const { id } = await aHearing(partner, { ...more, on_day: '2026-11-19', at_time: '10:30' })
  const odd = async (now: string) => {
    world.clock.set(now)
    const { body } = await farhan.call('GET', `/rest/v1/rpc/odd_of_week?week_start=${week_start}`)
    return [body.days_without.at(-1), body.hearings.map((row: { id: string }) => row.id)]
  }
  try {
    // At 3:26 and at half past ten of that Thursday in Dhaka, and when it is Friday.
    expect(await odd('2026-11-18T21:26:00Z')).toEqual(['2026-11-18', []])
    expect(await odd('2026-11-19T04:29:00Z')).toEqual(['2026-11-18', []])
    expect(await odd('2026-11-19T04:30:00Z')).toEqual(['2026-11-18', [id]])
    expect(await odd('2026-11-19T18:00:00Z')).toEqual(['2026-11-19', [id]])
  } finally {
    world.clock.set(testStart)
  }
})

it('how long a week is: one’s own to see, and for whoever approves time to say, once for each', async () => {
  const path = '/rest/v1/working_hours'
  const say = (who: TestPerson, body: object) => who.call('POST', path, body)
  const draft = { user_id: farhan.user_id, seconds_per_week: 30 * 3600 }
  expect((await say(farhan, draft)).status).toBe(403)
  const both = await Promise.all([say(partner, draft), say(partner, draft)])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
  const { body } = both.find(({ status }) => status === 201) ?? both[0]
  expect(both.find(({ status }) => status === 409)?.body.reason).toBe('working_hours.exists')
  expect((await say(partner, { seconds_per_week: 1, user_id: body.id })).status).toBe(404)
  expect((await say(partner, { user_id: partner.user_id, seconds_per_week: -1 })).status).toBe(400)
  expect((await say(partner, { user_id: partner.user_id })).body).toMatchObject({ seconds_per_week: 144_000 })
  const seen = { ...body, can: { edit: false, delete: false } }
  expect((await farhan.call('GET', path)).body.items).toEqual([seen])
  expect((await partner.call('GET', path)).body.items).toHaveLength(2)
  expect((await partner.call('GET', `${path}?user_id=${farhan.user_id}`)).body.items).toEqual([body])
  const one = `${path}/${body.id}`
  expect((await farhan.call('GET', one)).body).toEqual(seen)
  expect((await farhan.call('PATCH', one, { version: 1, seconds_per_week: 0 })).status).toBe(403)
  expect((await farhan.call('DELETE', one)).status).toBe(403)
  expect((await partner.call('PATCH', one, { version: 2, seconds_per_week: 0 })).status).toBe(409)
  expect((await partner.call('PATCH', one, { version: 1, seconds_per_week: 0 })).body).toMatchObject({
    ...{ seconds_per_week: 0, version: 2 },
  })
  expect((await partner.call('DELETE', one)).status).toBe(204)
  expect((await farhan.call('GET', path)).body.items).toEqual([])
})
