import type { Note } from '../../../../contract/notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { forUpdate, getNote } from '../queries.ts'
import { mayChange } from '../rules.ts'

/** The note as it stands, held against other changes until the end of the transaction; the caller may change it. */
export async function holdNote(ctx: StaffContext, id: string): Promise<Note> {
  const note = await getNote(ctx, { params: { id } }, forUpdate)
  if (!mayChange(ctx.actor, note)) throw new Refusal('forbidden', 'rights.not_yours')
  return note
}
