import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { aNote } from '../notes/testing.ts'
import { moveLogs } from './jobs.ts'
import { someTime } from './testing.ts'

const table = '/rest/v1/time_entries'
const logs = '/rest/v1/daily_work_logs'
let world: World
let partner: TestPerson
let farhan: TestPerson
let sadia: TestPerson

// Saturday, 21 November 2026, 15:30 in Dhaka.
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
})
afterAll(() => world.end())
const newcomers = async () => {
  farhan = await world.aPerson('associate')
  sadia = await world.aPerson('associate', 'Sadia Rahman')
}
let cases = 0
function newCase(who: TestPerson, draft: { title?: string } = {}) {
  cases += 1
  return aCase(who, { case_id: `TIME-${cases}`, ...draft })
}
const reasonOf = ({ status, body }: { status: number; body: { reason?: string } }) => [status, body.reason]
const hoursOfTask = async (id: string) =>
  (await partner.call('GET', `/rest/v1/notes/${id}`)).body.hours_worked
const logsOf = async (id: string) =>
  (await partner.call('GET', `${logs}?note_id=${id}`)).body.items.map(
    (log: { work_date: string; hours_worked: number }) => [log.work_date, log.hours_worked],
  )

describe('a line of time', () => {
  beforeAll(newcomers)

  it('is an entry of its case, its activity and its words, and billable there', async () => {
    const on = await newCase(farhan, { title: 'State v Karim' })
    const entry = await someTime(farhan, '1h20 drafting plaint, State v Karim')
    expect(entry).toMatchObject({
      ...{
        user_id: farhan.user_id,
        full_name: farhan.full_name,
        work_date: '2026-11-21',
        seconds: 4800,
        spans: [],
      },
      ...{ case_ref: on.id, case: { id: on.id, case_id: on.case_id, title: 'State v Karim' } },
      ...{
        activity_code: 'draft',
        description: 'drafting plaint',
        billing: 'bill',
        standing: 'open',
        is_hidden: false,
      },
      ...{ source: 'line', is_billed: false, version: 1, warnings: [], can: { edit: true, delete: true } },
    })
    expect((await farhan.call('GET', `${table}/${entry.id}`)).body).toMatchObject({
      id: entry.id,
      seconds: 4800,
    })
    const office = await someTime(farhan, '10m office, State v Karim')
    expect(office).toMatchObject({ seconds: 600, activity_code: 'office', billing: 'no' })
  })

  it('keeps its words where none of them is a case, and is billed only on one', async () => {
    expect(await someTime(farhan, '45m call about rent, and the deed')).toMatchObject({
      ...{
        description: 'call about rent, and the deed',
        case_ref: null,
        billing: 'no',
        activity_code: 'client',
      },
    })
    const refused = await farhan.call('POST', '/rest/v1/rpc/log_time', { line: '45m call b' })
    expect(reasonOf(refused)).toEqual([400, 'time.case_needed'])
  })

  it('is on the case whose id stands anywhere, though what follows its comma names none', async () => {
    const { id, case_id } = await aCase(farhan, { case_id: 'CASE-2026-417' })
    expect(await someTime(farhan, `20m ${case_id} drafting, a quick look`)).toMatchObject({
      ...{ case_ref: id, description: `${case_id} drafting, a quick look` },
    })
  })

  it('has the times that it says, on the day that was chosen', async () => {
    const entry = await someTime(farhan, '9:30-11 reading', { work_date: '2026-11-20' })
    expect(entry).toMatchObject({ work_date: '2026-11-20', seconds: 5400 })
    expect(entry.spans).toEqual([{ from: '2026-11-20T03:30:00.000Z', to: '2026-11-20T05:00:00.000Z' }])
    expect(
      await someTime(farhan, '১১-১২ পাঠ', { work_date: '2026-11-20', without_times: true }),
    ).toMatchObject({
      ...{ seconds: 3600, spans: [] },
    })
  })

  it('is refused with its sentence', async () => {
    const refused = async (line: string, more = {}) =>
      reasonOf(await farhan.call('POST', '/rest/v1/rpc/log_time', { line, ...more }))
    expect(await refused('2 hearings')).toEqual([400, 'time.not_understood'])
    expect(await refused('11-9:30')).toEqual([422, 'notes.end_not_after_start'])
    expect(await refused('1h reading', { work_date: '2026-11-22' })).toEqual([422, 'time.in_the_future'])
    expect(await refused('15-16 reading')).toEqual([422, 'time.in_the_future'])
    expect(await refused('1h', { case_ref: '0190a6b2-0000-7000-8000-000000000001' })).toEqual([
      404,
      'row.not_found',
    ])
  })
})

describe('entries and work logs', () => {
  beforeAll(newcomers)

  it('are one: the log is the sum of entries, to a hundredth, and goes with the last of them', async () => {
    const note = await aNote(farhan)
    const [first, second] = [
      await someTime(farhan, '20m', { note_id: note.id }),
      await someTime(farhan, '20m', { note_id: note.id }),
    ]
    expect(await logsOf(note.id)).toEqual([['2026-11-21', 0.67]])
    expect(await hoursOfTask(note.id)).toBe(0.67)
    await farhan.call('PATCH', `${table}/${first.id}`, { seconds: 3600, work_date: '2026-11-20', version: 1 })
    expect(await logsOf(note.id)).toEqual([
      ['2026-11-21', 0.33],
      ['2026-11-20', 1],
    ])
    await farhan.call('DELETE', `${table}/${second.id}`)
    await farhan.call('DELETE', `${table}/${first.id}`)
    expect(await logsOf(note.id)).toEqual([])
    expect(await hoursOfTask(note.id)).toBe(0)
  })

  it('are one: a log raised adds an entry, lowered takes from the newest, deleted takes all', async () => {
    const note = await aNote(farhan)
    const { body: log } = await farhan.call('POST', logs, {
      note_id: note.id,
      work_date: '2026-11-19',
      hours_worked: 2,
    })
    world.clock.advance(1000)
    await farhan.call('PATCH', `${logs}/${log.id}`, { hours_worked: 3.5, version: 1 })
    const secondsOf = async () =>
      (await farhan.call('GET', `${table}?note_id=${note.id}`)).body.items.map(
        (entry: { seconds: number }) => entry.seconds,
      )
    expect((await secondsOf()).sort()).toEqual([5400, 7200])
    await farhan.call('PATCH', `${logs}/${log.id}`, { hours_worked: 1.75, version: 2 })
    expect(await secondsOf()).toEqual([6300])
    await farhan.call('DELETE', `${logs}/${log.id}`)
    expect(await secondsOf()).toEqual([])
  })

  it('are one for logs from before, of which each becomes an entry once', async () => {
    const note = await aNote(farhan)
    const { body: log } = await farhan.call('POST', logs, {
      note_id: note.id,
      work_date: '2026-11-18',
      hours_worked: 1.33,
    })
    const { body: touched } = await farhan.call('POST', logs, {
      note_id: note.id,
      work_date: '2026-11-17',
      hours_worked: 2,
    })
    const asBefore = async () => {
      await world.rows('alter table time_entries disable trigger user')
      await world.rows(`delete from time_entries where note_id = '${note.id}'`)
      await world.rows('alter table time_entries enable trigger user')
      await world.rows(`update daily_work_logs set in_entries = false where note_id = '${note.id}'`)
    }
    await asBefore()
    const sums = [
      (await partner.call('GET', '/rest/v1/rpc/get_monthly_leaderboard')).body,
      await logsOf(note.id),
    ]
    await farhan.call('PATCH', `${logs}/${touched.id}`, { hours_worked: 2.5, version: 1 })
    await farhan.call('PATCH', `${logs}/${touched.id}`, { hours_worked: 2, version: 2 })
    await someTime(farhan, '30m', { note_id: note.id, work_date: '2026-11-18' })
    expect(await logsOf(note.id)).toEqual([
      ['2026-11-18', 1.83],
      ['2026-11-17', 2],
    ])
    await farhan.call('PATCH', `${logs}/${log.id}`, { hours_worked: 1.33, version: 2 })
    await asBefore()
    for (let time = 0; time < 2; time += 1)
      await moveLogs(world.app.transact).work({}, { id: 'x', attempt: 1 })
    expect([
      (await partner.call('GET', '/rest/v1/rpc/get_monthly_leaderboard')).body,
      await logsOf(note.id),
    ]).toEqual(sums)
    const { body } = await farhan.call('GET', `${table}?note_id=${note.id}`)
    expect(body.items).toMatchObject([
      { seconds: 4788, source: 'migrated', billing: 'no', standing: 'open' },
      { seconds: 7200, source: 'migrated', billing: 'no', standing: 'open' },
    ])
  })

  it('go to the trash with their task and come back with it, without times that are taken meanwhile', async () => {
    const note = await aNote(farhan)
    await someTime(farhan, '9-10:30 drafting', { note_id: note.id })
    await farhan.call('POST', logs, { note_id: note.id, work_date: '2026-11-19', hours_worked: 1 })
    const before = (await farhan.call('GET', `${table}?note_id=${note.id}`)).body.items
    await farhan.call('DELETE', `/rest/v1/notes/${note.id}`)
    expect((await farhan.call('GET', `${table}/${before[0].id}`)).status).toBe(404)
    const taken = await someTime(farhan, '10-11 reading')
    await farhan.call('POST', '/rest/v1/rpc/restore_note', { note_id: note.id })
    const after = (await farhan.call('GET', `${table}?note_id=${note.id}`)).body.items
    expect(after).toEqual(
      before.map((entry: object, at: number) => (at === 0 ? { ...entry, spans: [] } : entry)),
    )
    expect(await logsOf(note.id)).toEqual([
      ['2026-11-21', 1.5],
      ['2026-11-19', 1],
    ])
    await farhan.call('DELETE', `${table}/${taken.id}`)
  })

  it('count on the boards, also without a task', async () => {
    const nusrat = await world.aPerson('associate')
    const on = await newCase(nusrat)
    for (let n = 0; n < 3; n += 1) await someTime(nusrat, '20m', { case_ref: on.id })
    const breakdown = await partner.call('GET', `/rest/v1/rpc/get_hours_breakdown?user_id=${nusrat.user_id}`)
    expect(breakdown.body).toMatchObject({
      ...{ month_hours: 0.99, all_time_hours: 0.99, categories: [{ category: 'No task', hours: 0.99 }] },
    })
    const board = await nusrat.call('GET', '/rest/v1/rpc/get_monthly_leaderboard')
    expect(board.body.own).toMatchObject({ total_worked_hours: 0.99 })
    expect(
      (await nusrat.call('GET', '/rest/v1/rpc/calendar_summary?month=2026-11')).body.total_worked_hours,
    ).toBe(0.99)
    expect((await partner.call('GET', `/rest/v1/rpc/case_hours?id=${on.id}`)).body.items[0]).toMatchObject({
      hours: 0.99,
    })
  })
})

describe('time that is refused', () => {
  beforeAll(newcomers)

  it('overlaps other time, which is named: of two at once one is logged', async () => {
    const both = await Promise.all(
      ['9-11 reading', '10-12 drafting'].map((line) =>
        farhan.call('POST', '/rest/v1/rpc/log_time', { line }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const [won, lost] = both[0]?.status === 201 ? both : [...both].reverse()
    expect(lost?.body).toMatchObject({
      ...{ reason: 'time.overlaps', fields: [{ path: 'spans' }], current: { id: won?.body.id } },
    })
    await farhan.call('DELETE', `${table}/${won?.body.id}`)
  })

  it.each([table, '/rest/v1/timesheets'])('is not asked for by days of %s in wrong order', async (list) => {
    const refused = await farhan.call('GET', `${list}?from=2026-11-28&to=2026-11-01`)
    expect(refused.status).toBe(400)
    expect(refused.body.fields).toMatchObject([{ path: 'to', message: expect.stringContaining('28') }])
    expect((await farhan.call('GET', `${list}?from=2026-11-01&to=2026-11-01`)).status).toBe(200)
  })

  it('is more than a day holds, over tasks and cases', async () => {
    const [one, other] = [await aNote(farhan), await aNote(farhan)]
    const on = await newCase(farhan)
    await farhan.call('POST', logs, { note_id: one.id, work_date: '2026-11-10', hours_worked: 12 })
    await someTime(farhan, '11h', { note_id: other.id, work_date: '2026-11-10' })
    const day = { case_ref: on.id, work_date: '2026-11-10' }
    const refused = await farhan.call('POST', '/rest/v1/rpc/log_time', { line: '1:01', ...day })
    expect(reasonOf(refused)).toEqual([400, 'notes.hours_above_a_day'])
    await someTime(farhan, '60m', day)
    const third = await aNote(farhan)
    const full = await farhan.call('POST', logs, {
      note_id: third.id,
      work_date: '2026-11-10',
      hours_worked: 0.01,
    })
    expect(reasonOf(full)).toEqual([400, 'notes.hours_above_a_day'])
  })

  it('is on a closed case, but on a task of it, not billed', async () => {
    const on = await newCase(farhan)
    const before = await someTime(farhan, '1m reading', { case_ref: on.id })
    const note = await aNote(farhan, { case_id: on.case_id })
    await world.rows(
      `update cases set status = 'closed', closed_on = '2026-11-20', closed_by = '${partner.user_id}' where id = '${on.id}'`,
    )
    const log = async (who: TestPerson, body: object) =>
      reasonOf(await who.call('POST', table, { seconds: 60, ...body }))
    expect(await log(farhan, { case_ref: on.id })).toEqual([422, 'time.case_closed'])
    expect(await log(farhan, { note_id: note.id, billing: 'bill' })).toEqual([422, 'time.case_closed'])
    const taken = await farhan.call('POST', table, { seconds: 60, note_id: note.id })
    expect(taken.body).toMatchObject({ billing: 'no', case_ref: on.id })
    expect(await log(partner, { case_ref: on.id })).toEqual([201, undefined])
    const change = { version: before.version, seconds: 7200 }
    const longer = await farhan.call('PATCH', `${table}/${before.id}`, change)
    expect(reasonOf(longer)).toEqual([422, 'time.case_closed'])
  })

  it('is of an archived task, as its time says', async () => {
    const note = await aNote(farhan)
    const entry = await someTime(farhan, '5m reading', { note_id: note.id })
    expect(entry).toMatchObject({ note_is_archived: false, can: { edit: true, delete: true } })
    await farhan.call('POST', '/rest/v1/rpc/archive_note', { note_id: note.id })
    expect((await farhan.call('GET', `${table}/${entry.id}`)).body).toMatchObject({
      ...{ note_is_archived: true, can: { edit: false, delete: false } },
    })
    const more = await farhan.call('POST', table, { note_id: note.id, seconds: 60 })
    expect(reasonOf(more)).toEqual([422, 'notes.archived'])
  })

  it('is of a week that was submitted or approved, or of a closed period, through new calls and old ones', async () => {
    const note = await aNote(sadia)
    const { body: log } = await sadia.call('POST', logs, {
      note_id: note.id,
      work_date: '2026-11-09',
      hours_worked: 2,
    })
    const [entry] = (await sadia.call('GET', `${table}?note_id=${note.id}`)).body.items
    const refusals = async () => [
      await sadia.call('POST', '/rest/v1/rpc/log_time', { line: '1h', work_date: '2026-11-10' }),
      await sadia.call('PATCH', `${table}/${entry.id}`, { seconds: 60, version: 1 }),
      await sadia.call('DELETE', `${table}/${entry.id}`),
      await sadia.call('POST', logs, { note_id: note.id, work_date: '2026-11-12', hours_worked: 1 }),
      await sadia.call('PATCH', `${logs}/${log.id}`, { hours_worked: 1, version: 1 }),
      await sadia.call('DELETE', `${logs}/${log.id}`),
    ]
    for (const state of ['submitted', 'approved']) {
      await world.rows(`insert into timesheets (user_id, week_start, state, submitted_at, decided_by, decided_at)
        select '${sadia.user_id}', '2026-11-08', '${state}', now(), by, case when by is not null then now() end
          from (select case when '${state}' = 'approved' then '${partner.user_id}'::uuid end as by) as decided`)
      expect((await sadia.call('GET', `${table}/${entry.id}`)).body.standing).toBe(state)
      for (const refused of await refusals()) expect(reasonOf(refused)).toEqual([422, `time.week_${state}`])
      expect(reasonOf(await sadia.call('DELETE', `/rest/v1/notes/${note.id}`))).toEqual([
        422,
        'notes.hours_fixed',
      ])
      await world.rows(`delete from timesheets where user_id = '${sadia.user_id}'`)
    }
    await world.rows(`update billing_settings set closed_through = '2026-11-12'`)
    for (const refused of await refusals()) expect(reasonOf(refused)).toEqual([422, 'time.period_closed'])
    expect(reasonOf(await sadia.call('DELETE', `/rest/v1/notes/${note.id}`))).toEqual([
      422,
      'time.period_closed',
    ])
    await world.rows('update billing_settings set closed_through = null')
    const open = await sadia.call('PATCH', `${logs}/${log.id}`, { hours_worked: 1, version: 1 })
    expect(open).toMatchObject({ status: 200, body: { hours_worked: 1 } })
  })
})

describe('whose time it is', () => {
  beforeAll(newcomers)

  it('is one’s own to change, the task’s people’s to see, and everybody’s for whoever approves it', async () => {
    const note = await aNote(farhan)
    const { id } = await someTime(farhan, '30m', { note_id: note.id })
    expect((await sadia.call('GET', `${table}/${id}`)).status).toBe(404)
    expect((await sadia.call('GET', table)).body.items).toEqual([])
    expect((await sadia.call('DELETE', `${table}/${id}`)).status).toBe(404)
    const other = { user_id: farhan.user_id, seconds: 60 }
    expect(reasonOf(await sadia.call('POST', table, other))).toEqual([403, 'rights.not_yours'])
    const added = await partner.call('POST', table, { ...other, note_id: note.id })
    expect(added).toMatchObject({ status: 201, body: { user_id: farhan.user_id, can: { edit: true } } })
    const theirs = await someTime(partner, '15m', { note_id: note.id })
    expect((await farhan.call('GET', `${table}/${theirs.id}`)).body.can).toEqual({
      edit: false,
      delete: false,
    })
    expect(reasonOf(await farhan.call('DELETE', `${table}/${theirs.id}`))).toEqual([403, 'rights.not_yours'])
    expect(await hoursOfTask(note.id)).toBe(0.77)
    const news = (await farhan.call('GET', '/rest/v1/notifications')).body.items
    expect(news).toMatchObject([
      {
        type: 'time_changed',
        title: 'Your time was changed',
        message: 'Nusrat Jahan changed your time of Nov 21, 2026',
      },
    ])
  })

  it('is masked where its case was hidden since, and counted', async () => {
    const on = await newCase(partner)
    const note = await aNote(farhan, { case_id: on.case_id })
    const { id, work_date } = await someTime(farhan, '2h secret drafting', { note_id: note.id })
    await wall(world, on.id, farhan, partner)
    const forThem = { user_id: farhan.user_id, case_ref: on.id, seconds: 60 }
    expect(reasonOf(await partner.call('POST', table, forThem))).toEqual([422, 'notes.cannot_see'])
    const later = await world.again(farhan)
    const seen = (await later.call('GET', `${table}/${id}`)).body
    expect(seen).toMatchObject({
      ...{
        id,
        work_date,
        seconds: 7200,
        is_hidden: true,
        case: null,
        case_ref: null,
        note_title: null,
        description: '',
      },
      ...{ billing: null, activity_code: null, source: null, can: { edit: false, delete: false } },
    })
    const listed = (await later.call('GET', `${table}?from=${work_date}`)).body.items
    expect(listed).toContainEqual(seen)
    expect((await later.call('GET', `${table}?case_ref=${on.id}`)).body.items).toEqual([])
    expect((await later.call('DELETE', `${table}/${id}`)).status).toBe(403)
    const full = await later.call('POST', '/rest/v1/rpc/log_time', { line: '22:01' })
    expect(reasonOf(full)).toEqual([400, 'notes.hours_above_a_day'])
  })
})

describe('an entry', () => {
  beforeAll(newcomers)

  it('is split in two, with its times', async () => {
    const { id } = await someTime(farhan, '9-11:30 drafting')
    const { body } = await farhan.call('POST', '/rest/v1/rpc/split_time_entry', {
      id,
      version: 1,
      seconds: 3600,
    })
    expect(body.items).toMatchObject([
      {
        id,
        seconds: 5400,
        version: 2,
        spans: [{ from: '2026-11-21T03:00:00.000Z', to: '2026-11-21T04:30:00.000Z' }],
      },
      {
        seconds: 3600,
        version: 1,
        spans: [{ from: '2026-11-21T04:30:00.000Z', to: '2026-11-21T05:30:00.000Z' }],
      },
    ])
    const told = `select type from activity_events where subject_id = $1`
    expect(await world.rows(told, [body.items[1].id])).toEqual([{ type: 'time_entry.created' }])
    const stale = await farhan.call('POST', '/rest/v1/rpc/split_time_entry', { id, version: 1, seconds: 60 })
    expect(reasonOf(stale)).toEqual([409, 'request.stale_version'])
  })

  it('is moved with others to a case, and leaves the task of another', async () => {
    const [here, there] = [await newCase(farhan), await newCase(farhan)]
    const note = await aNote(farhan, { case_id: here.case_id })
    const ids = [
      (await someTime(farhan, '1h', { note_id: note.id })).id,
      (await someTime(farhan, '1h', { case_ref: here.id })).id,
    ]
    const { body } = await farhan.call('POST', '/rest/v1/rpc/move_time_entries', {
      ids,
      case_ref: there.id,
      billing: 'no',
    })
    expect(body.items).toMatchObject(
      Array(2).fill({ case_ref: there.id, note_id: null, billing: 'no', version: 2 }),
    )
    expect(await hoursOfTask(note.id)).toBe(0)
    const foreign = await someTime(sadia, '1h')
    const refused = await farhan.call('POST', '/rest/v1/rpc/move_time_entries', {
      ids: [ids[0], foreign.id],
      billing: 'bill',
    })
    expect(refused.status).toBe(404)
    expect((await farhan.call('GET', `${table}/${ids[0]}`)).body.billing).toBe('no')
  })

  it('is a range of a past day that was chosen, also before that time of today', async () => {
    const entry = await someTime(farhan, '22:00-23:30 drafting', { work_date: '2026-11-03' })
    expect(entry).toMatchObject({ work_date: '2026-11-03', seconds: 5400, spans: [{}] })
  })

  it('keeps no signs that turn the direction of a text', async () => {
    const typed = await someTime(farhan, '\u200f1h \u202edrafting\u202c plaint\u2069')
    expect(typed).toMatchObject({ seconds: 3600, description: 'drafting plaint', activity_code: 'draft' })
    const path = `/rest/v1/time_entries/${typed.id}`
    const changed = await farhan.call('PATCH', path, { version: 1, description: ' \u2066আরজি\u2069 \u061c' })
    expect(changed.body.description).toBe('আরজি')
  })

  it('takes a key once, and nothing that does not fit', async () => {
    const bad = async (body: object) => reasonOf(await farhan.call('POST', table, body))
    for (const seconds of [0, -1, 1.5, 86_401])
      expect(await bad({ seconds })).toEqual([400, 'request.invalid'])
    expect(await bad({})).toEqual([400, 'request.invalid'])
    expect(await bad({ seconds: 60, activity_code: 'nope' })).toEqual([404, 'row.not_found'])
    expect(await bad({ seconds: 60, billing: 'covered' })).toEqual([400, 'time.case_needed'])
    expect(await bad({ seconds: 60, work_date: '2026-02-30' })).toEqual([400, 'request.invalid'])
    const [from, to] = ['2026-11-20T03:00:00Z', '2026-11-20T04:00:00Z']
    expect(await bad({ spans: [{ from: to, to: from }] })).toEqual([422, 'notes.end_not_after_start'])
    expect(await bad({ spans: [{ from, to }], seconds: 3601 })).toEqual([400, 'request.invalid'])
    expect(await bad({ spans: [{ from, to }], work_date: '2026-11-19' })).toEqual([400, 'request.invalid'])
    expect(await bad({ spans: [{ from: '2026-11-19T17:00:00Z', to: '2026-11-19T19:00:00Z' }] })).toEqual([
      400,
      'request.invalid',
    ])
  })

  it('goes with its task to another case, and is recorded', async () => {
    const on = await newCase(farhan)
    const note = await aNote(farhan)
    const { id } = await someTime(farhan, '1h', { note_id: note.id })
    await farhan.call('PATCH', `/rest/v1/notes/${note.id}`, {
      case_id: on.case_id,
      version: (await farhan.call('GET', `/rest/v1/notes/${note.id}`)).body.version,
    })
    expect((await farhan.call('GET', `${table}/${id}`)).body).toMatchObject({
      case_ref: on.id,
      billing: 'no',
    })
    const events = await world.rows(`select type, detail from activity_events where subject_id = '${id}'`)
    expect(events).toMatchObject([
      { type: 'time_entry.created', detail: { hours: 1, work_date: '2026-11-21' } },
    ])
  })
})

it('lists the kinds of work in both languages', async () => {
  const { items } = (await partner.call('GET', '/rest/v1/activity_codes')).body
  expect(items).toHaveLength(12)
  expect(items[0]).toMatchObject({
    code: 'draft',
    name_en: 'Drafting',
    usual_billing: 'bill',
    is_retired: false,
  })
})
