import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type * as calls from '../../../../contract/notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { forUpdate, getNote } from '../queries.ts'
import { type KeptNote, mayChange } from '../rules.ts'
import { hintsOf } from './hint-note.ts'

/** The note as it stands, held against other changes until the end of the transaction; the caller may change it. */
export async function holdNote(ctx: StaffContext, id: string): Promise<KeptNote> {
  const note = await holdNoteToWork(ctx, id)
  if (!mayChange(ctx.actor, note)) throw new Refusal('forbidden', 'notes.assignee_only')
  return note
}

/** The same for whoever works on it: who sees a note is its owner, assigned to it, or may change all. */
export function holdNoteToWork(ctx: StaffContext, id: string): Promise<KeptNote> {
  return getNote(ctx, { params: { id } }, forUpdate)
}

/** Takes a note off the active list. */
export async function archiveNote(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.archiveNote>,
): Promise<KeptNote> {
  const before = await holdNote(ctx, body.note_id)
  if (before.is_archived) throw new Refusal('rule', 'notes.archived')
  return putAway(ctx, before, 'note.archived')
}

/** Puts an archived note back on the active list. */
export async function unarchiveNote(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.unarchiveNote>,
): Promise<KeptNote> {
  const before = await holdNote(ctx, body.note_id)
  if (!before.is_archived) throw new Refusal('rule', 'notes.not_archived')
  return putAway(ctx, before, 'note.unarchived')
}

async function putAway(
  ctx: StaffContext,
  before: KeptNote,
  type: 'note.archived' | 'note.unarchived',
): Promise<KeptNote> {
  const is_archived = type === 'note.archived'
  await ctx.db
    .updateTable('notes')
    .set({
      is_archived,
      archived_at: is_archived ? ctx.now.toISOString() : null,
      modified_by: ctx.actor.user_id,
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', before.id)
    .execute()
  const note = await getNote(ctx, { params: before })
  const { user_id: owner_id, title, case_ref } = note
  await record(ctx, { type, subject_id: note.id, owner_id, title, case_ref }, await hintsOf(ctx, note))
  return note
}

/** Deletes a note and, with it, its work logs; all of it is kept in the trash for a while. */
export async function deleteNote(
  ctx: StaffContext,
  { params }: InputOf<typeof calls.deleteNote>,
): Promise<undefined> {
  const note = await holdNote(ctx, params.id)

  await sql`select keep_deleted_note(${note.id}, ${ctx.now.toISOString()})`.execute(ctx.db)
  await ctx.db.deleteFrom('notes').where('id', '=', note.id).execute()

  const { user_id: owner_id, title, case_id, case_ref } = note
  const hours_worked = note.hours_worked.toFixed(2)
  await record(
    ctx,
    { type: 'note.deleted', subject_id: note.id, owner_id, title, case_id, case_ref, hours_worked },
    await hintsOf(ctx, note),
  )
}

/** Brings a deleted note back as it was, with its days of work and its runs of the timer. */
export async function restoreNote(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.restoreNote>,
): Promise<KeptNote> {
  // One statement loads it, asks for the right and writes, so that two at once restore it once.
  const restored = await sql<{ done: boolean }>`
    select restore_deleted_note(${body.note_id}) as done`.execute(ctx.db)

  const note = await getNote(ctx, { params: { id: body.note_id } })
  if (!restored.rows[0]?.done) throw new Refusal('rule', 'notes.not_deleted')

  const { user_id: owner_id, title, case_ref } = note
  const restored_note = { type: 'note.restored', subject_id: note.id, owner_id, title, case_ref } as const
  await record(ctx, restored_note, await hintsOf(ctx, note))
  return note
}
