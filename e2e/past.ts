import { join } from 'node:path'
import { expect } from '@playwright/test'
import pg from 'pg'
import { environment } from './environment.ts'
import type { Person } from './people.ts'

/*
 * What a journey cannot wait for, done in the database itself: hours of a running timer, months of tasks, a
 * hundred notifications. Everything else goes through the front door.
 */

/** Runs a statement and answers how many rows it changed. */
async function inDatabase(statement: string, values: unknown[]): Promise<number | null> {
  const host = join(environment().data_dir, 'postgres', 'run')
  const client = new pg.Client({ host, port: 5432, user: 'postgres', database: 'sereshta' })
  await client.connect()
  try {
    return (await client.query(statement, values)).rowCount
  } finally {
    await client.end()
  }
}

/** Lets somebody's running timer have begun so many hours ago; waits for one whose start is still on its way. */
export async function timerRanFor({ user_id }: Person, hours: number): Promise<void> {
  const begin = () =>
    inDatabase(
      `update time_records set started_at = now() - $2::float8 * interval '1 hour'
         where user_id = $1 and ended_at is null`,
      [user_id, hours],
    )
  await expect.poll(begin, 'a running timer').toBe(1)
}

/** Lets a task have been made at another moment. */
export async function madeAt(note_id: string, created_at: string): Promise<void> {
  await inDatabase('update notes set created_at = $2 where id = $1', [note_id, created_at])
}

/** Lets the test of an applicant end in so many seconds by the server's clock. */
export async function testEndsIn(email: string, seconds: number): Promise<void> {
  await inDatabase(
    `update career_attempts set started_at = now() - interval '30 minutes',
         ends_at = now() + $2::float8 * interval '1 second'
       where email = $1 and finished_at is null`,
    [email, seconds],
  )
}

/** Lets the test of an applicant have begun a minute ago: nobody is as quick as a script, and who is gets refused. */
export async function testBeganEarlier(email: string): Promise<void> {
  await inDatabase(
    `update career_attempts set started_at = started_at - interval '1 minute'
       where email = $1 and finished_at is null`,
    [email],
  )
}

/** Gives somebody unread notifications, one for each minute that has passed. */
export async function toldOften({ user_id }: Person, count: number): Promise<void> {
  await inDatabase(
    `insert into notifications (user_id, type, title, message, created_at)
       select $1, case n % 3 when 0 then 'note_created' when 1 then 'chat_message' else 'other_news' end,
           'News ' || n, 'Told ' || n, now() - n * interval '1 minute'
         from generate_series(1, $2::int) as n`,
    [user_id, count],
  )
}

/** Lets somebody be told that a week of theirs is not submitted, and that three wait. */
export async function toldOfWeeks({ user_id }: Person, week_start: string): Promise<void> {
  await inDatabase(
    `insert into notifications (user_id, type, title, message, created_at, params)
       values ($1, 'timesheet_due', 'Week not submitted', 'Your week is not submitted yet', now(),
           jsonb_build_object('kind', 'timesheet.due', 'day', $2::text)),
         ($1, 'timesheet_waiting', 'Weeks to approve', '3 weeks wait for approval', now(),
           '{"kind": "timesheet.waiting", "count": 3}')`,
    [user_id, week_start],
  )
}

/** Lets a meeting have been on an earlier day. */
export async function metOn(meeting_id: string, meeting_date: string): Promise<void> {
  await inDatabase('update meetings set meeting_date = $2 where id = $1', [meeting_id, meeting_date])
}

/** Makes somebody an accountant: a role that no file of the product names, which holds one right of the catalogue. */
export async function becameAccountant({ user_id }: Person): Promise<void> {
  await inDatabase(
    `insert into role_rights values ('accountant', '{statements}') on conflict (role) do nothing`,
    [],
  )
  await inDatabase(`update profiles set role = 'accountant' where user_id = $1`, [user_id])
}

/** Gives somebody so many tasks of this month, the newest named 'Task 1'. */
export async function gaveTasks({ user_id }: Person, count: number): Promise<void> {
  await inDatabase(
    `insert into notes (id, user_id, title, content, content_text, category, client_name, case_id, created_at, updated_at)
       select gen_random_uuid(), $1, 'Task ' || n, '<p>Copies of the deed, notarised and stamped, before the hearing.</p>',
           'Copies of the deed, notarised and stamped, before the hearing.', 'Litigation', 'Padma Textiles',
           'CASE-2026-' || n, moment, moment
         from generate_series(1, $2::int) as n, lateral (select now() - n * interval '1 millisecond' as moment) as made`,
    [user_id, count],
  )
}

/** Lets somebody have been reminded of a hearing, in the product, a moment ago. */
export async function wasReminded(
  { user_id }: Person,
  { id, case_ref, on_day }: { id: string; case_ref: string; on_day: string },
): Promise<void> {
  await inDatabase(
    `insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, case_ref, queued_at, sent_at)
       select 'hearing', $2, id, $3, $3, $1, 'app', $4, now(), now()
         from reminder_steps where about = 'hearing' and days_before = 1 limit 1`,
    [user_id, id, on_day, case_ref],
  )
}
