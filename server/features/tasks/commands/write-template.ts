import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { type Note, type NoteDraft, noteDraft } from '../../../../contract/notes.ts'
import type * as calls from '../../../../contract/task-templates.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { createNote, getNote } from '../../notes/public.ts'
import { getTemplate } from '../queries.ts'

type Template = calls.TaskTemplate

const hints = (person: string) => [{ topic: 'notes', audience: { person } }]

/** Keeps a task as a template: its steps and itself by how many days they are due after it was begun. */
export async function createTemplate(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.createTemplate>,
): Promise<Template> {
  const note = await getNote(ctx, { params: { id: body.note_id } })

  const id = uuidv7()
  const now = ctx.now.toISOString()
  const begun = sql`(n.created_at at time zone ${ctx.settings.FIRM_TIME_ZONE})::date`
  await sql`insert into task_templates (id, name, draft, steps, due_days, is_shared, created_by, created_at, updated_at)
    select ${id}, ${body.name}, jsonb_build_object('title', n.title, 'content', n.content, 'category', n.category,
        'subcategory', n.subcategory, 'is_priority', n.is_priority, 'note_type', n.note_type,
        'projected_billable_hours', n.projected_billable_hours,
        'list_items', coalesce((select jsonb_agg(item || '{"completed": false}' order by place)
          from jsonb_array_elements(n.list_items) with ordinality as of (item, place)), '[]')),
      coalesce((select jsonb_agg(jsonb_build_object('title', s.title, 'days', s.due_on - ${begun}) order by s.place, s.id)
        from note_steps s where s.note_id = n.id), '[]'),
      case when n.due_on - ${begun} between -365 and 365 then n.due_on - ${begun} end,
      ${body.is_shared ?? false}, ${ctx.actor.user_id}, ${now}, ${now}
      from notes n where n.id = ${note.id}`.execute(ctx.db)
  const created = { type: 'task_template.created', subject_id: id, name: body.name } as const
  await record(ctx, created, hints(ctx.actor.user_id))
  return getTemplate(ctx, { params: { id } })
}

/** Changes what is said of a template; what is in it stays. */
export async function updateTemplate(
  ctx: StaffContext,
  { params, body: { version, ...change } }: InputOf<typeof calls.updateTemplate>,
): Promise<Template> {
  const before = await held(ctx, params.id)
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange({ ...change, version })) return before
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await ctx.db
    .updateTable('task_templates')
    .set({ ...given, version: version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', params.id)
    .execute()
  const after = await getTemplate(ctx, { params })
  const modified = { type: 'task_template.modified', subject_id: after.id, name: after.name } as const
  await record(ctx, modified, hints(ctx.actor.user_id))
  return after
}

/** Deletes a template; the tasks that were made from it stay. */
export async function deleteTemplate(
  ctx: StaffContext,
  { params }: InputOf<typeof calls.deleteTemplate>,
): Promise<undefined> {
  const { id: subject_id, name } = await held(ctx, params.id)
  await ctx.db.deleteFrom('task_templates').where('id', '=', subject_id).execute()
  await record(ctx, { type: 'task_template.deleted', subject_id, name }, hints(ctx.actor.user_id))
}

async function held(ctx: StaffContext, id: string): Promise<Template> {
  const template = await getTemplate(ctx, { params: { id } })
  if (!template.can.edit) throw new Refusal('forbidden', 'rights.not_yours')
  await sql`select from task_templates where id = ${id} for update`.execute(ctx.db)
  return getTemplate(ctx, { params: { id } })
}

interface Kept {
  draft: object & { category?: unknown }
  steps: { title: string; days: number | null }[]
  due_days: number | null
}

/** Makes a task of the caller from a template, counted from a day. */
export async function makeFromTemplate(
  ctx: StaffContext,
  { body: { template_id, day } }: InputOf<typeof calls.makeFromTemplate>,
): Promise<Note> {
  const { rows } = await sql<Kept>`
    select draft, steps, due_days from task_templates where id = ${template_id}`.execute(ctx.db)
  const [kept] = rows
  if (!kept) throw notFound()

  const due_on = kept.due_days === null ? null : daysAfter(day, kept.due_days)
  const made = await createNote(ctx, {
    params: undefined,
    query: undefined,
    body: { ...draftOf(kept), due_on },
  })
  const steps = kept.steps.map(({ title, days }) => ({
    title,
    due_on: days === null ? null : daysAfter(day, days),
  }))
  const now = ctx.now.toISOString()
  await sql`insert into note_steps (id, note_id, place, title, due_on, created_at, updated_at)
    select gen_random_uuid(), ${made.id}, s.place, s.step ->> 'title', (s.step ->> 'due_on')::date, ${now}, ${now}
      from jsonb_array_elements(${JSON.stringify(steps)}::jsonb) with ordinality as s (step, place)`.execute(
    ctx.db,
  )
  return getNote(ctx, { params: made })
}

/** The fields of a new task; a category that has left the catalogue stays behind. */
function draftOf({ draft }: Kept): NoteDraft {
  const whole = z.safeParse(noteDraft, draft)
  if (whole.success) return whole.data
  return z.parse(noteDraft, { ...draft, category: undefined, subcategory: undefined })
}
