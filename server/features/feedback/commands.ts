import type {
  Feedback,
  giveFeedback as giveCall,
  updateFeedback as updateCall,
} from '../../../contract/feedback.ts'
import { complaint } from '../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { feedbackRows } from './rows.ts'

/** Tells an associate who is still here about their work, in the caller's name. */
export async function giveFeedback(ctx: StaffContext, { body }: InputOf<typeof giveCall>): Promise<Feedback> {
  await assertAssociate(ctx, body.associate_id)
  return feedbackRows.create(ctx, body, {}, 'given')
}

/** Changes the given fields of feedback, if it still is as the caller saw it. */
export async function updateFeedback(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<Feedback> {
  const before = await feedbackRows.hold(ctx, params.id, body.version)
  return feedbackRows.change(ctx, before, body)
}

async function assertAssociate(ctx: StaffContext, user_id: string): Promise<void> {
  const person = await ctx.db
    .selectFrom('profiles')
    .select('role')
    .where('user_id', '=', user_id)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (person?.role === 'associate') return
  const fields = [{ path: 'associate_id', message: complaint('associate') }]
  throw new Refusal('rule', 'partner_feedback.not_an_associate', { fields })
}
