import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { deleteNote as call } from '../../../../contract/notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { hintsOf } from '../rules.ts'
import { holdNote } from './hold-note.ts'

/** Deletes a note and, with it, its work logs; all of it is kept in the trash for a while. */
export async function deleteNote(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const note = await holdNote(ctx, params.id)

  await sql`select keep_deleted_note(${note.id}, ${ctx.now.toISOString()})`.execute(ctx.db)
  await ctx.db.deleteFrom('notes').where('id', '=', note.id).execute()

  const { user_id: owner_id, title, case_id } = note
  const hours_worked = note.hours_worked.toFixed(2)
  await record(
    ctx,
    { type: 'note.deleted', subject_id: note.id, owner_id, title, case_id, hours_worked },
    hintsOf(note),
  )
}
