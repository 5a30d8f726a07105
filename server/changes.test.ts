import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCase } from './features/cases/testing.ts'
import { aCourt } from './features/hearings/testing.ts'
import { aParty } from './features/parties/testing.ts'
import { jsonSchemaOf } from './kernel/openapi.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'

/* A change that names nothing but its version: from every table that can be changed, the row comes back as it was. */

let world: World
let partner: TestPerson
let associate: TestPerson
let of: string
let note: string
let party: string
let another: string
let court: string

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  const task = { title: 'Writ petition', case_id: 'CASE-2026-001' }
  note = (await partner.call('POST', '/rest/v1/notes', task)).body.id
  of = (await aCase(partner)).id
  party = (await aParty(partner)).id
  court = await aCourt(world)
  another = (await aParty(partner, { name_latin: 'Karim Traders' })).id
})
afterAll(() => world.end())

const drafts: Record<string, () => Record<string, unknown>> = {
  notes: () => ({ title: 'Writ petition', category: 'Corporate', subcategory: null }),
  note_steps: () => ({ note_id: note, title: 'Copy the plaint' }),
  saved_views: () => ({ page: '/', name: 'Courts', query: 'category=Litigation' }),
  task_templates: () => ({ note_id: note, name: 'Plaint' }),
  note_recurrences: () => ({
    note_id: note,
    every: 1,
    unit: 'week',
    closed_days: 'keep',
    starts_on: '2026-12-01',
  }),
  cases: () => ({ case_id: 'CASE-2026-001', client_name: 'Rahima', description: 'Partition suit' }),
  calendar_events: () => ({ title: 'Hearing', event_date: '2026-11-21' }),
  meetings: () => ({
    ...{ title: 'Conference', meeting_date: '2026-11-22', start_time: '10:00', end_time: '11:00' },
    location: 'Room A',
  }),
  case_costing: () => ({ case_id: 'CASE-2026-001', description: 'Stamps', amount: '12.50' }),
  case_timeline: () => ({ case_id: 'CASE-2026-001', title: 'Filed', timeline_date: '2026-11-21' }),
  financial_statements: () => ({
    ...{ entry_type: 'income', category: 'Legal Fees', description: 'Fee', amount: '5000' },
    entry_date: '2026-11-21',
  }),
  hearings: () => ({ case_ref: of, court_ref: court, on_day: '2026-12-01' }),
  deadlines: () => ({
    ...{ case_ref: of, title: 'Appeal', trigger_day: '2026-11-20' },
    ...{ due_on: '2026-12-20', extra_reason: 'Ordered by the court' },
  }),
  deadline_rules: () => ({
    ...{ code: 'LA-900', title: 'Appeal', act: 'An Act', provision: 's.1', trigger: 'Judgment' },
  }),
  partner_notes: () => ({ title: 'Chambers', content: '<p>x</p>', category: 'Corporate' }),
  time_entries: () => ({ work_date: '2026-11-20', seconds: 3600, description: 'Drafting' }),
  working_hours: () => ({ user_id: associate.user_id, seconds_per_week: 3600 }),
  courts: () => ({ name_en: 'Sessions Judge, Dhaka', level: 'sessions' }),
  case_types: () => ({ code: 'C.R.', name_en: 'Complaint', side: 'criminal' }),
  case_stages: () => ({ name_en: 'Framing of issues', place_in_order: 45 }),
  court_calendars: () => ({ name: 'Labour courts' }),
  parties: () => ({ name_latin: 'Abdul Karim', phones: ['01711000000'] }),
  party_aliases: () => ({ party_ref: party, name: 'Kalu' }),
  party_relations: () => ({ from_ref: party, to_ref: another, kind: 'owner' }),
  case_parties: () => ({ case_ref: of, party_ref: party, side: 'ours', role: 'client' }),
  name_groups: () => ({ weight: '0.5', forms: ['zillur', 'jillur'] }),
  message_templates: () => ({ language: 'en', text: 'Case {number}' }),
  absences: () => ({ from_on: '2027-01-01', until_on: '2027-01-03', note: 'Leave' }),
  reminder_steps: () => ({ about: 'hearing', days_before: 3, at_time: '08:00' }),
  partner_feedback: () => ({ associate_id: associate.user_id, feedback_text: 'Well argued', rating: 5 }),
}

it.each(Object.entries(drafts))('%s stay as they are', async (table, draft) => {
  const made = await partner.call('POST', `/rest/v1/${table}`, draft())
  expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
  const { id, version } = made.body
  const events = 'select count(*) from activity_events'
  const before = await world.rows(events)
  const again = await partner.call('PATCH', `/rest/v1/${table}/${id}`, { version })
  expect(again.status).toBe(200)
  // What a write warns of is told beside the row, and is nothing of it.
  const { warnings: _, ...row } = again.body
  expect(row).toEqual((await partner.call('GET', `/rest/v1/${table}/${id}`)).body)
  expect(again.body.version).toBe(version)
  expect(await world.rows(events)).toEqual(before)
  const stale = await partner.call('PATCH', `/rest/v1/${table}/${id}`, { version: version + 1 })
  expect(stale.status).toBe(409)
})

it('what the firm has decided stays as it is', async () => {
  const path = '/rest/v1/firm_settings'
  const before = (await partner.call('GET', path)).body
  const again = await partner.call('PATCH', path, { version: before.version })
  expect(again).toMatchObject({ status: 200, body: before })
  expect((await partner.call('PATCH', path, { version: before.version + 1 })).status).toBe(409)
})

it('every table whose changes may name nothing is asked', () => {
  const empty = world.app.endpoints.filter(({ method, path, body }) => {
    const required = body && jsonSchemaOf(body, 'input').required
    return (
      method === 'PATCH' && path.endsWith('/:id') && Array.isArray(required) && required.join() === 'version'
    )
  })
  const tables = empty.map(({ path }) => path.split('/')[3])
  expect(tables.sort()).toEqual(Object.keys(drafts).sort())
})
