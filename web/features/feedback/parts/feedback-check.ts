import { feedbackChange, feedbackDraft } from '../../../../contract/feedback.ts'
import { complaintsIn } from '../../../lib/check.ts'
import type { Complaints } from '../../../lib/complaints.ts'
import type { FormBase } from '../../../lib/rows/kept-form.ts'
import { changeOf, draftOf, type FeedbackForm } from './feedback-form.ts'

/** What does not fit a new one. */
export function ofDraft(form: FeedbackForm): Complaints {
  return complaintsIn(feedbackDraft, draftOf(form))
}

/** What does not fit an edit. */
export function ofChange(form: FeedbackForm, base: FormBase<FeedbackForm>): Complaints {
  return complaintsIn(feedbackChange, { ...changeOf(form, base.form), version: base.version })
}
