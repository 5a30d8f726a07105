import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf, daysAfter } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type * as calls from '../../../../contract/recurrences.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { hintsOf, holdNote } from '../../notes/public.ts'
import { calendarAround, getRecurrence, listRecurrences } from '../queries.ts'
import { later, nextFrom, type Rule } from '../rules.ts'

type Recurrence = calls.Recurrence

/** Lets a task come again as it stands, with its steps and whoever works on it. */
export async function createRecurrence(
  ctx: StaffContext,
  { body: { note_id, ...given } }: InputOf<typeof calls.createRecurrence>,
): Promise<Recurrence> {
  const note = await holdNote(ctx, note_id)
  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  const { weekdays = null, month_day = null, ends_on = null } = given
  const rule = sensible({ ...given, weekdays, month_day, ends_on })
  const known = await listRecurrences(ctx, { query: { note_id } })
  if (known.items[0])
    throw new Refusal('conflict', 'note_recurrences.repeats_already', { current: known.items[0] })

  const id = uuidv7()
  const now = ctx.now.toISOString()
  const next = await nextOf(ctx, rule, note.due_on)
  await sql`insert into note_recurrences (id, user_id, draft, assignees, every, unit, weekdays, month_day, closed_days,
      starts_on, ends_on, last_on, next_on, make_on, created_at, updated_at)
    select ${id}, n.user_id, jsonb_build_object('title', n.title, 'content', n.content, 'content_text', n.content_text,
        'category', n.category, 'subcategory', n.subcategory, 'client_name', n.client_name, 'case_id', n.case_id,
        'case_ref', n.case_ref, 'is_priority', n.is_priority, 'keep_alive', n.keep_alive and not n.kept_for_due,
        'note_type', n.note_type, 'list_items', n.list_items, 'projected_billable_hours', n.projected_billable_hours,
        'google_drive_link', n.google_drive_link, 'due_time', n.due_time,
        'steps', coalesce((select jsonb_agg(s.title order by s.place, s.id) from note_steps s where s.note_id = n.id), '[]')),
      n.assignee_ids, ${rule.every}, ${rule.unit}, ${rule.weekdays}::integer[], ${rule.month_day}::integer, ${rule.closed_days},
      ${rule.starts_on}::date, ${rule.ends_on}::date, n.due_on, ${next?.next_on ?? null}::date, ${next?.make_on ?? null}::date,
      ${now}, ${now}
      from notes n where n.id = ${note_id}`.execute(ctx.db)
  await sql`update notes set recurrence_ref = ${id} where id = ${note_id}`.execute(ctx.db)

  const { user_id: owner_id, title, case_ref } = note
  await record(
    ctx,
    { type: 'note_recurrence.created', subject_id: id, owner_id, title, case_ref },
    await hintsOf(ctx, note),
  )
  return getRecurrence(ctx, { params: { id } })
}

/** Changes the rule, or lets it rest: the next task is that of the first day from today on of which there is none. */
export async function updateRecurrence(
  ctx: StaffContext,
  { params, body: { version, paused, ...change } }: InputOf<typeof calls.updateRecurrence>,
): Promise<Recurrence> {
  const before = await held(ctx, params.id)
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  const isTurned = paused !== undefined && paused !== (before.paused_at !== null)
  if (!isTurned && isEmptyChange({ ...change, version })) return before
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  // Another unit has no days of the one before.
  const base =
    change.unit && change.unit !== before.unit ? { ...before, weekdays: null, month_day: null } : before
  const rule = sensible({ ...base, ...given })

  const next = await nextOf(ctx, rule, (await keptOf(ctx, params.id)).last_on)
  const paused_at = (paused ?? before.paused_at !== null) ? (before.paused_at ?? ctx.now.toISOString()) : null
  await sql`update note_recurrences set every = ${rule.every}, unit = ${rule.unit}, weekdays = ${rule.weekdays}::integer[],
      month_day = ${rule.month_day}::integer, closed_days = ${rule.closed_days}, starts_on = ${rule.starts_on}::date,
      ends_on = ${rule.ends_on}::date, next_on = ${next?.next_on ?? null}::date, make_on = ${next?.make_on ?? null}::date,
      paused_at = ${paused_at}::timestamptz, version = version + 1, updated_at = ${ctx.now.toISOString()}
    where id = ${params.id}`.execute(ctx.db)
  await told(ctx, before, (await keptOf(ctx, params.id)).case_ref, 'note_recurrence.modified')
  return getRecurrence(ctx, { params })
}

/** Stops repeating; the tasks that there are stay. */
export async function deleteRecurrence(
  ctx: StaffContext,
  { params }: InputOf<typeof calls.deleteRecurrence>,
): Promise<undefined> {
  const before = await held(ctx, params.id)
  const { case_ref } = await keptOf(ctx, params.id)
  await sql`delete from note_recurrences where id = ${params.id}`.execute(ctx.db)
  await told(ctx, before, case_ref, 'note_recurrence.deleted')
}

async function held(ctx: StaffContext, id: string): Promise<Recurrence> {
  await sql`select from note_recurrences where id = ${id} for update`.execute(ctx.db)
  return getRecurrence(ctx, { params: { id } })
}

/** A rule whose parts fit each other. */
function sensible(rule: Rule): Rule {
  if (rule.weekdays && rule.unit !== 'week') throw invalidField('weekdays', complaint('invalid'))
  if (rule.month_day !== null && rule.unit !== 'month' && rule.unit !== 'year')
    throw invalidField('month_day', complaint('invalid'))
  if (rule.ends_on !== null && rule.ends_on < rule.starts_on)
    throw invalidField('ends_on', complaint('not_before_day', { first: rule.starts_on }))
  // A day that is named twice is one day.
  return { ...rule, weekdays: rule.weekdays && [...new Set(rule.weekdays)].sort() }
}

async function nextOf(ctx: StaffContext, rule: Rule, last_on: string | null) {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const from = last_on !== null && last_on >= today ? daysAfter(last_on, 1) : today
  return nextFrom(rule, from, await calendarAround(ctx, later(from, rule.starts_on)))
}

interface Kept {
  last_on: string | null
  case_ref: string | null
}

/** What is kept of a row and not answered. */
async function keptOf(ctx: StaffContext, id: string): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select last_on, (draft ->> 'case_ref')::uuid as case_ref from note_recurrences where id = ${id}`.execute(
    ctx.db,
  )
  return rows[0] ?? { last_on: null, case_ref: null }
}

async function told(
  ctx: StaffContext,
  { id: subject_id, user_id: owner_id, title }: Recurrence,
  case_ref: string | null,
  type: 'note_recurrence.modified' | 'note_recurrence.deleted',
): Promise<void> {
  const hint = { topic: 'notes', case_ref, audience: { person: owner_id } }
  await record(ctx, { type, subject_id, owner_id, title, case_ref }, [hint])
}
