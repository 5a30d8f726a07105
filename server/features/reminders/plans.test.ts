import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'
import { queueReminders } from './commands/queue-reminders.ts'

/** Hearings, each shown and mailed the day before; 50 on each day, and as many deadlines. */
const hearings = 20_000
const today = '2026-11-24'

let world: World
let explained: Explained

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  const { user_id } = await world.aPerson('partner')
  const court = randomUUID()
  const client = await world.connect()
  await client.query('begin; set local session_replication_role = replica')
  await client.query(
    `insert into courts (id, name_en, level, created_at, updated_at) values ($1, 'Court', 'district', now(), now())`,
    [court],
  )
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, created_by, lead_id, created_at, updated_at)
         select gen_random_uuid(), 'CASE-' || n, $1, $1, '2026-01-01', now() from generate_series(1, ${hearings}) n`,
      [user_id],
    )
  })
  await fillWithoutIndexes(client, 'hearings', async () => {
    await client.query(
      `insert into hearings (id, case_ref, on_day, court_ref, appears_id, state, next_kind, closed_at, closed_by, created_by, created_at, updated_at)
         select gen_random_uuid(), id, on_day, $2, $1, case when is_past then 'held' else 'set' end,
             case when is_past then 'ended' end, case when is_past then now() end, case when is_past then $1::uuid end, $1, now(), now()
           from (select id, row_number() over (order by id) as n from cases) c,
             lateral (select date '${today}' + 20 - (n / 50)::int as on_day) d, lateral (select on_day < '${today}' as is_past) p`,
      [user_id, court],
    )
  })
  await fillWithoutIndexes(client, 'deadlines', async () => {
    await client.query(
      `insert into deadlines (id, case_ref, title, trigger_day, calendar_ref, due_on, working, warn_on, extra_reason, assignee_id,
           created_by, changed_by, changed_at, created_at, updated_at)
         select gen_random_uuid(), id, 'Reply', '${today}', '00000000-0000-4000-a000-0000000000a3', due_on, '[]',
             array[due_on - 7, due_on - 1], 'Ordered', $1, $1, $1, now(), now(), now()
           from (select id, row_number() over (order by id) as n from cases) c, lateral (select date '${today}' + (n / 50)::int as due_on) d`,
      [user_id],
    )
  })
  await fillWithoutIndexes(client, 'reminders_sent', async () => {
    await client.query(
      `insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, case_ref, queued_at, tried_at, sent_at)
         select 'hearing', h.id, s.id, on_day, on_day, $1, c, h.case_ref, on_day - 1, on_day - 1, on_day - 1
           from hearings h, unnest('{app,mail}'::text[]) c, reminder_steps s where s.about = 'hearing' and on_day < '${today}'`,
      [user_id],
    )
  })
  await client.query('commit')
  await client.query('vacuum analyze cases, hearings, deadlines, reminders_sent')
  await client.end()
}, 300_000)
afterAll(() => world?.end())

it('what is due is found each minute in few pages, however much was reminded of before', async () => {
  const clock = { today, time: '08:00:00', escalate_at: '20:00:00' }
  const looked = () =>
    world.app.transact({ kind: 'system' }, async (ctx) => (await queueReminders(ctx, clock)).length)
  expect(await looked()).toBeGreaterThan(100)
  await explained.take()
  expect(await looked()).toBe(0)
  const touched = await explained.take()
  const told = touched.map(({ pages, plan }) => `${pages}\n${plan}`).join('\n')
  expect(
    touched.reduce((sum, { pages }) => sum + pages, 0),
    told,
  ).toBeLessThan(6000)
})
