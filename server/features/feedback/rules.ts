import { type Feedback, feedbackTrashDays } from '../../../contract/feedback.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Hint } from '../../kernel/record.ts'
import { presentName } from '../people/public.ts'

export interface FeedbackRow {
  id: string
  partner_id: string
  associate_id: string
  feedback_text: string
  rating: number
  created_at: string
  updated_at: string
  version: number
  partner_name: string
  partner_left_at: string | null
  associate_name: string
  associate_left_at: string | null
}

/** Feedback as the reader gets it: partners may change it, its associate may read it. */
export function presentFeedback(
  reader: Pick<Staff, 'role'>,
  { partner_name, partner_left_at, associate_name, associate_left_at, ...row }: FeedbackRow,
): Feedback {
  const mayChange = reader.role === 'partner'
  return {
    ...row,
    partner: presentName({ full_name: partner_name, left_at: partner_left_at }),
    associate: presentName({ full_name: associate_name, left_at: associate_left_at }),
    can: { edit: mayChange, delete: mayChange },
  }
}

/** What an edit changed, before and after; of the text only that it did: it is between two people, and can be taken back. */
export function changedInFeedback(before: Feedback, after: Feedback): Changed {
  const changed = changedIn(before, after, ['rating'])
  if (before.feedback_text !== after.feedback_text) changed.after.feedback_text = 'changed'
  return changed
}

/** The partners look at all feedback, its associate at what they received. */
export function feedbackHints(row: { id: string; version: number; associate_id: string }): Hint[] {
  const hint = { topic: 'partner_feedback', subject_id: row.id, version: row.version }
  return [
    { ...hint, audience: 'partners' },
    { ...hint, audience: { person: row.associate_id } },
  ]
}

/** What was deleted before this moment can no longer be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - feedbackTrashDays * 24 * 3_600_000).toISOString()
}
