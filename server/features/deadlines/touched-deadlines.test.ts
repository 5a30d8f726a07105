import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase } from '../cases/testing.ts'
import { aDeadline } from './testing.ts'

const rules = '/rest/v1/deadline_rules'
const rpc = '/rest/v1/rpc'

let world: World
let partner: TestPerson
let associate: TestPerson
let colleague: TestPerson
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
  colleague = await world.aPerson('associate', 'Sadia Rahman')
})
afterAll(() => world.end())

const act = (who: TestPerson, call: string, row: { id: string; version: number }, body: object = {}) =>
  who.call('POST', `${rpc}/${call}`, { id: row.id, version: row.version, ...body })

async function aCalendar(name: string): Promise<string> {
  return (await partner.call('POST', '/rest/v1/court_calendars', { name })).body.id
}

/** Closes a day, or says of one that it is as any other. */
async function close(calendar_ref: string, day: string, isOpen = false) {
  const said = { court_sits: isOpen, office_open: isOpen, kind: isOpen ? 'working_day' : 'holiday' }
  const body = { calendar_ref, from: day, until: day, name_en: 'Mourning', ...said }
  const { status, body: changed } = await partner.call('POST', `${rpc}/set_court_days`, body)
  expect(status).toBe(200)
  return changed.touched
}

async function touched(calendar_ref: string) {
  const { body } = await partner.call(
    'GET',
    `${rpc}/deadlines_touched_by_calendar?calendar_ref=${calendar_ref}`,
  )
  return body.items
}

async function aRule(code: string, more: object) {
  const draft = { code, title: 'Notice', act: 'An Act', provision: 's.1', trigger: 'Notice', ...more }
  return (await partner.call('POST', rules, draft)).body
}

/** A notice that stays on its last day, 2027-03-06, a Saturday, signed. */
async function aNotice(calendar_ref: string, code: string) {
  const rule = await aRule(code, { period: 30, when_closed: 'stay', warn_days: [7] })
  await act(partner, 'confirm_rule', rule, { source: 'Gazette' })
  const on = await aCase(associate)
  const draft = { case_ref: on.id, rule_ref: rule.id, calendar_ref, trigger_day: '2027-02-04' }
  const row = await aDeadline(associate, draft)
  expect(row).toMatchObject({ due_on: '2027-03-06', warn_on: ['2027-02-27', '2027-03-04'] })
  return (await act(colleague, 'sign_deadline', row)).body
}

describe('a deadline whose warnings the calendar moves', () => {
  it('is listed although its last day stands; accepted it warns on an open day and stays signed', async () => {
    const calendar = await aCalendar('Notices')
    const row = await aNotice(calendar, 'W-1')
    expect(await close(calendar, '2027-03-04')).toMatchObject({ deadlines: 1 })
    const moved = { now_due_on: '2027-03-06', now_warn_on: ['2027-02-27', '2027-03-03'], rule_changed: false }
    expect(await touched(calendar)).toMatchObject([{ id: row.id, ...moved }])
    const taken = await act(partner, 'accept_recomputed_deadline', row, { due_on: '2027-03-06' })
    expect(taken.body).toMatchObject({
      warn_on: ['2027-02-27', '2027-03-03'],
      signer: { full_name: 'Sadia Rahman' },
    })
    expect(await touched(calendar)).toEqual([])
    const { items } = (await associate.call('GET', `/rest/v1/deadline_history?deadline_ref=${row.id}`)).body
    expect(items[0]).toMatchObject({ action: 'recomputed', why: '2027-03-03' })
  })

  it('kept is asked of again only where the calendar comes to yet other days', async () => {
    const calendar = await aCalendar('Notices that are kept')
    const row = await aNotice(calendar, 'W-2')
    await close(calendar, '2027-03-04')
    const kept = await act(partner, 'accept_recomputed_deadline', row, {
      due_on: '2027-03-06',
      accept: false,
    })
    expect(kept.body.warn_on).toEqual(['2027-02-27', '2027-03-04'])
    expect(await touched(calendar)).toEqual([])
    await close(calendar, '2027-03-03')
    expect(await touched(calendar)).toMatchObject([{ now_warn_on: ['2027-02-27', '2027-03-02'] }])
  })

  it('warns before a last day that is closed since, and not by days that have gone by', async () => {
    const calendar = await aCalendar('Closed last days')
    const rule = await aRule('W-3', { period: 10, when_closed: 'stay', warn_days: [3] })
    const on = await aCase(associate)
    const add = (trigger_day: string) =>
      aDeadline(associate, { case_ref: on.id, rule_ref: rule.id, calendar_ref: calendar, trigger_day })
    const [past, coming] = [await add('2024-02-25'), await add('2027-02-28')]
    expect([past.due_on, coming.due_on]).toEqual(['2024-03-06', '2027-03-10'])
    await close(calendar, past.due_on)
    await close(calendar, coming.due_on)
    const found = await touched(calendar)
    expect(found).toMatchObject([{ id: coming.id, now_warn_on: ['2027-03-07', '2027-03-09'] }])
    expect(found).toHaveLength(1)
  })
})

describe('a deadline whose unverified rule was edited since', () => {
  it('is listed as it was counted, and worked out anew by a person alone', async () => {
    const calendar = await aCalendar('Edited rules')
    const rule = await aRule('W-4', { period: 10, when_closed: 'next_sitting' })
    const on = await aCase(associate)
    const draft = { case_ref: on.id, rule_ref: rule.id, calendar_ref: calendar, trigger_day: '2026-12-01' }
    const copy = { copy_applied_on: '2026-12-03', copy_ready_on: '2026-12-07' }
    const row = await aDeadline(associate, { ...draft, extra_days: 2, extra_reason: 'Granted', ...copy })
    const edited = await partner.call('PATCH', `${rules}/${rule.id}`, { version: 1, period: 60 })
    expect(edited.body.rule_version).toBe(2)
    expect(await touched(calendar)).toEqual([])

    await close(calendar, row.due_on)
    const [listed] = await touched(calendar)
    expect(listed).toMatchObject({ id: row.id, due_on: row.due_on, rule_changed: true })
    expect(listed.now_due_on > row.due_on).toBe(true)
    const answer = { due_on: listed.now_due_on }
    const refused = await act(partner, 'accept_recomputed_deadline', row, answer)
    expect(refused.body.reason).toBe('deadlines.computed_anew')
    await close(calendar, row.due_on, true)
    expect(await touched(calendar)).toEqual([])
  })
})
