import type { Feedback } from '../../../../contract/feedback.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { getFeedback } from '../queries.ts'

/** The feedback as it stands, held until the end of the transaction; all partners may change it. */
export async function holdFeedback(ctx: StaffContext, id: string): Promise<Feedback> {
  const held = await ctx.db
    .selectFrom('partner_feedback')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  return getFeedback(ctx, { params: { id } })
}
