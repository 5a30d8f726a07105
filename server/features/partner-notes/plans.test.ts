import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { plansOf } from '../../kernel/testing-plan.ts'
import { listPartnerNotes } from './queries.ts'

let world: World
let partner: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  const client = await world.connect()
  await client.query('begin')
  await fillWithoutIndexes(client, 'partner_notes', async () => {
    await client.query(
      `insert into partner_notes (id, user_id, title, category, created_at, updated_at)
         select gen_random_uuid(), $1, 'Note ' || n, case when n % 100 = 0 then 'Tax' else 'Corporate' end, at, at
           from generate_series(1, 100000) n,
             lateral (select '2026-11-20'::timestamptz - n * interval '10 minutes' as at) as times`,
      [partner.user_id],
    )
  })
  await client.query('commit; analyze partner_notes')
  await client.end()
}, 60_000)
afterAll(() => world.end())

it.each([
  ['partner_notes_newest', {}],
  ['partner_notes_by_category', { category: 'Tax' as const }],
])('walks along %s, at 100,000 notes', async (index, filters) => {
  const call = { params: undefined, body: undefined, query: { limit: 50, after: undefined, ...filters } }
  const [plan] = await plansOf(world, partner, (ctx) => listPartnerNotes(ctx, call))
  expect(plan?.text).toContain(`Index Scan using ${index}`)
  expect(plan?.text).not.toContain('Sort')
  expect(plan?.pages).toBeLessThan(70)
})
