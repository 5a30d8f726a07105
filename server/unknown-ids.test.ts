import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCase } from './features/cases/testing.ts'
import { aDeadline } from './features/deadlines/testing.ts'
import { aCourt, aHearing } from './features/hearings/testing.ts'
import { aParty } from './features/parties/testing.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'

/*
 * Whatever a body of the case file and of the diary chooses by its id: one that names nothing, or nothing that the caller
 * may see, answers 404 and names its field, in every area alike.
 */

const unknown = '0195b8a0-0000-7000-8000-000000000000'
const day = '2061-12-01'

let world: World
let partner: TestPerson
const made: Record<string, { id: string; version: number }> = {}
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  const court_ref = await aCourt(world)
  const on = await aCase(partner, { court_ref })
  const byHand = { title: 'Appeal', trigger_day: '2026-11-20', extra_reason: 'Ordered', due_on: '2026-12-20' }
  made.case = on
  made.court = { id: court_ref, version: 1 }
  made.hearing = await aHearing(partner, { case_ref: on.id, on_day: day })
  made.deadline = await aDeadline(partner, { case_ref: on.id, ...byHand })
  made.party = await aParty(partner, { name_latin: 'Rahima Khatun' })
})
afterAll(() => world.end())

const idOf = (name: string) => made[name] ?? { id: unknown, version: 1 }
const rule = { code: 'T-U', title: 'Appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment' }
const draftOf = {
  deadline: { title: 'Appeal', trigger_day: '2026-11-20' },
  hand: { title: 'Appeal', trigger_day: '2026-11-20', due_on: '2026-12-20', extra_reason: 'Ordered' },
}

type Body = () => Record<string, unknown>
const onCase: Body = () => ({ case_ref: idOf('case').id })
const versioned =
  (name: string): Body =>
  () => ({ version: idOf(name).version })
const named =
  (name: string): Body =>
  () => ({ id: idOf(name).id, version: idOf(name).version })
const both =
  (...bodies: Body[]): Body =>
  () =>
    Object.assign({}, ...bodies.map((body) => body()))
const also =
  (more: Record<string, unknown>): Body =>
  () =>
    more

const transfer = { bench: null, case_no: '7', case_year: 2026, from_on: '2026-11-20', why: 'transferred' }
const outcome = { state: 'held', next: { kind: 'ended' } }
const cases = '/rest/v1/cases'
const hearings = '/rest/v1/hearings'
const deadlines = '/rest/v1/deadlines'
const rpc = '/rest/v1/rpc'

it.each<[string, 'POST' | 'PATCH', string, Body]>([
  ['court_ref', 'POST', cases, also({ case_id: 'U-1' })],
  ['type_ref', 'POST', cases, also({ case_id: 'U-1' })],
  ['stage_ref', 'POST', cases, also({ case_id: 'U-1' })],
  ['lead_id', 'POST', cases, also({ case_id: 'U-1' })],
  ['stage_ref', 'PATCH', `${cases}/case`, versioned('case')],
  ['court_ref', 'POST', `${rpc}/transfer_case`, both(named('case'), also(transfer))],
  [
    'type_ref',
    'POST',
    `${rpc}/transfer_case`,
    () => ({ ...named('case')(), ...transfer, court_ref: idOf('court').id }),
  ],
  ['user_id', 'POST', '/rest/v1/case_people', both(onCase, also({ part: 'team' }))],
  ['party_ref', 'POST', '/rest/v1/case_parties', both(onCase, also({ side: 'theirs', role: 'opponent' }))],
  ['calendar_ref', 'POST', '/rest/v1/courts', also({ name_en: 'A court', level: 'other' })],
  ['calendar_ref', 'PATCH', '/rest/v1/courts/court', versioned('court')],
  ['court_ref', 'POST', hearings, both(onCase, also({ on_day: '2061-12-02' }))],
  ['purpose_ref', 'POST', hearings, both(onCase, also({ on_day: '2061-12-02' }))],
  ['appears_id', 'POST', hearings, both(onCase, also({ on_day: '2061-12-02' }))],
  ['with_ids', 'POST', hearings, both(onCase, also({ on_day: '2061-12-02' }))],
  ['appears_id', 'PATCH', `${hearings}/hearing`, versioned('hearing')],
  ['stage_ref', 'POST', `${rpc}/close_hearing`, both(named('hearing'), also(outcome))],
  ['to_id', 'POST', `${rpc}/hand_over_hearing`, () => ({ hearing_ref: idOf('hearing').id })],
  ['rule_ref', 'POST', deadlines, both(onCase, also(draftOf.deadline))],
  ['calendar_ref', 'POST', deadlines, both(onCase, also(draftOf.hand))],
  ['assignee_id', 'POST', deadlines, both(onCase, also(draftOf.hand))],
  ['backup_id', 'POST', deadlines, both(onCase, also(draftOf.hand))],
  ['assignee_id', 'PATCH', `${deadlines}/deadline`, versioned('deadline')],
  ['calendar_ref', 'POST', `${rpc}/compute_deadline`, also({ trigger_day: '2026-11-20' })],
  ['follows', 'POST', '/rest/v1/deadline_rules', also(rule)],
])('an unknown %s of %s %s answers 404 at its field', async (field, method, path, body) => {
  const address = path.replace(/\/(case|court|hearing|deadline)$/, (_, name: string) => `/${idOf(name).id}`)
  const sent = { ...body(), [field]: field === 'with_ids' ? [unknown] : unknown }
  const answer = await partner.call(method, address, sent)
  expect([answer.status, answer.body.reason], JSON.stringify(answer.body)).toEqual([404, 'row.not_found'])
  expect(answer.body.fields).toEqual([{ path: field, message: 'It does not exist, or you may not see it.' }])
})

it.each<[string, string, Body]>([
  ['case_ref', hearings, also({ on_day: day })],
  ['case_ref', deadlines, also(draftOf.hand)],
  [
    'case_ref',
    '/rest/v1/case_parties',
    () => ({ party_ref: idOf('party').id, side: 'theirs', role: 'opponent' }),
  ],
  ['case_ref', '/rest/v1/case_messages', also({ message_text: 'Hello' })],
  ['case_ref', '/rest/v1/case_people', () => ({ user_id: partner.user_id, part: 'team' })],
  ['hearing_ref', `${rpc}/hand_over_hearing`, () => ({ to_id: partner.user_id })],
  ['id', `${rpc}/close_hearing`, also({ version: 1, ...outcome })],
  ['id', `${rpc}/sign_deadline`, also({ version: 1 })],
  ['id', `${rpc}/close_case`, also({ version: 1, note: '', warned: true })],
  ['id', `${rpc}/apply_cause_list`, also({ version: 1, lines: [{ id: unknown, case_ref: unknown }] })],
])('an unknown %s of %s is no row of the caller', async (field, path, body) => {
  const answer = await partner.call('POST', path, { ...body(), [field]: unknown })
  expect([answer.status, answer.body.reason], JSON.stringify(answer.body)).toEqual([404, 'row.not_found'])
})
