import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCase, wall } from './features/cases/testing.ts'
import { aCourt } from './features/hearings/testing.ts'
import { aParty } from './features/parties/testing.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'

/*
 * A case that was merged into another one has no page and no life of its own: each call of which it is the subject answers
 * where it went, to whoever sees both.
 */

let world: World
let partner: TestPerson
let other: TestPerson
let keep: { id: string }
let drop: { id: string }
let court_ref: string
let party_ref: string
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  other = await world.aPerson('partner', 'Imran Hossain')
  court_ref = await aCourt(world)
  keep = await aCase(partner, { case_id: 'KEPT', court_ref })
  drop = await aCase(partner, { case_id: 'GONE', court_ref })
  party_ref = (await aParty(partner, { name_latin: 'Rahima Khatun' })).id
  const versions = { keep_version: 1, drop_version: 1, from_drop: [] }
  const merge = { keep: keep.id, drop: drop.id, ...versions }
  const { status } = await partner.call('POST', '/rest/v1/rpc/merge_cases', merge)
  expect(status).toBe(200)
})
afterAll(() => world.end())

const versioned = { id: 'GONE', version: 1 }
const byHand = { title: 'Appeal', trigger_day: '2026-11-20', due_on: '2026-12-20', extra_reason: 'Ordered' }
const transfer = { bench: null, case_no: '7', case_year: 2026, from_on: '2026-11-20', why: 'transferred' }

const calls: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, object?][] = [
  ['GET', 'cases/GONE'],
  ['PATCH', 'cases/GONE', { version: 1, title: 'x' }],
  ['DELETE', 'cases/GONE'],
  ...[
    'case_file',
    'case_counts',
    'case_hours',
    'case_open_matters',
    'case_activity',
    'case_access',
    'unlinked_texts',
  ].map((name): ['GET', string] => ['GET', `rpc/${name}?id=GONE`]),
  ...[
    'case_people',
    'case_messages',
    'case_numbers',
    'case_parties',
    'hearings',
    'deadlines',
    'conflict_checks',
  ].map((name): ['GET', string] => ['GET', `${name}?case_ref=GONE`]),
  ['GET', 'rpc/hearing_statistics?case_ref=GONE'],
  ['POST', 'rpc/close_case', { ...versioned, note: '', warned: true }],
  ['POST', 'rpc/dispose_case', { ...versioned, on: '2026-11-20', result: null }],
  ['POST', 'rpc/reopen_case', { ...versioned, reason: 'Again' }],
  ['POST', 'rpc/set_case_access', { ...versioned, access: 'firm', people: [], walls: [] }],
  ['POST', 'rpc/transfer_case', { ...versioned, ...transfer, court_ref: 'COURT' }],
  ['POST', 'case_people', { case_ref: 'GONE', user_id: 'ME', part: 'team' }],
  ['POST', 'case_messages', { case_ref: 'GONE', message_text: 'Hello' }],
  ['POST', 'case_parties', { case_ref: 'GONE', party_ref: 'PARTY', side: 'theirs', role: 'opponent' }],
  ['POST', 'hearings', { case_ref: 'GONE', on_day: '2061-12-01' }],
  ['POST', 'deadlines', { case_ref: 'GONE', ...byHand }],
  ['POST', 'rpc/run_conflict_check', { case_ref: 'GONE' }],
]

const real = (text: string) =>
  text
    .replaceAll('GONE', drop.id)
    .replaceAll('COURT', court_ref)
    .replaceAll('PARTY', party_ref)
    .replaceAll('"ME"', `"${partner.user_id}"`)

it.each(calls)('%s %s of a merged case answers where it went', async (method, path, body) => {
  const sent = body && JSON.parse(real(JSON.stringify(body)))
  const answer = await partner.call(method, `/rest/v1/${real(path)}`, sent)
  expect(answer, JSON.stringify(answer.body)).toMatchObject({
    status: 404,
    body: { reason: 'cases.merged', current: { id: keep.id } },
  })
})

it('is an unknown one to whoever does not see where it went', async () => {
  await wall(world, keep.id, other, partner)
  const unknown = '0195b8a0-0000-7000-8000-000000000000'
  for (const [method, path, body] of calls) {
    const ask = async (id: string) => {
      const text = (from: string) => real(from.replaceAll('GONE', id))
      const sent = body && JSON.parse(text(JSON.stringify(body)))
      const { status, body: said } = await other.call(method, `/rest/v1/${text(path)}`, sent)
      return { status, reason: said?.reason, current: said?.current, items: said?.items }
    }
    expect(await ask(drop.id), path).toEqual(await ask(unknown))
  }
})
