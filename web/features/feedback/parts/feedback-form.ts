import * as z from 'zod/mini'
import {
  type Feedback,
  type FeedbackChange,
  type FeedbackDraft,
  usualRating,
} from '../../../../contract/feedback.ts'
import { changedFields } from '../../../lib/kept-form.ts'

export const feedbackForm = z.object({
  associate_id: z.string(),
  feedback_text: z.string(),
  rating: z.number(),
})
export type FeedbackForm = z.infer<typeof feedbackForm>

/** What giving feedback begins with: nobody yet, and five stars. */
export const emptyFeedback: FeedbackForm = { associate_id: '', feedback_text: '', rating: usualRating }

/** Feedback as its form shows it. */
export function formOf({ associate_id, feedback_text, rating }: Feedback): FeedbackForm {
  return { associate_id, feedback_text, rating }
}

/** What new feedback is sent as. */
export function draftOf(form: FeedbackForm): FeedbackDraft {
  return form
}

/** What an edit is sent as: only what was changed, and never whom it is for. */
export function changeOf(form: FeedbackForm, base: FeedbackForm): Omit<FeedbackChange, 'version'> {
  const { associate_id: _, ...changed } = changedFields(form, base)
  return changed
}
