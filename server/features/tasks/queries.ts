import { sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { getStep as getCall, listSteps as listCall, Step } from '../../../contract/tasks.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/refusal.ts'
import { getNote, type KeptNote } from '../notes/public.ts'
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
