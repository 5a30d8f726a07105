import { v7 as uuidv7 } from 'uuid'
import type { FeedbackDraft } from '../../../contract/feedback.ts'
import type { TestPerson } from '../../kernel/testing.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** Feedback given through the front door. */
export async function aFeedback(partner: TestPerson, to: TestPerson, draft: Partial<FeedbackDraft> = {}) {
  const body = { associate_id: to.user_id, feedback_text: 'Clear and in time.', ...draft }
  const answer = await partner.call('POST', '/rest/v1/partner_feedback', body)
  if (answer.status !== 201) throw new Error(`no feedback: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

const insert = (id: string, from: string, to: string) =>
  `insert into partner_feedback (id, partner_id, associate_id, feedback_text, created_at, updated_at)
     values ('${id}', '${from}', '${to}', 'x', now(), now())`

/** Its associate reads it, other associates know nothing of it. A deletion is a change here. */
export const rightsOfFeedback: RightsLine = {
  table: 'partner_feedback',
  expects: { right: 'feedback.give', owner: 'r', colleague: '', partner: 'rcu', stranger: '', system: 'rd' },
  seed: async (world, owner) => {
    const id = uuidv7()
    await world.rows(insert(id, owner.user_id, owner.user_id))
    return {
      row: `id = '${id}'`,
      create: (actor) => insert(uuidv7(), actor, owner.user_id),
      change: 'rating = 1',
    }
  },
}
