import type { feedback } from '../feedback.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of feedback, on screens and in files. */
export const feedbackNames: PerField<typeof feedback, string> = {
  associate_id: 'Associate',
  feedback_text: 'Feedback',
  rating: 'Rating',
}
