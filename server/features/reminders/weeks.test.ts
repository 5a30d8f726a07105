import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { anAbsence } from '../absences/testing.ts'
import { deliverNow } from '../notifications/testing.ts'
import { someTime } from '../time-entries/testing.ts'
import { remindNow } from './testing.ts'

/** A week from Sunday to Saturday; its steps are on Sunday the 6th and Tuesday the 8th, and for who approves on Monday. */
const week_start = '2026-11-29'
let world: World
let partner: TestPerson
let other: TestPerson
let farhan: TestPerson
const added: string[] = []

beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())
beforeEach(async () => {
  at('2026-11-29', '08:00')
  await world.empty(
    'users, notifications, reminders_sent, activity_events, live_events, idempotency_keys, timesheets, time_entries',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  other = await world.aPerson('partner', 'Tahmina Sultana')
  farhan = await world.aPerson('associate', 'Farhan Kabir')
})
afterEach(() => world.rows('delete from reminder_steps where id = any ($1)', [added.splice(0)]))

/** A step of weeks for one test. */
async function aStep(days_before: number, at_time: string): Promise<void> {
  const [made] = await world.rows<{ id: string }>(
    `insert into reminder_steps (id, about, days_before, at_time, created_at, updated_at)
       values (gen_random_uuid(), 'timesheet', $1, $2, now(), now()) returning id`,
    [days_before, at_time],
  )
  if (made) added.push(made.id)
}

/** Somebody at the moment of the clock, hours after they signed in. */
const now = (who: TestPerson) => world.again(who)
const call = async (who: TestPerson, name: string, body: object) =>
  (await now(who)).call('POST', `/rest/v1/rpc/${name}`, body)
const submit = async (who: TestPerson) =>
  expect((await call(who, 'submit_week', { week_start })).status).toBe(200)
const recall = async (who: TestPerson, version: number) =>
  expect((await call(who, 'recall_week', { week_start, version })).status).toBe(200)
const decide = async (by: TestPerson, of: TestPerson, decision: 'approve' | 'return') => {
  const weeks = [{ user_id: of.user_id, week_start, version: 1 }]
  const body = { weeks, decision, ...(decision === 'return' && { reason: 'A day is missing' }) }
  expect((await call(by, 'decide_weeks', body)).body.items).toHaveLength(1)
}

/** The clock of the firm, which is six hours ahead. */
function at(day: string, time: string): void {
  world.clock.set(new Date(`${day}T${time}:00+06:00`))
}
async function remindAt(day: string, time: string): Promise<void> {
  at(day, time)
  await remindNow(world)
}
const told = async (who: TestPerson, type = 'timesheet_due') =>
  (
    await world.rows<{ title: string; message: string }>(
      'select title, message from notifications where user_id = $1 and type = $2 order by created_at, message',
      [who.user_id, type],
    )
  ).map(({ title, message }) => `${title}: ${message}`)
const due = 'Week not submitted: Your week of Nov 29, 2026 is not submitted yet'
const waiting = async (who: TestPerson) => told(who, 'timesheet_waiting')

describe('reminders of a week', () => {
  it('check 24: reach each person once a step, over two instances and a restart', async () => {
    await remindAt('2026-12-06', '08:59')
    expect(await told(farhan)).toEqual([])
    at('2026-12-06', '09:00')
    await Promise.all([remindNow(world), remindNow(world)])
    await remindAt('2026-12-06', '09:01')
    await remindAt('2026-12-07', '23:00')
    expect([await told(farhan), await told(partner)]).toEqual([[due], [due]])
    at('2026-12-08', '09:00')
    await Promise.all([remindNow(world), remindNow(world)])
    await remindAt('2026-12-11', '23:59')
    expect([await told(farhan), await told(partner)]).toEqual([
      [due, due],
      [due, due],
    ])
    const sent = await world.rows(
      `select for_day, due_on, channel, count(distinct user_id)::int as people, count(*)::int as rows
         from reminders_sent where about = 'timesheet' group by step_ref, 1, 2, 3`,
    )
    const step = { for_day: '2026-12-05', due_on: '2026-12-05', channel: 'app', people: 3, rows: 3 }
    expect(sent).toEqual([step, step])
  })

  it('are read in the product with the week, and mailed and pushed once as each person asked', async () => {
    const ways = { kind: 'timesheet_due', in_app: true, mail: 'off', push: false }
    await (await now(partner)).call('PUT', '/rest/v1/notification_settings', { items: [ways] })
    const pushed = { ...ways, mail: 'now', push: true }
    await (await now(farhan)).call('PUT', '/rest/v1/notification_settings', { items: [pushed] })
    await remindAt('2026-12-06', '09:00')
    expect(await world.rows(`select user_id from notification_queue where channel = 'push'`)).toEqual([
      { user_id: farhan.user_id },
    ])
    await Promise.all([deliverNow(world), deliverNow(world)])
    await deliverNow(world)
    const emails = await world.rows<{ email: string }>(`select email from users where id = any ($1)`, [
      [other.user_id, farhan.user_id],
    ])
    const mails = await world.deliver()
    expect(mails.map(({ to }) => to).sort()).toEqual(emails.map(({ email }) => email).sort())
    expect(mails[0]?.letter.paragraphs).toEqual([due])
    const [row] = (await (await now(farhan)).call('GET', '/rest/v1/notifications')).body.items
    expect(row).toMatchObject({ type: 'timesheet_due', day: week_start, is_read: false })
    const bangla = { 'accept-language': 'bn' }
    const read = (await now(farhan)).call('GET', '/rest/v1/notifications', undefined, bangla)
    const [inBangla] = (await read).body.items
    expect(inBangla.message).toBe('আপনার ২৯ নভে ২০২৬ তারিখের সপ্তাহ এখনো জমা দেওয়া হয়নি')
  })

  it('are of whoever has not submitted it: one that was approved is done with, one given back is not', async () => {
    at('2026-12-05', '12:00')
    for (const who of [farhan, partner]) await submit(who)
    await remindAt('2026-12-06', '09:00')
    expect([await told(farhan), await told(partner), await told(other)]).toEqual([[], [], [due]])
    at('2026-12-06', '10:00')
    await decide(partner, farhan, 'approve')
    await decide(other, partner, 'return')
    // Their step had come, and there was nothing to say then.
    await remindAt('2026-12-06', '10:01')
    expect([await told(farhan), await told(partner)]).toEqual([[], []])
    await remindAt('2026-12-08', '09:00')
    expect([await told(farhan), await told(partner), await told(other)]).toEqual([[], [due], [due, due]])
  })

  it('wait for the next step where a week is recalled', async () => {
    at('2026-12-05', '12:00')
    await submit(farhan)
    at('2026-12-06', '11:00')
    await recall(farhan, 1)
    await remindAt('2026-12-06', '11:01')
    expect(await told(farhan)).toEqual([])
    await remindAt('2026-12-08', '09:00')
    expect(await told(farhan)).toEqual([due])
  })

  it('are made up for until the next week is over, as one, and lapse then', async () => {
    await remindAt('2026-12-11', '23:59')
    await remindAt('2026-12-11', '23:59')
    expect(await told(farhan)).toEqual([due])
    expect(await world.rows(`select from reminders_sent where user_id = $1`, [farhan.user_id])).toHaveLength(
      2,
    )
    await world.empty('reminders_sent, notifications')
    await remindAt('2026-12-12', '00:01')
    expect(await told(farhan)).toEqual([])
    await aStep(-10, '09:00')
    await remindAt('2026-12-15', '08:00')
    const of = async () => (await told(farhan)).filter((line) => line === due).length
    expect(await of()).toBe(0)
    await remindAt('2026-12-15', '09:00')
    expect(await of()).toBe(1)
  })

  it('are of the week that goes on where a step is before its Saturday', async () => {
    await aStep(2, '16:00')
    await remindAt('2026-12-03', '15:59')
    expect(await told(farhan)).toEqual([])
    await remindAt('2026-12-03', '16:00')
    expect(await told(farhan)).toEqual([due])
  })

  it('leave out whoever left, came after it, was away all of it or is to work no hours, unless they logged time of it', async () => {
    const [gone, away, partly, worked, none] = [
      await world.aPerson('associate', 'Gone'),
      await world.aPerson('associate', 'Away'),
      await world.aPerson('associate', 'Partly away'),
      await world.aPerson('associate', 'Away and working'),
      await world.aPerson('associate', 'Of no hours'),
    ]
    const days = { from_on: '2026-11-29', until_on: '2026-12-03' }
    await anAbsence(await now(away), {
      from_on: '2026-11-20',
      until_on: '2026-12-01',
      cover_id: farhan.user_id,
    })
    await anAbsence(await now(away), { from_on: '2026-12-02', until_on: '2026-12-03' })
    await anAbsence(await now(partly), { ...days, until_on: '2026-12-02' })
    await anAbsence(await now(worked), days)
    const hours = { user_id: none.user_id, seconds_per_week: 0 }
    expect((await (await now(partner)).call('POST', '/rest/v1/working_hours', hours)).status).toBe(201)
    at('2026-12-02', '12:00')
    const absent = await world.aPerson('associate', 'Came and was away')
    await anAbsence(await now(absent), { from_on: '2026-12-02', until_on: '2026-12-03' })
    at('2026-12-04', '12:00')
    await someTime(await now(worked), '2h drafting', { work_date: '2026-11-30' })
    const joined = await world.aPerson('associate', 'Came on Friday')
    at('2026-12-06', '08:00')
    const late = await world.aPerson('associate', 'Came after it')
    const earlier = { user_id: late.user_id, work_date: '2026-11-30', seconds: 3600 }
    expect((await (await now(partner)).call('POST', '/rest/v1/time_entries', earlier)).status).toBe(201)
    // Whoever stands in for somebody submits no week of theirs.
    await anAbsence(await now(partly), {
      from_on: '2026-12-06',
      until_on: '2026-12-08',
      cover_id: late.user_id,
    })
    await world.rows(`update users set deactivated_at = now() where id = $1`, [gone.user_id])
    await world.rows(`update profiles set left_at = now() where user_id = $1`, [gone.user_id])
    await remindAt('2026-12-06', '09:00')
    const names = await world.rows<{ full_name: string }>(
      `select p.full_name from notifications n join profiles p using (user_id) where n.type = 'timesheet_due' order by 1`,
    )
    expect(names.map(({ full_name }) => full_name)).toEqual([
      'Away and working',
      'Farhan Kabir',
      'Nusrat Jahan',
      'Partly away',
      'Tahmina Sultana',
    ])
    expect([await told(joined), await told(late)]).toEqual([[], []])
  })

  it('mail nothing of a week that was submitted while the mail waited', async () => {
    const late = {
      quiet_from: '07:00',
      quiet_until: '12:00',
      quiet_days: [],
      digest_at: '12:00',
      details: false,
    }
    await (await now(farhan)).call('PUT', '/rest/v1/notification_hours', late)
    await remindAt('2026-12-06', '09:00')
    await deliverNow(world)
    expect(await world.deliver()).toHaveLength(2)
    at('2026-12-06', '11:00')
    await submit(farhan)
    at('2026-12-06', '12:00')
    await deliverNow(world)
    expect(await world.deliver()).toEqual([])
  })
})

describe('reminders of weeks that wait', () => {
  it('check 24: tell each who approves once how many, of others alone, over two instances and a restart', async () => {
    const anika = await world.aPerson('associate', 'Anika Karim')
    at('2026-12-06', '12:00')
    for (const who of [farhan, anika, partner]) await submit(who)
    await remindAt('2026-12-07', '09:59')
    expect(await waiting(partner)).toEqual([])
    at('2026-12-07', '10:00')
    await Promise.all([remindNow(world), remindNow(world)])
    await remindAt('2026-12-07', '10:01')
    await remindAt('2026-12-11', '23:59')
    expect(await waiting(partner)).toEqual(['Weeks to approve: 2 weeks wait for approval'])
    expect(await waiting(other)).toEqual(['Weeks to approve: 3 weeks wait for approval'])
    expect([await waiting(farhan), await waiting(anika)]).toEqual([[], []])
  })

  it('are none where nothing waited when their time came, and count one’s own where nobody else decides', async () => {
    await remindAt('2026-12-07', '10:00')
    at('2026-12-07', '10:01')
    await submit(partner)
    await remindAt('2026-12-07', '10:02')
    expect([await waiting(partner), await waiting(other)]).toEqual([[], []])
    await world.rows(`update profiles set left_at = now() where user_id = $1`, [other.user_id])
    await remindAt('2026-12-14', '10:00')
    expect(await waiting(partner)).toEqual(['Weeks to approve: 1 week waits for approval'])
  })

  it('are mailed to nobody who lost the right meanwhile', async () => {
    at('2026-12-06', '12:00')
    await submit(farhan)
    await remindAt('2026-12-07', '10:00')
    await world.rows(`update profiles set role = 'associate' where user_id = $1`, [other.user_id])
    await world.rows(`delete from notification_queue q using notifications n
      where n.id = q.notification_id and n.type = 'timesheet_due'`)
    await deliverNow(world)
    expect((await world.deliver()).map(({ letter }) => letter.paragraphs)).toEqual([
      ['Weeks to approve: 1 week waits for approval'],
    ])
  })
})

describe('their steps', () => {
  const table = '/rest/v1/reminder_steps'
  const about = ({ about }: { about: string }) => about.startsWith('timesheet')

  it('ship with the product, and whoever keeps the courts changes them', async () => {
    const { body } = await farhan.call('GET', table)
    expect(
      body.items
        .filter(about)
        .map((step: Record<string, unknown>) => [step.about, step.days_before, step.at_time]),
    ).toEqual([
      ['timesheet', -1, '09:00'],
      ['timesheet', -3, '09:00'],
      ['timesheet_waiting', -2, '10:00'],
    ])
    const made = await partner.call('POST', table, { about: 'timesheet', days_before: -5, at_time: '08:00' })
    expect(made).toMatchObject({ status: 201, body: { days_before: -5, can: { edit: true, delete: true } } })
    const path = `${table}/${made.body.id}`
    expect((await farhan.call('PATCH', path, { version: 1, is_active: false })).status).toBe(403)
    expect((await partner.call('PATCH', path, { version: 1, days_before: null })).status).toBe(400)
    const changed = await partner.call('PATCH', path, { version: 1, days_before: -4, channels: ['app'] })
    expect(changed.body).toMatchObject({ days_before: -4, channels: ['app'] })
    at('2026-12-09', '08:00')
    await world.rows(
      `update reminder_steps set is_active = false where about = 'timesheet' and days_before <> -4`,
    )
    await remindNow(world)
    await deliverNow(world)
    expect([await told(farhan), await world.deliver()]).toEqual([[due], []])
    await world.rows(`update reminder_steps set is_active = true where about = 'timesheet'`)
    expect((await (await now(partner)).call('DELETE', path)).status).toBe(204)
  })

  it('are hidden from the release before, which cannot read them', async () => {
    const { user_id, session_id } = partner
    const read = await world.app.transact({ kind: 'session', user_id, session_id }, ({ db }) =>
      db.selectFrom('reminder_steps').select('about').execute(),
    )
    expect(read.length).toBeGreaterThan(0)
    expect(read.filter((step) => about(step) || step.about === 'task')).toEqual([])
  })

  it('tell of a week only whose it is', async () => {
    await remindAt('2026-12-06', '09:00')
    const { user_id, session_id } = farhan
    const read = await world.app.transact({ kind: 'session', user_id, session_id }, ({ db }) =>
      db.selectFrom('reminders_sent').select('user_id').execute(),
    )
    expect(read).toEqual([{ user_id }])
  })
})
