import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { noteLimits } from '../../../../contract/notes.ts'
import type * as calls from '../../../../contract/tasks.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import { hintsOf, holdNote, holdNoteToWork, type KeptNote, touchNote } from '../../notes/public.ts'
import type { StepChange } from '../events.ts'
import { getStep, stepsOf } from '../queries.ts'
import { placedAfter, worksOn } from '../rules.ts'
import { assertSees } from './assign-note.ts'

type Step = calls.Step

/** Adds a step at the end of a task's steps. */
export async function createStep(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.createStep>,
): Promise<Step> {
  const note = await open(holdNote(ctx, body.note_id))
  if (note.steps.total >= noteLimits.steps) throw new Refusal('rule', 'notes.too_many_steps')
  await assertOnIt(ctx, note, body.assignee_id)

  const id = uuidv7()
  const now = ctx.now.toISOString()
  await sql`insert into note_steps (id, note_id, place, title, assignee_id, due_on, created_at, updated_at)
    select ${id}, ${note.id}, coalesce(max(place), 0) + 1, ${body.title}, ${body.assignee_id ?? null}::uuid,
        ${body.due_on ?? null}::date, ${now}, ${now}
      from note_steps where note_id = ${note.id}`.execute(ctx.db)
  await told(ctx, note, body.title, 'added')
  return getStep(ctx, { params: { id } })
}

/** Changes the fields given, or ticks the step; whoever is assigned to its task only ticks. */
export async function updateStep(
  ctx: StaffContext,
  { params, body: { version, done, ...fields } }: InputOf<typeof calls.updateStep>,
): Promise<Step> {
  const { note, step } = await held(ctx, params.id)
  if (!step.can.edit && !isEmptyChange({ ...fields, version }))
    throw new Refusal('forbidden', 'notes.assignee_only')
  if (step.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: step })
  if (fields.assignee_id !== step.assignee?.user_id) await assertOnIt(ctx, note, fields.assignee_id)

  const isTicked = done !== undefined && done !== (step.done_at !== null)
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  // A tick that stands already changes nothing either.
  if (!isTicked && isEmptyChange({ ...fields, version })) return step
  const ticked = { done_at: done ? ctx.now.toISOString() : null, done_by: done ? ctx.actor.user_id : null }
  await put(ctx, step, { ...given, ...(isTicked && ticked) })
  const ticking = done ? 'done' : 'reopened'
  await told(ctx, note, fields.title ?? step.title, isTicked ? ticking : 'changed')
  return getStep(ctx, { params })
}

/** Takes a step away. */
export async function deleteStep(
  ctx: StaffContext,
  { params }: InputOf<typeof calls.deleteStep>,
): Promise<undefined> {
  const { note, step } = await held(ctx, params.id)
  if (!step.can.edit) throw new Refusal('forbidden', 'notes.assignee_only')
  await ctx.db.deleteFrom('note_steps').where('id', '=', step.id).execute()
  await told(ctx, note, step.title, 'deleted')
}

/** Says that the caller, who works on the task, does a step that is nobody's. */
export async function takeStep(ctx: StaffContext, { body }: InputOf<typeof calls.takeStep>): Promise<Step> {
  const { note, step } = await held(ctx, body.id)
  if (step.version !== body.version) throw new Refusal('conflict', 'request.stale_version', { current: step })
  if (!step.can.take) throw new Refusal('forbidden', 'notes.assignee_only')
  await put(ctx, step, { assignee_id: ctx.actor.user_id })
  await told(ctx, note, step.title, 'taken')
  return getStep(ctx, { params: step })
}

/** Puts a step right after another one of its task, or first. */
export async function reorderSteps(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.reorderSteps>,
): Promise<{ items: Step[] }> {
  const { note, step } = await held(ctx, body.id)
  if (!step.can.edit) throw new Refusal('forbidden', 'notes.assignee_only')
  const { items } = await stepsOf(ctx, note)
  if (body.after !== null && !items.some(({ id }) => id === body.after)) throw notFound()

  const ids = placedAfter(items, body.id, body.after).map(({ id }) => id)
  await sql`update note_steps s set place = placed.place
    from unnest(${ids}::uuid[]) with ordinality as placed (id, place)
    where s.id = placed.id and s.place <> placed.place`.execute(ctx.db)
  await told(ctx, note, step.title, 'moved')
  return stepsOf(ctx, note)
}

async function held(ctx: StaffContext, id: string): Promise<{ note: KeptNote; step: Step }> {
  const { note_id } = await getStep(ctx, { params: { id } })
  const note = await open(holdNoteToWork(ctx, note_id))
  return { note, step: await getStep(ctx, { params: { id } }) }
}

async function open(holding: Promise<KeptNote>): Promise<KeptNote> {
  const note = await holding
  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  return note
}

/** Whoever owns the task or is assigned to it, as long as they may see its case. */
async function assertOnIt(
  ctx: StaffContext,
  note: KeptNote,
  assignee_id: string | null | undefined,
): Promise<void> {
  if (!assignee_id) return
  if (!worksOn(note, assignee_id)) throw invalidField('assignee_id', complaint('invalid'))
  await assertSees(ctx, assignee_id, note.case_ref, 'assignee_id')
}

async function put(ctx: StaffContext, step: Step, values: Record<string, unknown>): Promise<void> {
  await ctx.db
    .updateTable('note_steps')
    .set({ ...values, version: step.version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', step.id)
    .execute()
}

/** A change of a step is one of its task, too. */
async function told(ctx: StaffContext, note: KeptNote, step: string, change: StepChange): Promise<void> {
  await touchNote(ctx, note.id, ctx.actor.user_id)
  const { id: subject_id, user_id: owner_id, title, case_ref } = note
  const event = { type: 'note.steps_changed', subject_id, owner_id, title, case_ref, step, change } as const
  await record(ctx, event, await hintsOf(ctx, { ...note, version: note.version + 1 }))
}
