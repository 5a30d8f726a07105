import { sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { listOwnerAsks as asksCall, OwnerAsk } from '../../../contract/note-owners.ts'
import type {
  getView as getViewCall,
  listViews as listViewsCall,
  SavedView,
} from '../../../contract/saved-views.ts'
import type { getTemplate as getTemplateCall, TaskTemplate } from '../../../contract/task-templates.ts'
import type { getStep as getCall, listSteps as listCall, Step } from '../../../contract/tasks.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/refusal.ts'
import { getNote, type KeptNote } from '../notes/public.ts'
import { type PersonRow, presentName, presentPerson, somebody } from '../people/public.ts'
import { presentStep, type StepRow } from './rules.ts'

const columns = sql`
  s.id, s.note_id, s.place, s.title, s.assignee_id, s.due_on, s.done_at, s.version, p.full_name, p.left_at
  from note_steps s left join profiles p on p.user_id = s.assignee_id`

/** The steps of a task, in their order; throws not-found for a task that is not the caller's to see. */
export async function listSteps(
  ctx: StaffContext,
  { query }: Pick<InputOf<typeof listCall>, 'query'>,
): Promise<{ items: Step[] }> {
  return stepsOf(ctx, await getNote(ctx, { params: { id: query.note_id } }))
}

/** The same of a task that was read. */
export async function stepsOf(ctx: StaffContext, note: KeptNote): Promise<{ items: Step[] }> {
  const { rows } = await sql<StepRow>`
    select ${columns} where s.note_id = ${note.id} order by s.place, s.id`.execute(ctx.db)
  return { items: rows.map((row) => presentStep(ctx.actor, note, row)) }
}

/** One step; throws not-found for one that is not there or not the caller's to see. */
export async function getStep(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<Step> {
  const { rows } = await sql<StepRow>`select ${columns} where s.id = ${params.id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return presentStep(ctx.actor, await getNote(ctx, { params: { id: row.note_id } }), row)
}

/** Who is asked to take a task, for who asked, who is asked, and whoever may change all. */
export async function listOwnerAsks(
  ctx: StaffContext,
  { query }: InputOf<typeof asksCall>,
): Promise<{ items: OwnerAsk[] }> {
  const { rows } = await sql<Pick<OwnerAsk, 'note_id' | 'at'> & Record<'from' | 'to', PersonRow>>`
    select o.note_id, o.at, ${somebody('f')} as "from", ${somebody('t')} as "to"
      from note_owner_asks o join profiles f on f.user_id = o.from_id join profiles t on t.user_id = o.to_id
      where o.note_id = ${query.note_id}`.execute(ctx.db)
  return {
    items: rows.map(({ from, to, ...ask }) => ({ ...ask, from: presentPerson(from), to: presentPerson(to) })),
  }
}

type TemplateRow = Omit<TaskTemplate, 'author' | 'can'> & {
  full_name: string
  left_at: string | null
  case_ref: string | null
}

/** A template with the case of the task that it was made of, which is not answered. */
export type KeptTemplate = TaskTemplate & { case_ref: string | null }

// A shared one is its maker's alone while its case is guarded.
const templateColumns = sql`
  t.id, t.name, t.draft ->> 'title' as title, jsonb_array_length(t.steps) as steps, t.due_days,
  t.is_shared and not is_guarded(t.case_ref) as is_shared, t.created_by, t.version, t.case_ref, p.full_name, p.left_at
  from task_templates t join profiles p on p.user_id = t.created_by`

/** The caller's templates and those that others share, by name. */
export async function listTemplates(ctx: StaffContext): Promise<{ items: TaskTemplate[] }> {
  const { rows } = await sql<TemplateRow>`
    select ${templateColumns} order by t.name collate firm_order, t.id limit 200`.execute(ctx.db)
  return { items: rows.map((row) => presented(ctx, row)) }
}

/** One template; throws not-found for one that is not the caller's to see. */
export const getTemplate = (
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getTemplateCall>, 'params'>,
): Promise<TaskTemplate> => keptTemplate(ctx, params.id)

/** The same with its case. */
export async function keptTemplate(ctx: StaffContext, id: string): Promise<KeptTemplate> {
  const { rows } = await sql<TemplateRow>`select ${templateColumns} where t.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return presented(ctx, row)
}

/** Whoever sees all tasks takes a shared one from the others, or deletes it. */
function presented(ctx: StaffContext, { full_name, left_at, ...row }: TemplateRow): KeptTemplate {
  const edit = row.created_by === ctx.actor.user_id
  const unshare = row.is_shared && (edit || may(ctx, 'notes.all'))
  return {
    ...row,
    author: presentName({ full_name, left_at }),
    can: { edit, delete: edit || unshare, unshare },
  }
}

const viewColumns = sql`v.id, v.page, v.name, v.query, v.place, v.version from saved_views v`

/** What the caller saved of a page, in its order. */
export async function listViews(
  ctx: StaffContext,
  { query: { page } }: Pick<InputOf<typeof listViewsCall>, 'query'>,
): Promise<{ items: SavedView[] }> {
  const { rows } = await sql<SavedView>`
    select ${viewColumns} where v.user_id = ${ctx.actor.user_id} and v.page = ${page} order by v.place, v.id`.execute(
    ctx.db,
  )
  return { items: rows }
}

/** One saved view of the caller; throws not-found for another. */
export async function getView(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getViewCall>, 'params'>,
): Promise<SavedView> {
  const { rows } = await sql<SavedView>`select ${viewColumns} where v.id = ${params.id}`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}
