import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { anAbsence } from '../absences/testing.ts'
import { aCase, restrict, wall } from '../cases/testing.ts'
import { aDeadline } from '../deadlines/testing.ts'
import { aCourt, aHearing } from '../hearings/testing.ts'
import { aNote } from '../notes/testing.ts'
import { deliverNow } from '../notifications/testing.ts'
import { assign } from '../tasks/testing.ts'
import { remindNow } from './testing.ts'

const mails: Mail[] = []
let isRefusing = false
let isSilent = false
let world: World
let partner: TestPerson
let other: TestPerson
let lead: TestPerson
let farhan: TestPerson
let court_ref: string
const mailer = {
  send: async (mail: Mail) => {
    if (isRefusing) throw new Error('try later')
    mails.push(mail)
    if (isSilent) throw new Error('taken, and the line is dead')
  },
  close: () => undefined,
}
beforeAll(async () => {
  world = await aWorld({}, { mailer })
  // Those of weeks have tests of their own (weeks.test.ts).
  await world.rows(
    `update reminder_steps set is_active = false where about in ('timesheet', 'timesheet_waiting')`,
  )
})
afterAll(() => world.end())
beforeEach(async () => {
  // A Wednesday, before anything falls due.
  at('2026-12-02', '06:00')
  await world.empty(
    'users, cases, courts, notifications, reminders_sent, activity_events, live_events, idempotency_keys',
  )
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  other = await world.aPerson('partner', 'Tahmina Sultana')
  lead = await world.aPerson('associate', 'Sadia Rahman')
  farhan = await world.aPerson('associate', 'Farhan Kabir')
  court_ref = await aCourt(world)
})
afterEach(() => {
  mails.splice(0)
  isRefusing = false
  isSilent = false
})

/** Somebody at the moment of the clock, hours after they signed in. */
const now = (who: TestPerson) => world.again(who)

/** The clock of the firm, which is six hours ahead. */
function at(day: string, time: string): void {
  world.clock.set(new Date(`${day}T${time}:00+06:00`))
}
async function remindAt(day: string, time: string): Promise<void> {
  at(day, time)
  await remindNow(world)
}
const emailOf = async ({ user_id }: TestPerson) =>
  (await world.rows<{ email: string }>('select email from users where id = $1', [user_id]))[0]?.email
const mailed = async (who: TestPerson) => {
  const email = await emailOf(who)
  return mails
    .filter(({ to }) => to === email)
    .map(({ letter: { subject, paragraphs, sections = [] } }) => [
      subject,
      ...paragraphs,
      ...sections.flatMap(({ lines }) => lines),
    ])
}
const told = async (who: TestPerson) =>
  (
    await world.rows<{ type: string; title: string; message: string }>(
      'select type, title, message from notifications where user_id = $1 order by created_at, title, message',
      [who.user_id],
    )
  ).map(({ type, title, message }) => `${type}: ${title} · ${message}`)
const inCourt = async (draft: object = {}) => {
  const of = await aCase(await now(partner), { court_ref, case_id: 'LAND-4', ...draft })
  await world.rows('update cases set lead_id = $2 where id = $1', [of.id, lead.user_id])
  return of
}
const set = async (case_ref: string, on_day: string, draft: object = {}) =>
  aHearing(await now(partner), {
    case_ref,
    on_day,
    appears_id: farhan.user_id,
    purpose: 'Argument',
    ...draft,
  })
const seen = async (who: TestPerson, subject_id: string, about = 'hearing') =>
  (await now(who)).call('POST', '/rest/v1/rpc/mark_seen', { about, subject_id })

describe('reminders of a hearing', () => {
  it('check 48: reach each person once a step, over two instances and a restart, and a moved date anew', async () => {
    const of = await inCourt()
    const row = await set(of.id, '2026-12-10')
    await remindAt('2026-12-03', '07:29')
    expect(mails).toEqual([])
    at('2026-12-03', '07:30')
    await Promise.all([remindNow(world), remindNow(world)])
    await remindAt('2026-12-03', '07:31')
    expect(await mailed(farhan)).toEqual([
      ['Hearing on Dec 10, 2026', 'Hearing on Dec 10, 2026: LAND-4, District Judge, Argument, Dec 10, 2026'],
    ])
    expect(await told(farhan)).toEqual([
      'hearing_reminder: Hearing on Dec 10, 2026 · LAND-4, District Judge, Argument',
    ])
    expect(await mailed(lead)).toEqual([])
    await remindAt('2026-12-09', '17:00')
    expect((await mailed(farhan)).at(-1)?.[0]).toBe('Hearing tomorrow')
    expect(await mailed(lead)).toHaveLength(1)
    await (await now(partner)).call('PATCH', `/rest/v1/hearings/${row.id}`, {
      version: 1,
      on_day: '2026-12-13',
      keep: true,
    })
    await remindAt('2026-12-12', '17:00')
    await remindAt('2026-12-12', '17:01')
    expect((await mailed(farhan)).map(([subject]) => subject)).toEqual([
      'Hearing on Dec 10, 2026',
      'Hearing tomorrow',
      'Hearing tomorrow',
    ])
    await remindAt('2026-12-13', '07:30')
    expect((await told(farhan)).at(-1)).toBe(
      'hearing_reminder: Hearing today · LAND-4, District Judge, Argument',
    )
  })

  it('come as one mail a person, in order, and a step that was missed is made up until its day is over', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-03', { at_time: '11:00' })
    const later = await inCourt({ case_id: 'BAIL-2' })
    await set(later.id, '2026-12-03', { at_time: '10:00', purpose: null })
    const gone = await inCourt({ case_id: 'GONE-1' })
    await world.rows(
      `insert into hearings (id, case_ref, on_day, court_ref, appears_id, created_by, created_at, updated_at)
         values (gen_random_uuid(), $1, '2026-11-20', $2, $3, $3, now(), now())`,
      [gone.id, court_ref, farhan.user_id],
    )
    await remindAt('2026-12-03', '08:00')
    expect(await mailed(farhan)).toEqual([
      [
        'Reminders from TRW',
        'Hearing today: BAIL-2, District Judge, Dec 03, 2026',
        'Hearing today: LAND-4, District Judge, Argument, Dec 03, 2026',
      ],
    ])
    expect(await told(farhan)).toHaveLength(2)
  })

  it('check 49: no mail leaves between 21:00 and 07:00, and what nobody has seen by 20:00 goes on', async () => {
    const of = await inCourt()
    await remindAt('2026-11-27', '07:30')
    const row = await set(of.id, '2026-12-04', { keep: true })
    await remindAt('2026-11-28', '07:30')
    expect((await seen(farhan, row.id)).status).toBe(200)
    mails.splice(0)
    await remindAt('2026-12-03', '17:00')
    const known = await inCourt({ case_id: 'SEEN-1' })
    await remindAt('2026-12-03', '19:59')
    expect(await told(partner)).toEqual([])
    await remindAt('2026-12-03', '20:00')
    expect(await told(partner)).toEqual([
      'hearing_reminder: Nobody has seen the reminder of this hearing · LAND-4, District Judge, Argument',
    ])
    expect(await told(lead)).toHaveLength(2)
    expect((await mailed(partner)).flat()).toHaveLength(2)
    expect((await mailed(other)).flat()).toHaveLength(2)
    await remindAt('2026-12-03', '20:01')
    expect(await mailed(partner)).toHaveLength(1)
    mails.splice(0)
    await set(known.id, '2026-12-04', { keep: true })
    await remindAt('2026-12-03', '21:00')
    await remindAt('2026-12-04', '06:59')
    expect(mails).toEqual([])
    await remindAt('2026-12-04', '07:00')
    expect((await mailed(farhan)).flat()[1]).toMatch(/^Hearing today: SEEN-1/)
    expect((await seen(farhan, row.id)).status).toBe(200)
  })

  it('are no reminder that nobody has seen where the hearing came into the diary on its own day', async () => {
    const of = await inCourt()
    await world.rows('update cases set lead_id = null where id = $1', [of.id])
    await remindAt('2026-12-04', '15:00')
    await set(of.id, '2026-12-04', { keep: true, appears_id: null })
    await remindAt('2026-12-04', '15:01')
    await remindAt('2026-12-04', '20:00')
    expect(await told(partner)).toEqual([])
  })

  it('check 41: once seen on one way they go to nobody else, and a guarded case is named in no mail', async () => {
    const of = await inCourt()
    const row = await set(of.id, '2026-12-04', { keep: true })
    const guarded = await inCourt({ case_id: 'SECRET-1' })
    await restrict(world, guarded.id, lead, farhan)
    await wall(world, guarded.id, other, partner)
    const hidden = await set(guarded.id, '2026-12-04', { at_time: '10:00', keep: true })
    await remindAt('2026-12-03', '17:00')
    const [[, first = '', second = ''] = []] = await mailed(farhan)
    expect([first, second].sort()).toEqual([
      'A case with limited access',
      'Hearing tomorrow: LAND-4, District Judge, Argument, Dec 04, 2026',
    ])
    expect(JSON.stringify(mails)).not.toContain('SECRET-1')
    expect(await told(farhan)).toHaveLength(2)
    expect((await seen(farhan, row.id)).status).toBe(200)
    expect(
      await world.rows('select 1 from notifications where is_read and subject_id = $1', [row.id]),
    ).toHaveLength(1)
    expect((await seen(partner, row.id)).status).toBe(404)
    mails.splice(0)
    await remindAt('2026-12-03', '20:00')
    const nameless = [['Reminders from TRW', 'A case with limited access']]
    expect([await mailed(partner), await mailed(lead)]).toEqual([nameless, nameless])
    expect(JSON.stringify(mails)).not.toMatch(/LAND-4|SECRET-1/)
    expect(await told(partner)).toEqual([
      'hearing_reminder: Nobody has seen the reminder of this hearing · SECRET-1, District Judge, Argument',
    ])
    expect(await told(other)).toEqual([])
    const day = async (who: TestPerson) =>
      (await (await now(who)).call('GET', '/rest/v1/rpc/reminders_of_day?day=2026-12-04')).body.items
    expect(await day(partner)).toHaveLength(2)
    expect(await day(other)).toMatchObject([
      { subject_id: row.id, seen_by: { full_name: 'Farhan Kabir' }, may_see: false, not_mailed: [] },
    ])
    expect((await seen(other, hidden.id)).status).toBe(404)
  })

  it('warn the evening before of two hearings of one person, whoever sees both, and once', async () => {
    const far = await aCourt(world, { name_en: 'High Court', place: 'Ramna' })
    const [of, writ] = [await inCourt(), await inCourt({ case_id: 'WRIT-9' })]
    await set(of.id, '2026-12-09')
    await remindAt('2026-12-02', '07:30')
    await set(writ.id, '2026-12-09', { court_ref: far })
    const clash = 'hearing_reminder: Clash: District Judge and High Court · LAND-4 and WRIT-9, Dec 09, 2026'
    expect(await told(farhan)).not.toContain(clash)
    mails.splice(0)
    await remindAt('2026-12-08', '17:00')
    await remindAt('2026-12-08', '17:01')
    expect((await told(farhan)).filter((line) => line === clash)).toHaveLength(1)
    const [mail, ...more] = await mailed(farhan)
    expect(more).toEqual([])
    expect(mail?.slice(1).at(-1)).toBe('Clash: District Judge and High Court, Dec 09, 2026')
    expect(mail).toHaveLength(4)
    expect((await mailed(lead)).flat().join()).not.toContain('Clash')
    expect((await told(lead)).join()).not.toContain('Clash')
    await remindAt('2026-12-09', '07:30')
    expect((await told(farhan)).filter((line) => line.includes('Clash'))).toHaveLength(1)
    expect((await mailed(farhan)).at(-1)?.join()).not.toContain('Clash')
  })

  it('warn of a hearing that is added late with the others of its day, in the words of what is tight', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-10', { at_time: '10:00' })
    await remindAt('2026-12-09', '17:00')
    expect((await told(farhan)).join()).not.toContain('Tight')
    await set((await inCourt({ case_id: 'BAIL-2' })).id, '2026-12-10', { at_time: '10:30' })
    mails.splice(0)
    await remindAt('2026-12-09', '18:00')
    const line = 'Tight: District Judge and District Judge'
    expect((await told(farhan)).filter((told) => told.includes(line))).toHaveLength(1)
    expect((await mailed(farhan)).flat()).toContain(`${line}, Dec 10, 2026`)
  })

  it('name no court of a guarded case in a mail, and tell nobody of a case that is hidden from them', async () => {
    const far = await aCourt(world, { name_en: 'High Court', place: 'Ramna' })
    const secret = await inCourt({ case_id: 'SECRET-1' })
    await restrict(world, secret.id, lead, farhan)
    await set((await inCourt()).id, '2026-12-09')
    await set(secret.id, '2026-12-09', { court_ref: far, with_ids: [other.user_id] })
    await set((await inCourt({ case_id: 'BAIL-2' })).id, '2026-12-09', { appears_id: other.user_id })
    await wall(world, secret.id, other, partner)
    await remindAt('2026-12-08', '17:00')
    const lines = (await mailed(farhan)).flat()
    expect(lines.filter((line) => line.startsWith('Clash'))).toEqual([
      'Clash: District Judge and A case with limited access, Dec 09, 2026',
    ])
    expect(JSON.stringify(mails)).not.toMatch(/SECRET-1|High Court/)
    expect((await told(other)).join()).not.toMatch(/Clash|SECRET/)
    expect((await told(farhan)).join()).toContain(
      'Clash: District Judge and High Court · LAND-4 and SECRET-1',
    )
    await wall(world, secret.id, farhan, partner)
    expect((await told(farhan)).join()).not.toMatch(/Clash|SECRET|High Court/)
  })

  it('show whom no mail has reached, and try until the day is over', async () => {
    const of = await inCourt()
    const row = await set(of.id, '2026-12-04', { keep: true })
    isRefusing = true
    await remindAt('2026-12-03', '17:00')
    const day = async () =>
      (await (await now(farhan)).call('GET', '/rest/v1/rpc/reminders_of_day?day=2026-12-04')).body.items[0]
    expect(await day()).toMatchObject({
      subject_id: row.id,
      may_see: true,
      seen_at: null,
      not_mailed: [{ full_name: 'Farhan Kabir' }, { full_name: 'Sadia Rahman' }],
    })
    isRefusing = false
    await remindAt('2026-12-03', '17:05')
    expect(mails).toEqual([])
    await remindAt('2026-12-03', '17:10')
    expect(await mailed(farhan)).toHaveLength(1)
    expect(await day()).toMatchObject({ not_mailed: [] })
  })

  it('are the same mail again where nobody knows whether it was taken, whatever falls due in between', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-04', { keep: true })
    isSilent = true
    await remindAt('2026-12-03', '17:00')
    isSilent = false
    const another = await inCourt({ case_id: 'LAND-5' })
    await set(another.id, '2026-12-04', { keep: true })
    await remindAt('2026-12-03', '17:11')
    await remindAt('2026-12-03', '17:22')
    const to = await emailOf(farhan)
    const [first, again, next, ...more] = mails
      .filter((mail) => mail.to === to)
      .map(({ id, letter }) => ({ id, text: JSON.stringify(letter) }))
    expect(again).toEqual(first)
    expect(first?.text).not.toContain('LAND-5')
    expect(next?.id).not.toBe(first?.id)
    expect(next?.text).not.toContain('LAND-4')
    expect(more).toEqual([])
  })

  it('tell who appears and the lead that an outcome is missing', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-03')
    await remindAt('2026-12-04', '09:00')
    const missing = 'hearing_outcome: Outcome missing · LAND-4, District Judge, Dec 03, 2026'
    expect((await told(farhan)).at(-1)).toBe(missing)
    expect(await told(lead)).toContain(missing)
    await remindAt('2026-12-05', '09:00')
    expect((await told(farhan)).filter((line) => line === missing)).toHaveLength(1)
  })
})

describe('what a person wants of reminders', () => {
  const choose = async (who: TestPerson, ways: object) =>
    (await now(who)).call('PUT', '/rest/v1/notification_settings', {
      items: [{ kind: 'hearing_reminder', in_app: true, mail: 'off', push: false, ...ways }],
    })

  it('is asked of each by itself, but never of what nobody has seen', async () => {
    const of = await inCourt()
    await set(of.id, '2026-12-04', { keep: true })
    await choose(farhan, { in_app: false })
    await choose(partner, { in_app: false })
    await remindAt('2026-12-03', '17:00')
    expect([await mailed(farhan), (await mailed(lead)).length]).toEqual([[], 1])
    const shown = async (who: TestPerson) =>
      (await (await now(who)).call('GET', '/rest/v1/notifications')).body.items.length
    expect([await shown(farhan), await shown(lead)]).toEqual([0, 1])
    await remindAt('2026-12-03', '20:00')
    expect(await mailed(partner)).toHaveLength(1)
    expect(await shown(partner)).toBe(1)
  })

  it('can be the digest of the day, once', async () => {
    const of = await inCourt()
    await choose(farhan, { mail: 'digest' })
    await set(of.id, '2026-12-10')
    await remindAt('2026-12-03', '07:30')
    await deliverNow(world)
    expect(await mailed(farhan)).toEqual([])
    await remindAt('2026-12-03', '08:00')
    await deliverNow(world)
    await deliverNow(world)
    expect(await mailed(farhan)).toEqual([
      ['Your day at TRW', 'Hearing on Dec 10, 2026: LAND-4, District Judge, Argument'],
    ])
  })

  it('check 51: quiet hours hold them, but the morning reminder of a hearing comes at its time', async () => {
    const of = await inCourt()
    const late = {
      quiet_from: '18:00',
      quiet_until: '12:00',
      quiet_days: [],
      digest_at: '08:00',
      details: false,
    }
    await (await now(farhan)).call('PUT', '/rest/v1/notification_hours', late)
    await set(of.id, '2026-12-04', { keep: true })
    await remindAt('2026-12-03', '11:00')
    expect(await mailed(farhan)).toEqual([])
    await remindAt('2026-12-03', '12:00')
    expect(await mailed(farhan)).toHaveLength(1)
    await remindAt('2026-12-03', '20:00')
    await remindAt('2026-12-04', '07:29')
    expect(await mailed(farhan)).toHaveLength(1)
    await remindAt('2026-12-04', '07:30')
    expect((await mailed(farhan)).at(-1)?.[0]).toBe('Hearing today')
  })
})

describe('reminders of cases and deadlines', () => {
  it('tell the lead of a case without a next date, and after a week the partners who see it', async () => {
    const of = await inCourt()
    await wall(world, of.id, other, partner)
    await world.rows(`update cases set no_date_until = '2026-12-05' where id = $1`, [of.id])
    await remindAt('2026-12-04', '12:00')
    expect(await told(lead)).toEqual([])
    await remindAt('2026-12-05', '07:30')
    await remindAt('2026-12-05', '12:00')
    expect(await told(lead)).toEqual(['no_next_date: No next date · LAND-4'])
    expect(await told(partner)).toEqual([])
    await remindAt('2026-12-12', '07:30')
    expect(await told(partner)).toEqual(['no_next_date: No next date · LAND-4'])
    expect(await told(other)).toEqual([])
  })

  it('remind of one deadline on each of its five days and on the day itself', async () => {
    const of = await inCourt()
    await world.rows(
      `insert into deadlines (id, case_ref, title, trigger_day, extra_reason, calendar_ref, due_on, working, warn_on, assignee_id,
          created_by, changed_by, changed_at, created_at, updated_at)
        select gen_random_uuid(), $1, 'Appeal', '2026-11-01', 'By hand', id, '2027-01-05', '[]',
            '{2026-12-06,2026-12-22,2026-12-29,2027-01-02,2027-01-04}', $2, $2, $2, now(), now(), now()
          from court_calendars limit 1`,
      [of.id, farhan.user_id],
    )
    for (const day of [
      '2026-12-06',
      '2026-12-07',
      '2026-12-22',
      '2026-12-29',
      '2027-01-02',
      '2027-01-04',
      '2027-01-05',
    ])
      await remindAt(day, '07:30')
    expect(await told(farhan)).toEqual([
      'deadline_reminder: Deadline in 30 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 14 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 7 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 3 days · LAND-4, Appeal',
      'deadline_reminder: Deadline in 1 day · LAND-4, Appeal',
      'deadline_reminder: Deadline today · LAND-4, Appeal',
    ])
    expect(await mailed(farhan)).toHaveLength(6)
    expect((await told(lead)).filter((line) => line.includes('in 1 day'))).toHaveLength(1)
  })

  it('check 62: say that nobody confirmed the rule, of a retired one too, in the mail and where they show', async () => {
    const of = await inCourt()
    const rule = async (code: string, title: string) => {
      const body = { code, title, act: 'An Act', provision: 's.1', trigger: 'Judgment', period: 30 }
      const { id } = (await (await now(partner)).call('POST', '/rest/v1/deadline_rules', body)).body
      const counted = { rule_ref: id, trigger_day: '2026-11-10', assignee_id: farhan.user_id }
      await aDeadline(await now(farhan), { case_ref: of.id, ...counted })
      return async (call: string, more: object = {}) =>
        (await now(partner)).call('POST', `/rest/v1/rpc/${call}`, { id, version: 1, ...more })
    }
    const doubted = await rule('T-1', 'Appeal')
    const known = await rule('T-2', 'Revision')
    expect((await known('confirm_rule', { source: 'Gazette of 2 May' })).status).toBe(200)
    const mailedOn = async (day: string) => {
      await remindAt(day, '07:30')
      return (await mailed(farhan)).at(-1)?.slice(1)
    }
    const lines = (distance: string) => [
      `Deadline in ${distance}: LAND-4, Appeal, Dec 10, 2026 · Unverified rule – confirm before use.`,
      `Deadline in ${distance}: LAND-4, Revision, Dec 10, 2026`,
    ]
    expect(await mailedOn('2026-12-03')).toEqual(lines('7 days'))
    expect((await told(farhan)).slice(-2)).toEqual([
      'deadline_reminder: Deadline in 7 days · LAND-4, Appeal · Unverified rule – confirm before use.',
      'deadline_reminder: Deadline in 7 days · LAND-4, Revision',
    ])
    expect((await doubted('retire_rule')).status).toBe(200)
    expect(await mailedOn('2026-12-07')).toEqual(lines('3 days'))
  })
})

it('the steps are changed by whoever keeps the courts, but for the one that passes on what nobody has seen', async () => {
  const table = '/rest/v1/reminder_steps'
  const { body } = await farhan.call('GET', table)
  expect(body.items).toHaveLength(14)
  const unseen = body.items.find(({ about }: { about: string }) => about === 'unseen')
  expect(unseen.can).toEqual({ edit: false, delete: false })
  expect(
    (await farhan.call('POST', table, { about: 'hearing', days_before: 3, at_time: '08:00' })).status,
  ).toBe(403)
  const made = await partner.call('POST', table, { about: 'hearing', days_before: 3, at_time: '08:00' })
  expect(made).toMatchObject({
    status: 201,
    body: { days_before: 3, channels: ['app', 'mail', 'push'], is_active: true },
  })
  const path = `${table}/${made.body.id}`
  expect((await partner.call('PATCH', path, { version: 1, days_before: null })).body.fields[0].path).toBe(
    'days_before',
  )
  expect((await partner.call('PATCH', path, { version: 1, channels: [] })).body.fields[0].path).toBe(
    'channels',
  )
  expect((await partner.call('PATCH', path, { version: 1, channels: ['app'] })).body.channels).toEqual([
    'app',
  ])
  expect((await partner.call('DELETE', path)).status).toBe(204)
  expect((await partner.call('DELETE', `${table}/${unseen.id}`)).status).toBe(403)
  expect(
    (await partner.call('POST', table, { about: 'hearing', days_before: 61, at_time: '08:00' })).status,
  ).toBe(400)
  const settings = '/rest/v1/firm_settings'
  const { version } = (await partner.call('GET', settings)).body
  expect((await partner.call('PATCH', settings, { version, quiet_from: '22:00' })).body).toMatchObject({
    quiet_from: '22:00',
    quiet_until: '07:00',
    escalate_at: '20:00',
  })
  expect((await farhan.call('PATCH', settings, { version: version + 1, quiet_from: '23:00' })).status).toBe(
    403,
  )
})

it.each([
  { channels: ['app', 'mail', 'push'], shows: 1, ways: ['mail', 'push'] },
  { channels: ['app', 'mail'], shows: 1, ways: ['mail'] },
  { channels: ['push'], shows: 0, ways: ['push'] },
  { channels: ['mail'], shows: 0, ways: [] },
])('a step through $channels goes on those ways of what its reader asked for', async (step) => {
  const { channels, shows, ways } = step
  const wish = { kind: 'hearing_reminder', in_app: true, mail: 'digest', push: true }
  await (await now(farhan)).call('PUT', '/rest/v1/notification_settings', { items: [wish] })
  // The one of the week before is made up for at the same time.
  const both = `about = 'hearing' and days_before > 0`
  const write = (ways: string[]) =>
    world.rows(`update reminder_steps set channels = $1, is_pushed = 'push' = any ($1) where ${both}`, [ways])
  await write(channels)
  await set((await inCourt()).id, '2026-12-04')
  at('2026-12-03', '17:00')
  await Promise.all([remindNow(world), remindNow(world)])
  await write(['app', 'mail', 'push'])
  expect((await (await now(farhan)).call('GET', '/rest/v1/notifications')).body.items).toHaveLength(shows)
  const queued = await world.rows<{ channel: string }>(
    'select channel from notification_queue where user_id = $1 order by channel',
    [farhan.user_id],
  )
  expect(queued.map(({ channel }) => channel)).toEqual(ways)
  // What no digest will find is mailed by itself.
  expect(await mailed(farhan)).toHaveLength(channels.includes('mail') && shows === 0 ? 1 : 0)
})

describe('reminders of a task', () => {
  const table = '/rest/v1/reminder_steps'
  const steps = async () =>
    (await (await now(farhan)).call('GET', table)).body.items.filter(
      ({ about }: { about: string }) => about === 'task',
    )

  it('go by steps that ship with the product and that whoever keeps the courts changes', async () => {
    const [eve, day] = (await steps()).toSorted(
      (one: { days_before: number }, other: { days_before: number }) => other.days_before - one.days_before,
    )
    const shipped = { about: 'task', channels: ['app', 'mail', 'push'], is_active: true }
    expect(eve).toMatchObject({ ...shipped, days_before: 1, at_time: '17:00' })
    expect(day).toMatchObject({ ...shipped, days_before: 0, at_time: '07:30' })
    const draft = { about: 'task', days_before: 2, at_time: '09:00', channels: ['app', 'push'] }
    expect((await farhan.call('POST', table, draft)).status).toBe(403)
    const { status, body: own } = await partner.call('POST', table, draft)
    expect([status, own.can]).toEqual([201, { edit: true, delete: true }])
    const change = (id: string, body: object) => partner.call('PATCH', `${table}/${id}`, body)
    for (const { id, version } of [eve, day]) await change(id, { version, is_active: false })
    await due({ due_on: '2026-12-04' })
    await remindAt('2026-12-02', '08:59')
    expect(await told(farhan)).toEqual([])
    await remindAt('2026-12-02', '09:00')
    await remindAt('2026-12-04', '23:00')
    // It takes no mail, whatever its reader would be mailed.
    expect(await tell()).toEqual([])
    expect(await told(farhan)).toEqual(['note_due: Due on Dec 04, 2026 · Task “Plaint”'])
    await world.rows(`update reminder_steps set is_active = true where about = 'task' and id <> $1`, [own.id])
    expect((await (await now(partner)).call('DELETE', `${table}/${own.id}`)).status).toBe(204)
    expect(await steps()).toHaveLength(2)
  })

  it('are none where the firm has no step of them', async () => {
    const gone = await world.rows(`delete from reminder_steps where about = 'task' returning *`)
    await due({ due_on: '2026-12-04' })
    await remindAt('2026-12-04', '08:00')
    await world.rows(
      `insert into reminder_steps select * from jsonb_populate_recordset(null::reminder_steps, $1)`,
      [JSON.stringify(gone)],
    )
    expect(await told(farhan)).toEqual([])
  })

  it('are not told again where they were told before there were rows of their steps', async () => {
    const { id } = await due({ due_on: '2026-12-04' })
    // Under what the release until then called the step of the day before.
    await world.rows(
      `insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, queued_at, sent_at)
         values ('task', $1, '00000000-0000-4000-8000-000000000351', '2026-12-04', '2026-12-04', $2, 'app', now(), now())`,
      [id, farhan.user_id],
    )
    await remindAt('2026-12-03', '17:00')
    expect(await told(farhan)).toEqual([])
    await remindAt('2026-12-04', '07:30')
    expect(await told(farhan)).toEqual(['note_due: Due today · Task “Plaint”'])
  })

  const due = async (draft: object) => aNote(await now(farhan), { title: 'Plaint', ...draft })
  const tell = async () => {
    await deliverNow(world)
    await world.deliver()
    return mailed(farhan)
  }

  it('check 48: reach owner and assignees the day before and on the day, once, and nobody else', async () => {
    const { id } = await due({ due_on: '2026-12-04' })
    await assign(await now(farhan), id, lead)
    await due({ title: 'Done', due_on: '2026-12-04', status: 'done' })
    await remindAt('2026-12-03', '16:59')
    expect(await told(farhan)).toEqual([])
    at('2026-12-03', '17:00')
    await Promise.all([remindNow(world), remindNow(world)])
    await remindAt('2026-12-03', '17:01')
    const eve = 'note_due: Due tomorrow · Task “Plaint”'
    expect(await told(farhan)).toEqual([eve])
    expect((await told(lead)).filter((line) => line.startsWith('note_due'))).toEqual([eve])
    expect((await told(partner)).filter((line) => line.startsWith('note_due'))).toEqual([])
    await remindAt('2026-12-04', '07:30')
    expect(await told(farhan)).toEqual([eve, 'note_due: Due today · Task “Plaint”'])
    const { status } = await seen(farhan, id, 'task')
    expect(status).toBe(200)
    expect((await seen(partner, id, 'task')).status).toBe(404)
  })

  it('is mailed at once until somebody chooses otherwise, and a moved day is reminded of anew', async () => {
    const { id, version } = await due({ due_on: '2026-12-04' })
    await remindAt('2026-12-03', '17:00')
    expect(await tell()).toEqual([['Notifications from TRW', 'Due tomorrow: Task “Plaint”']])
    const moved = { due_on: '2026-12-09', version }
    await (await now(farhan)).call('PATCH', `/rest/v1/notes/${id}`, moved)
    await remindAt('2026-12-08', '17:00')
    expect(await tell()).toHaveLength(2)
    const ways = { kind: 'note_due', in_app: true, mail: 'off', push: false }
    await (await now(farhan)).call('PUT', '/rest/v1/notification_settings', { items: [ways] })
    await remindAt('2026-12-09', '07:30')
    expect(await tell()).toHaveLength(2)
    expect(await told(farhan)).toHaveLength(3)
  })

  it('goes to the cover as well while an absence lasts, but not where a wall is', async () => {
    const of = await inCourt()
    await aNote(await now(lead), {
      title: 'Walled',
      case_id: 'LAND-4',
      case_ref: of.id,
      due_on: '2026-12-04',
    })
    await aNote(await now(lead), { title: 'Open', due_on: '2026-12-04' })
    await aNote(await now(lead), { title: 'Later', due_on: '2026-12-05' })
    await set(of.id, '2026-12-04', { appears_id: lead.user_id })
    await wall(world, of.id, farhan, partner)
    await anAbsence(await now(lead), {
      from_on: '2026-12-04',
      until_on: '2026-12-04',
      cover_id: farhan.user_id,
    })
    await remindAt('2026-12-04', '07:30')
    const ofTasks = async (who: TestPerson) =>
      (await told(who)).filter((line) => /^(note_due|hearing)/.test(line))
    expect(await ofTasks(farhan)).toEqual(['note_due: Due today · Task “Open”'])
    expect(await ofTasks(lead)).toHaveLength(3)
    await remindAt('2026-12-05', '07:30')
    expect(await ofTasks(farhan)).toHaveLength(1)
  })

  it('is told to nobody who may not see its case', async () => {
    const of = await inCourt()
    const { id } = await aNote(await now(lead), { case_id: 'LAND-4', case_ref: of.id, due_on: '2026-12-04' })
    await assign(await now(lead), id, farhan)
    await wall(world, of.id, farhan, partner)
    await remindAt('2026-12-04', '07:30')
    expect((await told(farhan)).filter((line) => line.startsWith('note_due'))).toEqual([])
    expect((await told(lead)).filter((line) => line.startsWith('note_due'))).toHaveLength(1)
  })
})
