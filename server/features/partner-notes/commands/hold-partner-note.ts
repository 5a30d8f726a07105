import type { PartnerNote } from '../../../../contract/partner-notes.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { getPartnerNote } from '../queries.ts'

/** The partner note as it stands, held until the end of the transaction; all partners may change it. */
export async function holdPartnerNote(ctx: StaffContext, id: string): Promise<PartnerNote> {
  const held = await ctx.db
    .selectFrom('partner_notes')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  return getPartnerNote(ctx, { params: { id } })
}
