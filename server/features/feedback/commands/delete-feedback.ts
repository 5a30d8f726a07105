import type { deleteFeedback as call } from '../../../../contract/feedback.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { feedbackHints } from '../rules.ts'
import { holdFeedback } from './hold-feedback.ts'

/** Hides feedback from everybody, its associate included; any partner can restore it for a while. */
export async function deleteFeedback(
  ctx: StaffContext,
  { params }: InputOf<typeof call>,
): Promise<undefined> {
  const row = await holdFeedback(ctx, params.id)

  await ctx.db
    .updateTable('partner_feedback')
    .set({
      deleted_at: ctx.now.toISOString(),
      deleted_by: ctx.actor.user_id,
      version: row.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute()

  const { associate_id, rating } = row
  await record(
    ctx,
    { type: 'partner_feedback.deleted', subject_id: row.id, associate_id, rating },
    feedbackHints(row),
  )
}
