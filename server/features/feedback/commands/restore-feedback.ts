import type { restoreFeedback as call, Feedback } from '../../../../contract/feedback.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { getFeedback } from '../queries.ts'
import { feedbackHints, restorableSince } from '../rules.ts'

/** Brings deleted feedback back as it was: for any partner, for 30 days. */
export async function restoreFeedback(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Feedback> {
  const held = await ctx.db
    .selectFrom('partner_feedback')
    .select(['version', 'deleted_at'])
    .where('id', '=', body.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  if (held.deleted_at === null) throw new Refusal('rule', 'partner_feedback.not_deleted')
  if (new Date(held.deleted_at) < new Date(restorableSince(ctx.now))) throw notFound()

  await ctx.db
    .updateTable('partner_feedback')
    .set({
      deleted_at: null,
      deleted_by: null,
      version: held.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', body.id)
    .execute()

  const row = await getFeedback(ctx, { params: { id: body.id } })
  const { associate_id, rating } = row
  await record(
    ctx,
    { type: 'partner_feedback.restored', subject_id: row.id, associate_id, rating },
    feedbackHints(row),
  )
  return row
}
