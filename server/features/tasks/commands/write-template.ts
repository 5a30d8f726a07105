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
import { type KeptTemplate, keptTemplate } from '../queries.ts'

type Template = calls.TaskTemplate

/**
 * What happened to a template, for whoever sees its case. One that is not shared is its maker's alone: the audit does not
 * name it.
 */
async function told(
  ctx: StaffContext,
  type: 'task_template.created' | 'task_template.modified' | 'task_template.deleted',
  { id: subject_id, name, is_shared, created_by, case_ref }: KeptTemplate,
): Promise<void> {
  const people = [...new Set([created_by, ctx.actor.user_id])]
  const hints = people.map((person) => ({ topic: 'notes', case_ref, audience: { person } }))
  await record(ctx, { type, subject_id, owner_id: created_by, case_ref, ...(is_shared && { name }) }, hints)
}

/**
 * Keeps a task as a template: its steps and itself by how many days they are due after it was begun. It remembers the case
 * of the task, and is hidden with it.
 */
export async function createTemplate(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.createTemplate>,
): Promise<Template> {
  const note = await getNote(ctx, { params: { id: body.note_id } })
  if (body.is_shared) await assertSharable(ctx, note)

  const id = uuidv7()
  const now = ctx.now.toISOString()
  const begun = sql`(n.created_at at time zone ${ctx.settings.FIRM_TIME_ZONE})::date`
  await sql`insert into task_templates (id, name, draft, steps, due_days, is_shared, note_id, case_ref, created_by,
      created_at, updated_at)
    select ${id}, ${body.name}, jsonb_build_object('title', n.title, 'content', n.content, 'category', n.category,
        'subcategory', n.subcategory, 'is_priority', n.is_priority, 'note_type', n.note_type,
        'projected_billable_hours', n.projected_billable_hours,
        'list_items', coalesce((select jsonb_agg(item || '{"completed": false}' order by place)
          from jsonb_array_elements(n.list_items) with ordinality as of (item, place)), '[]')),
      coalesce((select jsonb_agg(jsonb_build_object('title', s.title, 'days', s.due_on - ${begun}) order by s.place, s.id)
        from note_steps s where s.note_id = n.id), '[]'),
      case when n.due_on - ${begun} between -365 and 365 then n.due_on - ${begun} end,
      ${body.is_shared ?? false}, n.id, n.case_ref, ${ctx.actor.user_id}, ${now}, ${now}
      from notes n where n.id = ${note.id}`.execute(ctx.db)
  const made = await keptTemplate(ctx, id)
  await told(ctx, 'task_template.created', made)
  return made
}

async function assertSharable(
  ctx: StaffContext,
  { case_ref }: Pick<KeptTemplate, 'case_ref'>,
): Promise<void> {
  const { rows } = await sql<{ is_guarded: boolean }>`select is_guarded(${case_ref}) as is_guarded`.execute(
    ctx.db,
  )
  if (rows[0]?.is_guarded) throw new Refusal('rule', 'notes.template_guarded')
}

/** Changes what is said of a template; what is in it stays. Whoever sees all tasks may take a shared one from the others. */
export async function updateTemplate(
  ctx: StaffContext,
  { params, body: { version, ...change } }: InputOf<typeof calls.updateTemplate>,
): Promise<Template> {
  const before = await held(ctx, params.id)
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const isUnsharing = given.is_shared === false && Object.keys(given).length === 1
  if (!before.can.edit && !(before.can.unshare && isUnsharing))
    throw new Refusal('forbidden', 'rights.not_yours')
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange({ ...change, version })) return before
  if (change.is_shared) await assertSharable(ctx, before)
  if (!before.can.edit) return unshare(ctx, before)

  await ctx.db
    .updateTable('task_templates')
    .set({ ...given, version: version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', params.id)
    .execute()
  const after = await keptTemplate(ctx, params.id)
  await told(ctx, 'task_template.modified', after)
  return after
}

/** Takes another's template from everybody but its maker; who did it sees it no more either. */
async function unshare(ctx: StaffContext, before: KeptTemplate): Promise<Template> {
  const { id, version } = before
  const { rows } = await sql<{ done: boolean }>`
    select unshare_template(${id}, ${version}, ${ctx.now.toISOString()}) as done`.execute(ctx.db)
  if (!rows[0]?.done) throw notFound()
  const after = { ...before, is_shared: false, version: version + 1 }
  await told(ctx, 'task_template.modified', after)
  return { ...after, can: { edit: false, delete: false, unshare: false } }
}

/** Deletes a template; the tasks that were made from it stay. */
export async function deleteTemplate(
  ctx: StaffContext,
  { params }: InputOf<typeof calls.deleteTemplate>,
): Promise<undefined> {
  const before = await held(ctx, params.id)
  if (!before.can.delete) throw new Refusal('forbidden', 'rights.not_yours')
  await ctx.db.deleteFrom('task_templates').where('id', '=', before.id).execute()
  await told(ctx, 'task_template.deleted', before)
}

/** Of another's it is only read: the database holds what one may change. */
async function held(ctx: StaffContext, id: string): Promise<KeptTemplate> {
  await sql`select from task_templates where id = ${id} for update`.execute(ctx.db)
  return keptTemplate(ctx, id)
}

interface Kept {
  draft: object & { category?: unknown }
  steps: { title: string; days: number | null }[]
  due_days: number | null
  /** The case of the template, where it is guarded. */
  case_ref: string | null
  case_id: string | null
}

/**
 * Makes a task of the caller from a template, counted from a day. What was written on a guarded case stays on it; whoever
 * sees that case may move it.
 */
export async function makeFromTemplate(
  ctx: StaffContext,
  { body: { template_id, day } }: InputOf<typeof calls.makeFromTemplate>,
): Promise<Note> {
  const { rows } = await sql<Kept>`
    select t.draft, t.steps, t.due_days, c.id as case_ref, c.case_id
      from task_templates t left join cases c on c.id = t.case_ref and is_guarded(c.id)
      where t.id = ${template_id}`.execute(ctx.db)
  const [kept] = rows
  if (!kept) throw notFound()

  const { case_ref, case_id } = kept
  const due_on = kept.due_days === null ? null : daysAfter(day, kept.due_days)
  const made = await createNote(ctx, {
    params: undefined,
    query: undefined,
    body: { ...draftOf(kept), due_on, ...(case_ref && case_id && { case_ref, case_id }) },
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
