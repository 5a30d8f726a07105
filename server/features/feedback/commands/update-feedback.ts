import type { updateFeedback as call, Feedback } from '../../../../contract/feedback.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getFeedback } from '../queries.ts'
import { changedInFeedback, feedbackHints } from '../rules.ts'
import { holdFeedback } from './hold-feedback.ts'

/** Changes the given fields of feedback, if it still is as the caller saw it. */
export async function updateFeedback(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<Feedback> {
  const before = await holdFeedback(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before

  const { version: _, ...fields } = body
  await ctx.db
    .updateTable('partner_feedback')
    .set({ ...fields, version: before.version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', params.id)
    .execute()

  const row = await getFeedback(ctx, { params })
  const { associate_id } = row
  await record(
    ctx,
    {
      type: 'partner_feedback.modified',
      subject_id: row.id,
      associate_id,
      ...changedInFeedback(before, row),
    },
    feedbackHints(row),
  )
  return row
}
