import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { deletePartnerNote as call } from '../../../../contract/partner-notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { partnerNoteHints } from '../rules.ts'
import { holdPartnerNote } from './hold-partner-note.ts'

/** Hides a partner note from everybody; any partner can restore it for a while. */
export async function deletePartnerNote(
  ctx: StaffContext,
  { params }: InputOf<typeof call>,
): Promise<undefined> {
  const row = await holdPartnerNote(ctx, params.id)

  await ctx.db
    .updateTable('partner_notes')
    .set({
      deleted_at: ctx.now.toISOString(),
      deleted_by: ctx.actor.user_id,
      version: row.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute()

  const { title, category } = row
  await record(
    ctx,
    { type: 'partner_note.deleted', subject_id: row.id, title, category },
    partnerNoteHints(row),
  )
}
