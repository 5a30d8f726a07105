import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { archiveNote as call, Note } from '../../../../contract/notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getNote } from '../queries.ts'
import { hintsOf } from '../rules.ts'
import { holdNote } from './hold-note.ts'

/** Takes a note off the active list. */
export async function archiveNote(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Note> {
  const before = await holdNote(ctx, body.note_id)

  if (before.is_archived) throw new Refusal('rule', 'notes.archived')

  await ctx.db
    .updateTable('notes')
    .set({
      is_archived: true,
      archived_at: ctx.now.toISOString(),
      modified_by: ctx.actor.user_id,
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', before.id)
    .execute()

  const note = await getNote(ctx, { params: before })
  const { user_id: owner_id, title } = note
  await record(ctx, { type: 'note.archived', subject_id: note.id, owner_id, title }, hintsOf(note))
  return note
}
