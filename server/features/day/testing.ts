import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'

const subordinate = '00000000-0000-4000-a000-0000000000a3'

interface People {
  partner: string
  lawyer: string
  other: string
}

/** Years of a busy lawyer: 1,000 open tasks of 6,000, 60 hearings to come after 3,000 that were, among those of a firm. */
export async function fillBusyFirm(
  client: pg.ClientBase,
  { partner, lawyer, other }: People,
  today: string,
): Promise<void> {
  const court = randomUUID()
  await client.query('begin; set local session_replication_role = replica')
  await client.query(
    `insert into courts (id, name_en, level, created_at, updated_at) values ($1, 'Court', 'district', now(), now())`,
    [court],
  )
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, created_by, lead_id, created_at, updated_at)
         select gen_random_uuid(), 'CASE-' || n, $1, $1, '2026-01-01', now() from generate_series(1, 12000) n`,
      [partner],
    )
  })
  await fillWithoutIndexes(client, 'notes', async () => {
    await client.query(
      `insert into notes (id, user_id, title, category, status, done_at, done_by, due_on, created_at, updated_at)
         select gen_random_uuid(), case when n % 4 = 0 then $1::uuid else $2::uuid end, 'Task ' || n, 'Corporate',
             case when n % 24 = 0 then 'todo' else 'done' end, case when n % 24 > 0 then now() end, case when n % 24 > 0 then $2::uuid end,
             case when n % 24 > 0 then date '${today}' - n % 900 when n % 2400 = 0 then date '${today}' - 9
               when n % 1920 = 0 then date '${today}' end, now() - n * interval '1 hour', now()
           from generate_series(1, 24000) n`,
      [lawyer, other],
    )
  })
  await fillWithoutIndexes(client, 'hearings', async () => {
    await client.query(
      `insert into hearings (id, case_ref, on_day, court_ref, appears_id, state, next_kind, closed_at, closed_by, created_by, created_at,
           updated_at, board)
         select gen_random_uuid(), id, on_day, $3, case when n % 4 = 0 then $1::uuid else $2::uuid end,
             case when is_past then 'held' else 'set' end, case when is_past then 'ended' end, case when is_past then now() end,
             case when is_past then $1::uuid end, $1, now(), now(), board_of_case(id)
           from (select id, row_number() over (order by id) as n from cases) c,
             lateral (select date '${today}' + 9 - (n / 24)::int as on_day) d, lateral (select on_day < '${today}' as is_past) p`,
      [lawyer, other, court],
    )
  })
  await fillWithoutIndexes(client, 'deadlines', async () => {
    await client.query(
      `insert into deadlines (id, case_ref, title, trigger, trigger_day, calendar_ref, due_on, working, warn_on, extra_reason, assignee_id,
           created_by, changed_by, changed_at, created_at, updated_at, board)
         select gen_random_uuid(), id, 'Reply', 'Order', '${today}', '${subordinate}', due_on, '[]', array[due_on - 7, due_on - 1],
             'Ordered', case when n % 100 = 0 then $1::uuid else $2::uuid end, $2, $2, now(), now(), now(), board_of_case(id)
           from (select id, row_number() over (order by id) as n from cases) c, lateral (select date '${today}' + (n / 50)::int as due_on) d`,
      [lawyer, other],
    )
  })
  await client.query('commit')
  await client.query('vacuum analyze cases, notes, hearings, deadlines')
}
