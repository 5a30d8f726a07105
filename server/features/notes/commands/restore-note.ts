import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { restoreNote as call, Note } from '../../../../contract/notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getNote } from '../queries.ts'
import { hintsOf } from '../rules.ts'

/** Brings a deleted note back as it was, with its days of work and its runs of the timer. */
export async function restoreNote(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Note> {
  // One statement loads it, asks for the right and writes, so that two at once restore it once.
  const restored = await sql<{ done: boolean }>`
    select restore_deleted_note(${body.note_id}) as done`.execute(ctx.db)

  const note = await getNote(ctx, { params: { id: body.note_id } })
  if (!restored.rows[0]?.done) throw new Refusal('rule', 'notes.not_deleted')

  const { user_id: owner_id, title } = note
  await record(ctx, { type: 'note.restored', subject_id: note.id, owner_id, title }, hintsOf(note))
  return note
}
