import {
  type Feedback,
  type FeedbackChange,
  type FeedbackDraft,
  usualRating,
} from '../../../../contract/feedback.ts'
import { changedFields } from '../../../lib/rows/kept-form.ts'
import { fields, number, text } from '../../../lib/shape.ts'

export interface FeedbackForm {
  associate_id: string
  feedback_text: string
  rating: number
}

/** What of it this device may have kept. */
export const feedbackForm = fields<FeedbackForm>({
  associate_id: text,
  feedback_text: text,
  rating: number,
})

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
