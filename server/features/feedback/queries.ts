import { sql } from 'kysely'
import type { Feedback, listFeedback as listCall } from '../../../contract/feedback.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { equalTo } from '../../kernel/kept-row-sql.ts'
import { feedbackRows } from './rows.ts'

/** A page of the feedback that stands and that the caller may see, newest first. */
export async function listFeedback(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Feedback[]; next: string | null }> {
  const { associate_id } = query
  // The policy says the same; stated here it picks the associate's index.
  const own = may(ctx, 'feedback.give') ? [] : [sql`r.associate_id = ${ctx.actor.user_id}`]
  const asked = equalTo({ associate_id })
  return feedbackRows.page(ctx, [...own, ...asked], query)
}
