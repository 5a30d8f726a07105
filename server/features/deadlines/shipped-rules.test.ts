import { afterAll, beforeAll, expect, it } from 'vitest'
import { ruleTitle as inBangla, shippedTitles } from '../../../contract/words/shipped-rules.bn.ts'
import { ruleTitle as inEnglish } from '../../../contract/words/shipped-rules.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { aCase, wall } from '../cases/testing.ts'
import { wordsOfNews } from '../notifications/public.ts'
import { aDeadline, ruleOf } from './testing.ts'

/*
 * Every rule that a firm begins with, worked out by hand for three dates: on Fridays and Saturdays the courts are closed,
 * and nobody has entered a holiday. A second day of the copy is counted as well as its first.
 */
const byHand = `
LA-152: 2026-01-04 2026-02-03 ; 2026-03-01+2026-03-03/2026-03-20 2026-04-19 ; 2026-08-31 2026-09-30
LA-154: 2026-01-04 2026-02-03 ; 2026-03-01+2026-03-03/2026-03-20 2026-04-19 ; 2026-08-31 2026-09-30
LA-155: 2026-01-04 2026-03-05 ; 2026-03-01+2026-03-03/2026-03-20 2026-05-18 ; 2026-08-31 2026-11-01
LA-156: 2026-01-04 2026-04-05 ; 2026-03-01+2026-03-03/2026-03-20 2026-06-17 ; 2026-08-31 2026-11-29
LA-157: 2026-01-04 2026-07-05 ; 2026-08-31+2026-09-02/2026-09-19 2027-03-18 ; 2027-02-28 2027-08-29
CRPC-417: 2026-01-04 2026-03-05 ; 2026-03-01+2026-03-03/2026-03-20 2026-05-18 ; 2026-08-31 2026-11-01
LA-163: 2026-01-04 2026-02-03 ; 2026-03-01 2026-03-31 ; 2026-08-31 2026-09-30
LA-164: 2026-01-04 2026-02-03 ; 2026-03-01 2026-03-31 ; 2026-08-31 2026-09-30
LA-168: 2026-01-04 2026-02-03 ; 2026-03-01 2026-03-31 ; 2026-08-31 2026-09-30
LA-171: 2026-01-04 2026-03-05 ; 2026-03-01 2026-04-30 ; 2026-08-31 2026-11-01
LA-173: 2026-01-04 2026-04-05 ; 2026-03-01+2026-03-03/2026-03-20 2026-06-17 ; 2026-08-31 2026-11-29
LA-176: 2026-01-04 2026-04-05 ; 2026-03-01 2026-05-31 ; 2026-08-31 2026-11-29
LA-177: 2026-01-04 2026-04-05 ; 2026-03-01 2026-05-31 ; 2026-08-31 2026-11-29
LA-181: 2024-02-29 2027-02-28 ; 2026-03-01 2029-03-01 ; 2026-08-31 2029-09-02
LA-182: 2024-02-29 2027-02-28 ; 2026-03-01 2029-03-01 ; 2026-08-31 2029-09-02
LA-095: 2024-02-29 2027-02-28 ; 2026-03-01 2029-03-01 ; 2026-08-31 2029-09-02
LA-044: 2024-02-29 2027-02-28 ; 2026-03-01 2029-03-01 ; 2026-08-31 2029-09-02
LA-113: 2024-02-29 2025-03-02 ; 2026-03-01 2027-03-01 ; 2026-08-31 2027-08-31
LA-120: 2024-02-29 2030-02-28 ; 2026-03-01 2032-03-01 ; 2026-08-31 2032-08-31
LA-142: 2024-02-29 2036-03-02 ; 2026-03-01 2038-03-01 ; 2026-08-31 2038-08-31
SRA-9: 2026-01-04 2026-07-05 ; 2026-08-31 2027-02-28 ; 2027-02-28 2027-08-29
HCD-CR: 2026-01-04 2026-04-05 ; 2026-03-01+2026-03-03/2026-03-20 2026-06-17 ; 2026-08-31 2026-11-29
AD-LEAVE: 2026-01-04 2026-03-05 ; 2026-03-01+2026-03-03/2026-03-20 2026-05-18 ; 2026-08-31 2026-11-01
STT-14: 2026-01-04 2026-02-03 ; 2026-03-01+2026-03-03/2026-03-20 2026-04-19 ; 2026-08-31 2026-09-30
NC-53: 2026-01-04 2026-02-15 ; 2026-03-01+2026-03-03/2026-03-20 2026-04-30 ; 2026-08-28 2026-10-08
CPC-8-1A: 2026-01-04 2026-02-15 ; 2026-03-01 2026-04-12 ; 2026-08-28 2026-10-08
CPC-8-1B: 2026-01-04 2026-03-29 ; 2026-03-01 2026-05-24 ; 2026-08-28 2026-11-19
ARA-19: 2026-01-04 2026-02-03 ; 2026-03-01 2026-03-31 ; 2026-08-31 2026-09-30
NI-138-A: 2026-01-04 2026-07-04 ; 2026-08-31 2027-02-28 ; 2027-02-28 2027-08-28
NI-138-B: 2026-01-04 2026-02-03 ; 2026-03-01 2026-03-31 ; 2026-08-31 2026-09-30
NI-138-C: 2026-01-04 2026-02-03 ; 2026-03-01 2026-03-31 ; 2026-08-31 2026-09-30
NI-141-B: 2026-01-04 2026-02-04 ; 2026-08-31 2026-09-30 ; 2027-02-28 2027-03-28
`
const lines = byHand
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', cells = ''] = line.split(': ')
    return { code, dates: cells.split(' ; ').map(dateOf) }
  })

function dateOf(cell: string) {
  const [from = '', due_on = ''] = cell.split(' ')
  const [trigger_day = '', copy = ''] = from.split('+')
  const [copy_applied_on, copy_ready_on] = copy ? copy.split('/') : []
  return { due_on, typed: { trigger_day, ...(copy && { copy_applied_on, copy_ready_on }) } }
}

let world: World
let partner: TestPerson
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
})
afterAll(() => world.end())

it('check 62: every rule that ships is unverified, says what it stands on, and is in the table below', async () => {
  const { body } = await partner.call('GET', '/rest/v1/deadline_rules?limit=200')
  const codes = body.items.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(lines.map(({ code }) => code).sort())
  for (const rule of body.items)
    expect(rule).toMatchObject({
      ...{ status: 'unverified', rule_version: 1, exclude_first: true, confirmed_at: null },
      ...{ source: expect.any(String), warn_days: [30, 14, 7, 3, 1] },
    })
  const follows = body.items.filter(({ follows }: { follows: string | null }) => follows)
  expect(follows.map(({ code }: { code: string }) => code)).toEqual(['NI-138-C', 'NI-141-B'])
})

it.each(lines)(
  'works $code out as by hand for three dates, and doubts it (check 62)',
  async ({ code, dates }) => {
    const rule = await ruleOf(partner, code)
    const cheque = rule.asks_cheque ? { cheque_on: '2026-01-01' } : {}
    expect(dates).toHaveLength(3)
    for (const { typed, due_on } of dates) {
      const { status, body } = await partner.call('POST', '/rest/v1/rpc/compute_deadline', {
        ...{ rule_ref: rule.id, ...typed, ...cheque },
      })
      expect([status, body.due_on], `${code} from ${typed.trigger_day}`).toEqual([200, due_on])
      const kinds = body.doubts.map(({ kind }: { kind: string }) => kind)
      expect(kinds).toEqual([...(rule.asks_cheque ? ['cheque'] : []), 'unverified', ...afterFilled(due_on)])
    }
  },
)

/** The calendars of a new firm are filled up to its first day. */
const afterFilled = (due_on: string) => (due_on > filledUntil ? ['calendar'] : [])
let filledUntil = ''
beforeAll(async () => {
  const { body } = await partner.call('GET', '/rest/v1/court_calendars')
  filledUntil = body.items[0].filled_until
})

it('check 62: a deadline of an unverified rule says so wherever it is answered, in the reader’s language', async () => {
  const on = await aCase(partner)
  const { id: rule_ref } = await ruleOf(partner, 'LA-156')
  const row = await aDeadline(partner, { case_ref: on.id, rule_ref, trigger_day: '2026-11-01' })
  const said = { kind: 'unverified', text: 'Unverified rule – confirm before use.', day: null }
  expect(row).toMatchObject({ doubts: expect.arrayContaining([said]), rule: { status: 'unverified' } })
  const { body } = await partner.call('GET', `/rest/v1/deadlines?case_ref=${on.id}`)
  expect(body.items).toEqual([row])
})

it('check 62: a deadline of an unverified rule says so in the feed of whoever has to meet it, which names no guarded case', async () => {
  const associate = await world.aPerson('associate')
  const other = await world.aPerson('associate', 'Sadia Rahman')
  const { id: rule_ref } = await ruleOf(partner, 'LA-152')
  const add = async (case_id: string, more: object = {}) => {
    const on = await aCase(partner, { case_id })
    const whose = { assignee_id: associate.user_id, ...more }
    return aDeadline(partner, { case_ref: on.id, rule_ref, trigger_day: '2026-11-01', ...whose })
  }
  const row = await add('LAND-62')
  const guarded = await add('SECRET-62', { assignee_id: partner.user_id, backup_id: associate.user_id })
  await wall(world, guarded.case_ref, other, partner)
  const ofOthers = await add('LAND-63', { assignee_id: other.user_id })
  const { body } = await associate.call('POST', '/rest/v1/calendar_feeds')
  const feed = async (query = '') => {
    const answer = await world.nobody.call('GET', `${new URL(body.address).pathname}${query}`)
    return String(answer.body).replaceAll('\r\n ', '')
  }
  const whole = await feed()
  const entry = (id: string) =>
    whole.split('BEGIN:VEVENT').find((part) => part.includes(`UID:deadline-${id}`))
  expect(entry(row.id)).toMatch(/DTSTART;VALUE=DATE:20261201.*SUMMARY:LAND-62 · Civil appeal/s)
  expect(entry(row.id)).toContain('DESCRIPTION:Unverified rule – confirm before use.')
  expect(entry(guarded.id)).toContain('SUMMARY:A case with limited access')
  expect(whole).not.toContain('SECRET-62')
  expect(entry(ofOthers.id)).toBeUndefined()
  expect(await feed('?only=events')).not.toContain('UID:deadline-')
  await wall(world, row.case_ref, associate, partner)
  expect(await feed()).not.toContain(`UID:deadline-${row.id}`)
})

const bangla = { 'accept-language': 'bn' }

it('is called in its reader’s language in feed, calendar, case and notices', async () => {
  const reader = await world.aPerson('associate')
  await world.rows(`update profiles set language = 'bn' where user_id = $1`, [reader.user_id])
  const { id: rule_ref } = await ruleOf(partner, 'LA-152')
  const on = await aCase(partner)
  const whose = { case_ref: on.id, assignee_id: reader.user_id, trigger_day: '2026-11-01', rule_ref }
  const [row, own] = [
    await aDeadline(partner, whose),
    await aDeadline(partner, { ...whose, title: 'Our own words' }),
  ]
  const inWords = 'জেলা জজ আদালতে দেওয়ানি আপিল'
  const { body } = await reader.call('POST', '/rest/v1/calendar_feeds')
  const feed = String((await world.nobody.call('GET', new URL(body.address).pathname)).body)
  const whole = feed.replaceAll('\r\n ', '')
  expect(whole).toContain(`SUMMARY:${on.case_id} · ${inWords}`)
  expect(whole).toContain(`SUMMARY:${on.case_id} · Our own words`)
  const range = `from=${row.due_on}&to=${row.due_on}`
  const days = (await reader.call('GET', `/rest/v1/rpc/calendar_range?${range}`, undefined, bangla)).body.days
  const titles = days[0].deadlines.map(({ title }: { title: string }) => title)
  expect(titles).toEqual(expect.arrayContaining([inWords, own.title]))
  const file = (await reader.call('GET', `/rest/v1/rpc/case_file?id=${on.id}`, undefined, bangla)).body
  expect(file.next_deadline.title).toBe(inWords)
  const news = { case_id: 'LAND-1', title: row.title, day: row.due_on, days: 1 }
  expect(wordsOfNews({ kind: 'deadline.near', ...news }, 'bn').message).toContain(inWords)
  expect(wordsOfNews({ kind: 'deadline.near', ...news }, 'en').message).toContain(row.title)
})

it('bears for each title that it ships one in Bangla, and for no other', async () => {
  const { body } = await partner.call('GET', '/rest/v1/deadline_rules?limit=100')
  const titles = body.items.map(({ title }: { title: string }) => title)
  expect(Object.keys(shippedTitles).sort()).toEqual([...new Set(titles)].sort())
  for (const title of titles) expect(inBangla(title)).toMatch(/^[\p{Script=Bengali} ,]+$/u)
  expect([inBangla('Our own rule'), inEnglish('Written statement')]).toEqual([
    'Our own rule',
    'Written statement',
  ])
})
