import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { restorePartnerNote as call, PartnerNote } from '../../../../contract/partner-notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { getPartnerNote } from '../queries.ts'
import { partnerNoteHints, restorableSince } from '../rules.ts'

/** Brings a deleted partner note back as it was: for any partner, for 30 days. */
export async function restorePartnerNote(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<PartnerNote> {
  const held = await ctx.db
    .selectFrom('partner_notes')
    .select(['version', 'deleted_at'])
    .where('id', '=', body.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  if (held.deleted_at === null) throw new Refusal('rule', 'partner_notes.not_deleted')
  if (new Date(held.deleted_at) < new Date(restorableSince(ctx.now))) throw notFound()

  await ctx.db
    .updateTable('partner_notes')
    .set({
      deleted_at: null,
      deleted_by: null,
      version: held.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', body.id)
    .execute()

  const row = await getPartnerNote(ctx, { params: { id: body.id } })
  const { title } = row
  await record(ctx, { type: 'partner_note.restored', subject_id: row.id, title }, partnerNoteHints(row))
  return row
}
