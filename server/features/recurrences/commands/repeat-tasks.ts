import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { hintsOf } from '../../notes/public.ts'
import { calendarAround } from '../queries.ts'
import { catchUp, type Next, type Rule } from '../rules.ts'

type Waiting = Rule & Next & { id: string; user_id: string; title: string; case_ref: string | null }

/**
 * Makes the task of one row whose day has come, and says whether there was one. The row is held and goes on in the same
 * transaction: however many servers try, and wherever one stops, there is one task a time.
 */
export async function repeatOne(ctx: SystemContext): Promise<boolean> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<Waiting>`
    select r.id, r.user_id, r.every, r.unit, r.weekdays, r.month_day, r.closed_days, r.starts_on, r.ends_on, r.next_on,
        r.make_on, r.draft ->> 'title' as title, (r.draft ->> 'case_ref')::uuid as case_ref
      from note_recurrences r join users u on u.id = r.user_id and u.deactivated_at is null
      where r.paused_at is null and r.make_on <= ${today}::date
      order by r.make_on, r.id limit 1 for update of r skip locked`.execute(ctx.db)
  const [row] = rows
  if (!row) return false

  const { made, next } = catchUp(row, row, today, await calendarAround(ctx, today))
  if (!(await isHiddenFromOwner(ctx, row))) await makeTask(ctx, row, made.make_on)
  await sql`update note_recurrences set last_on = ${made.next_on}::date, next_on = ${next?.next_on ?? null}::date,
      make_on = ${next?.make_on ?? null}::date where id = ${row.id}`.execute(ctx.db)
  return true
}

async function isHiddenFromOwner(ctx: SystemContext, { user_id, case_ref }: Waiting): Promise<boolean> {
  if (case_ref === null) return false
  const { rows } = await sql`
    select from case_hidden where user_id = ${user_id} and case_ref = ${case_ref}`.execute(ctx.db)
  return rows.length > 0
}

async function makeTask(ctx: SystemContext, row: Waiting, due_on: string): Promise<void> {
  const id = uuidv7()
  const now = ctx.now.toISOString()
  const { rows } = await sql<{ case_id: string | null; case_ref: string | null }>`
    insert into notes (id, user_id, created_by, title, content, content_text, category, subcategory, client_name, case_id,
        is_priority, keep_alive, kept_for_due, note_type, list_items, projected_billable_hours, google_drive_link, due_on, due_time,
        recurrence_ref, created_at, updated_at)
      select ${id}, r.user_id, r.user_id, d.title, d.content, d.content_text, d.category, d.subcategory, d.client_name,
          coalesce((select c.case_id from cases c where c.id = d.case_ref), d.case_id), d.is_priority, true, not d.keep_alive,
          d.note_type, coalesce((select jsonb_agg(item || '{"completed": false}' order by place)
            from jsonb_array_elements(d.list_items) with ordinality as of (item, place)), '[]'),
          d.projected_billable_hours, d.google_drive_link, ${due_on}::date, d.due_time, r.id, ${now}, ${now}
        from note_recurrences r cross join lateral jsonb_to_record(r.draft) as d (title text, content text, content_text text,
          category text, subcategory text, client_name text, case_id text, case_ref uuid, is_priority boolean, keep_alive boolean,
          note_type text, list_items jsonb, projected_billable_hours numeric, google_drive_link text, due_time time)
        where r.id = ${row.id}
      returning case_id, case_ref`.execute(ctx.db)
  await sql`insert into note_assignees (note_id, user_id, assigned_by, assigned_at)
    select ${id}, a.user_id, r.user_id, ${now} from note_recurrences r cross join unnest(r.assignees) as a (user_id)
        join profiles p on p.user_id = a.user_id and p.left_at is null
      where r.id = ${row.id} and a.user_id <> r.user_id
        and not exists (select from case_hidden h join notes n on n.case_ref = h.case_ref
          where n.id = ${id} and h.user_id = a.user_id)`.execute(ctx.db)
  await sql`insert into note_steps (id, note_id, place, title, created_at, updated_at)
    select gen_random_uuid(), ${id}, s.place, s.title, ${now}, ${now}
      from note_recurrences r cross join jsonb_array_elements_text(r.draft -> 'steps') with ordinality as s (title, place)
      where r.id = ${row.id}`.execute(ctx.db)
  await tellOf(ctx, row, id, rows[0])
}

async function tellOf(
  ctx: SystemContext,
  { user_id: owner_id, title }: Waiting,
  subject_id: string,
  made: { case_id: string | null; case_ref: string | null } | undefined,
): Promise<void> {
  const { case_id = null, case_ref = null } = made ?? {}
  const { rows } = await sql<{ assignee_ids: string[] }>`
    select assignee_ids from notes where id = ${subject_id}`.execute(ctx.db)
  const { assignee_ids = [] } = rows[0] ?? {}
  await record(
    ctx,
    { type: 'note.created', subject_id, owner_id, title, case_id, case_ref, is_repeated: true },
    await hintsOf(ctx, { id: subject_id, user_id: owner_id, version: 1, case_ref, assignee_ids }),
  )
}
