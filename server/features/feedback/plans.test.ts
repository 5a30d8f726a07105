import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { plansOf } from '../../kernel/testing-plan.ts'
import { listFeedback } from './queries.ts'

let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  const colleague = await world.aPerson('associate')
  await world.rows(
    `insert into partner_feedback (id, partner_id, associate_id, feedback_text, created_at, updated_at)
       select gen_random_uuid(), $1, case when n % 100 = 0 then $2::uuid else $3::uuid end, 'Good', at, at
         from generate_series(1, 100000) n,
           lateral (select '2026-11-20'::timestamptz - n * interval '10 minutes' as at) as times`,
    [partner.user_id, associate.user_id, colleague.user_id],
  )
  await world.rows('analyze partner_feedback')
}, 60_000)
afterAll(() => world.end())

it.each([
  ['partner_feedback_newest', 'a partner', (): TestPerson => partner, (): string | undefined => undefined],
  [
    'partner_feedback_by_associate',
    'a partner for one associate',
    (): TestPerson => partner,
    (): string | undefined => associate.user_id,
  ],
  [
    'partner_feedback_by_associate',
    'an associate',
    (): TestPerson => associate,
    (): string | undefined => undefined,
  ],
] as const)('walks along %s for %s, at 100,000 rows', async (index, _, who, of) => {
  const call = {
    params: undefined,
    body: undefined,
    query: { limit: 50, after: undefined, associate_id: of() },
  }
  const [plan] = await plansOf(world, who(), (ctx) => listFeedback(ctx, call))
  expect(plan?.text).toContain(`Index Scan using ${index}`)
  expect(plan?.pages).toBeLessThan(70)
})
