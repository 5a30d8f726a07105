import { afterAll, beforeAll, expect, it } from 'vitest'
import { jsonSchemaOf } from './kernel/openapi.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'

/* A change that names nothing but its version: from every table that can be changed, the row comes back as it was. */

let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  await partner.call('POST', '/rest/v1/notes', { title: 'Writ petition', case_id: 'CASE-2026-001' })
})
afterAll(() => world.end())

const drafts: Record<string, () => Record<string, unknown>> = {
  notes: () => ({ title: 'Writ petition', category: 'Corporate', subcategory: null }),
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
  partner_notes: () => ({ title: 'Chambers', content: '<p>x</p>', category: 'Corporate' }),
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
  expect(again.body).toEqual((await partner.call('GET', `/rest/v1/${table}/${id}`)).body)
  expect(again.body.version).toBe(version)
  expect(await world.rows(events)).toEqual(before)
  const stale = await partner.call('PATCH', `/rest/v1/${table}/${id}`, { version: version + 1 })
  expect(stale.status).toBe(409)
})

it('every table whose changes may name nothing is asked', () => {
  const empty = world.app.endpoints.filter(({ method, body }) => {
    const required = body && jsonSchemaOf(body, 'input').required
    return method === 'PATCH' && Array.isArray(required) && required.join() === 'version'
  })
  const tables = empty.map(({ path }) => path.split('/')[3])
  expect(tables.sort()).toEqual(Object.keys(drafts).sort())
})
