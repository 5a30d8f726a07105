import { sql } from 'kysely'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { type Note, noteLimits } from '../../../../contract/notes.ts'
import type { assignNote as assignCall, unassignNote as unassignCall } from '../../../../contract/tasks.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import {
  getNote,
  hintsOf,
  holdNote,
  holdNoteToWork,
  type KeptNote,
  mayChange,
  touchNote,
} from '../../notes/public.ts'

/** Asks somebody who sees the case of a task to work on it, and tells them; once more changes nothing. */
export async function assignNote(ctx: StaffContext, { body }: InputOf<typeof assignCall>): Promise<Note> {
  const before = await holdNote(ctx, body.note_id)
  const full_name = await nameOf(ctx, body.user_id, 'user_id')

  if (before.is_archived) throw new Refusal('rule', 'notes.archived')
  if (body.user_id === before.user_id) throw invalidField('user_id', complaint('invalid'))
  await assertSees(ctx, body.user_id, before.case_ref, 'user_id')
  if (before.assignee_ids.includes(body.user_id)) return before
  if (before.assignee_ids.length >= noteLimits.assignees)
    throw new Refusal('rule', 'notes.too_many_assignees')

  await sql`insert into note_assignees (note_id, user_id, assigned_by, assigned_at)
    values (${before.id}, ${body.user_id}, ${ctx.actor.user_id}, ${ctx.now.toISOString()})`.execute(ctx.db)
  await touchNote(ctx, before.id, ctx.actor.user_id)

  const note = await getNote(ctx, { params: before })
  const { id: subject_id, user_id: owner_id, title, case_ref } = note
  const { user_id: person_id } = body
  await record(
    ctx,
    { type: 'note.assigned', subject_id, owner_id, title, case_ref, person_id, full_name },
    await hintsOf(ctx, note),
  )
  return note
}

/** Takes somebody off a task, and what they took of its steps: its owner anybody, an assignee themselves. */
export async function unassignNote(
  ctx: StaffContext,
  { query }: InputOf<typeof unassignCall>,
): Promise<undefined> {
  const before = await holdNoteToWork(ctx, query.note_id)
  const isOneself = query.user_id === ctx.actor.user_id
  if (!isOneself && !mayChange(ctx.actor, before)) throw new Refusal('forbidden', 'notes.assignee_only')
  const gone = before.assignees.find(({ user_id }) => user_id === query.user_id)
  if (!gone) throw notFound()
  if (before.is_archived) throw new Refusal('rule', 'notes.archived')

  // Whoever leaves does not see the task any more: it is counted up while they do.
  await touchNote(ctx, before.id, ctx.actor.user_id)
  await sql`delete from note_assignees where note_id = ${before.id} and user_id = ${query.user_id}`.execute(
    ctx.db,
  )

  const { id: subject_id, user_id: owner_id, title, case_ref } = before
  await record(
    ctx,
    { type: 'note.unassigned', subject_id, owner_id, title, case_ref, full_name: gone.full_name },
    await hintsOf(ctx, { ...before, version: before.version + 1 }),
  )
}

/** The name of somebody of the firm who may see the case of a task; `path` is the field that named them. */
export async function assertSees(
  ctx: StaffContext,
  person: string,
  case_ref: KeptNote['case_ref'],
  path: 'user_id' | 'to_id' | 'assignee_id',
): Promise<string> {
  const name = await nameOf(ctx, person, path)
  if (!(await isHiddenFrom(ctx, person, case_ref))) return name
  const fields = [{ path, message: 'notes.cannot_see' }]
  throw new Refusal('rule', 'notes.cannot_see', { values: { name }, fields })
}

async function nameOf(ctx: StaffContext, user_id: string, path: string): Promise<string> {
  const person = await ctx.db
    .selectFrom('profiles')
    .select('full_name')
    .where('user_id', '=', user_id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (person) return person.full_name
  throw new Refusal('not_found', 'row.not_found', { fields: [{ path, message: 'row.not_found' }] })
}

async function isHiddenFrom(
  ctx: StaffContext,
  person: string,
  case_ref: KeptNote['case_ref'],
): Promise<boolean> {
  if (case_ref === null) return false
  const { rows } = await sql<{
    is_hidden: boolean
  }>`select hidden_from(${person}, ${case_ref}) as is_hidden`.execute(ctx.db)
  return rows[0]?.is_hidden ?? true
}
