import { v7 as uuidv7 } from 'uuid'
import type { giveFeedback as call, Feedback } from '../../../../contract/feedback.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getFeedback } from '../queries.ts'
import { feedbackHints } from '../rules.ts'

/** Tells an associate who is still here about their work, in the caller's name. */
export async function giveFeedback(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Feedback> {
  await demandAssociate(ctx, body.associate_id)

  const id = uuidv7()
  const { associate_id, feedback_text, rating } = body
  await ctx.db
    .insertInto('partner_feedback')
    .values({
      id,
      partner_id: ctx.actor.user_id,
      associate_id,
      feedback_text,
      rating,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()

  const row = await getFeedback(ctx, { params: { id } })
  await record(
    ctx,
    { type: 'partner_feedback.given', subject_id: id, associate_id, rating },
    feedbackHints(row),
  )
  return row
}

async function demandAssociate(ctx: StaffContext, user_id: string): Promise<void> {
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
