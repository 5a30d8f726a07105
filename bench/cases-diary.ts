import type pg from 'pg'
import { fillWithoutIndexes } from '../server/kernel/testing-many.ts'

/** Days in court on each day of the diary. */
export const hearingsOfDay = 300
/** Days in court of each case: the last is to come, the others have gone by. */
const ofCase = 5

/** The `n`th row of a kind has an id that says so. */
export const idAt = (kind: number, n: string) =>
  `('00000000-0000-7000-8${kind}00-' || lpad((${n})::text, 12, '0'))::uuid`

/** On which day the `n`th hearing is: 300 on each, today among them, a fifth of all from then on. */
const dayAt = (cases: number, n: string) =>
  `current_date + ((${n}) / ${hearingsOfDay} - ${Math.floor(((ofCase - 1) * cases) / hearingsOfDay)})`

/**
 * Five days in court of each case, each following the one before, written down up to two months before it comes: those of
 * a day lie apart. Every tenth has somebody along, every hundredth to come is asked of another.
 */
export async function fillHearings(client: pg.ClientBase, people: string[], cases: number): Promise<void> {
  const many = cases * ofCase
  const person = (n: string) => `($1::uuid[])[1 + (${n}) % cardinality($1::uuid[])]`
  // The same case again after all others, so that its days are far apart and those of a day on cases far apart.
  const caseOf = (n: string) => `((${n}) % ${cases} * 7919::bigint) % ${cases}`
  await fillWithoutIndexes(client, 'hearings', async () => {
    await client.query(
      `insert into hearings (id, case_ref, on_day, court_ref, item_no, purpose_ref, appears_id, with_ids, asked_ref, state,
           next_kind, next_ref, previous_ref, closed_at, closed_by, created_by, created_at, updated_at, board)
         select ${idAt(5, 'n')}, b.id, t.on_day, ${idAt(2, 'n % 40')}, (n % 30)::text, ${idAt(4, 'n % 8')}, ${person('n % 60')},
             case when n % 10 = 0 then array[${person('60 + n % 40')}] else '{}' end,
             case when n % 100 = 7 and not t.is_past then ${idAt(6, 'n')} end,
             case when t.is_past then 'adjourned' else 'set' end, case when t.is_past then 'date' end,
             case when t.is_past then ${idAt(5, `n + ${cases}`)} end, case when n >= ${cases} then ${idAt(5, `n - ${cases}`)} end,
             case when t.is_past then now() end, case when t.is_past then ${person('n')} end, ${person('n')}, now(), now(),
             b.board || jsonb_build_object('previous_on', case when n >= ${cases} then ${dayAt(cases, `n - ${cases}`)} end,
               'previous_state', case when n >= ${cases} then 'adjourned' end,
               'next_on', case when t.is_past then ${dayAt(cases, `n + ${cases}`)} end)
           from generate_series(0, ${many - 1}) n
             cross join lateral (select ${dayAt(cases, 'n')} as on_day, n / ${hearingsOfDay} < ${Math.floor(((ofCase - 1) * cases) / hearingsOfDay)} as is_past) t
             join boards_read b on b.id = ${idAt(0, caseOf('n'))}
           order by t.on_day - n * 31 % 60, n`,
      [people],
    )
  })
  await client.query(
    `insert into hearing_handovers (id, hearing_ref, from_id, to_id, created_at)
       select asked_ref, id, ${person('0')}, ${person("('x' || right(id::text, 2))::bit(8)::int")}, now()
         from hearings where asked_ref is not null`,
    [people],
  )
}

/** Two deadlines of each case; of those to come, a tenth is due within 30 days. */
export async function fillDeadlines(client: pg.ClientBase, people: string[], cases: number): Promise<void> {
  const [rule, calendar] = ['00000000-0000-4000-b000-000000000001', '00000000-0000-4000-a000-0000000000a3']
  await fillWithoutIndexes(client, 'deadlines', async () => {
    await client.query(
      `insert into deadlines (id, case_ref, rule_ref, rule_version, rule_code, title, trigger_day, calendar_ref, computed_on,
           due_on, working, warn_on, assignee_id, state, done_on, done_by, state_note, created_by, changed_by, changed_at,
           created_at, updated_at, board)
         select gen_random_uuid(), b.id, '${rule}', 1, 'LA-152', 'Appeal ' || n, due_on - 30, '${calendar}',
             due_on, due_on, '[]', array[due_on - 7, due_on - 1], person, state, case when state = 'done' then due_on end,
             case when state = 'done' then person end, case when state = 'done' then 'Filed' end, person, person, now(),
             now(), now(), b.board
           from generate_series(0, ${cases * 2 - 1}) n
             cross join lateral (select ($1::uuid[])[1 + n % cardinality($1::uuid[])] as person,
               case when n % 10 = 0 then 'open' else 'done' end as state,
               current_date + case when n % 10 = 0 then n / 10 % 300 else -(n % 2000) end as due_on) t
             join boards_read b on b.id = ${idAt(0, `n % ${cases}`)}`,
      [people],
    )
  })
}

/** What boards say of each case, worked out once. */
export const readBoards = (client: pg.ClientBase) =>
  client.query(
    'create temporary table boards_read on commit drop as select id, board_of_case(id) as board from cases',
  )

/** Reminders of days that have gone, each shown and mailed: twice as many as hearings. */
export async function fillReminders(client: pg.ClientBase): Promise<void> {
  await fillWithoutIndexes(client, 'reminders_sent', async () => {
    await client.query(
      `insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, case_ref, queued_at, tried_at, sent_at, seen_at)
         select 'hearing', h.id, s.id, h.on_day, h.on_day, h.appears_id, c, h.case_ref, h.on_day - 1, h.on_day - 1, h.on_day - 1, h.on_day
           from hearings h, unnest('{app,mail}'::text[]) c, (select id from reminder_steps where about = 'hearing' and days_before = 1) s
           where h.on_day < current_date`,
    )
  })
}
