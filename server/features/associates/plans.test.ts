import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { plansOf } from '../../kernel/testing-plan.ts'
import { getAssociateHours, getAssociateTotals } from './queries.ts'

let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  await world.rows(`
    with people as (
      insert into users (id, email, password_hash, created_at)
        select gen_random_uuid(), 'p' || n || '@firm.example', 'none', now() from generate_series(1, 99) n returning id)
    insert into profiles (user_id, full_name, role, created_at, updated_at)
      select id, 'P ' || id, 'associate', now(), now() from people`)
  const client = await world.connect()
  await client.query('set session_replication_role = replica')
  await client.query(`
    insert into notes (id, user_id, title, category, created_at, updated_at)
      select gen_random_uuid(), ids[1 + n % 100], 'Task ' || n, 'Corporate', at, at
        from generate_series(1, 20000) n,
          (select array_agg(user_id) as ids from profiles where role = 'associate') as everybody,
          lateral (select '2026-11-20'::timestamptz - n * interval '10 minutes' as at) as times`)
  await client.query(`
    insert into daily_work_logs (id, note_id, note_owner_id, user_id, work_date, hours_worked, created_at, updated_at)
      select gen_random_uuid(), id, user_id, user_id, created_at::date - d * 7, 1.25, now(), now()
        from notes, generate_series(0, 4) d`)
  await client.query('vacuum analyze notes, daily_work_logs')
  await client.end()
}, 60_000)
afterAll(() => world.end())

it('adds up all hours of one of a hundred people from an index alone, at 100,000 days of work', async () => {
  const call = { params: undefined, body: undefined, query: { user_id: associate.user_id } }
  const plans = await plansOf(world, partner, (ctx) => getAssociateTotals(ctx, call))
  const [hours] = plans.filter(({ text }) => text.includes('daily_work_logs'))
  expect(hours?.text).toContain('Index Only Scan using daily_work_logs_by_person')
  expect(hours?.text).toContain('Heap Fetches: 0')
  expect(hours?.pages).toBeLessThan(40)
})

it('reads of the days of work only the weeks that are asked for', async () => {
  const call = { params: undefined, body: undefined, query: { user_id: associate.user_id, weeks: 4 } }
  const [plan] = await plansOf(world, partner, (ctx) => getAssociateHours(ctx, call))
  expect(plan?.text).toMatch(
    /Index Only Scan using daily_work_logs_by_person on daily_work_logs l \(actual rows=\d\d[. ]/,
  )
  expect(plan?.text).not.toMatch(/Seq Scan on daily_work_logs/)
  expect(plan?.pages).toBeLessThan(1000)
})
