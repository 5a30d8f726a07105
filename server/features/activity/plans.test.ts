import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ActivityFilters } from '../../../contract/activity.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { plansOf } from '../../kernel/testing-plan.ts'
import { listActivity } from './queries.ts'

const events = Number(process.env.ACTIVITY_EVENTS ?? 100_000)
const gone = '0190a8b0-0000-7000-8000-000000000000'
const record = '0190a8b0-0000-7000-8000-000000000001'
let world: World
let partner: TestPerson

// Somebody who did all of the oldest twentieth and left; what they alone did is as old.
beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  const client = await world.connect()
  await client.query('begin')
  await fillWithoutIndexes(client, 'activity_events', async () => {
    await client.query(
      `insert into activity_events (type, subject_id, actor_id, request_id, happened_at, detail)
         select case when n > $1 * 0.95 then 'case.deleted'
             else (array['note.modified', 'note.created', 'timer.started', 'case_costing.modified'])[1 + n % 4] end,
           case when n % 500 = 0 then $3::uuid else gen_random_uuid() end,
           case when n > $1 * 0.95 then $2::uuid else $4::uuid end, 'r',
           '2026-11-20'::timestamptz - n * interval '1 minute', '{"title": "Bail petition", "after": {"title": "x"}}'
         from generate_series(1, $1::int) n`,
      [events, gone, record, partner.user_id],
    )
  })
  await client.query('commit')
  await client.query('vacuum analyze activity_events')
  await client.end()
}, 120_000)
afterAll(() => world.end())

const filters: [string, string, ActivityFilters][] = [
  ['everything', 'activity_events_newest', {}],
  ['days', 'activity_events_newest', { from: '2026-10-01', to: '2026-10-31' }],
  ['one record', 'activity_events_by_subject', { subject_id: record }],
  ['somebody who left', 'activity_events_by_actor', { actor_id: gone }],
  ['somebody on days', 'activity_events_by_actor', { actor_id: gone, to: '2026-09-20' }],
  ['an area', 'activity_events_by_area', { area: 'case' }],
  ['a kind of action', 'activity_events_by_action', { action: 'deleted' }],
  ['both', 'activity_events_by_action', { area: 'case', action: 'deleted' }],
]

it.each(filters)('walks for %s along %s alone', async (_, index, filter) => {
  const query = { limit: 50, after: undefined, ...filter }
  const call = { params: undefined, body: undefined, query }
  const [plan] = await plansOf(world, partner, (ctx) => listActivity(ctx, call))
  expect(plan?.text).toContain(`Index Scan Backward using ${index}`)
  expect(plan?.text).not.toContain('Sort')
  expect(plan?.pages).toBeLessThan(100)
  const { next } = await world.app.transact(
    { kind: 'session', user_id: partner.user_id, session_id: partner.session_id },
    (ctx) => listActivity(ctx, call),
  )
  const further = { ...call, query: { ...query, after: next ?? undefined } }
  const [second] = await plansOf(world, partner, (ctx) => listActivity(ctx, further))
  expect(second?.text).toContain(`Index Scan Backward using ${index}`)
  expect(second?.pages).toBeLessThan(100)
})
