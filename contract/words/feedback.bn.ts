import type { Complete } from '../kernel/translated.ts'

export const feedbackNames = {
  associate_id: 'অ্যাসোসিয়েট',
  feedback_text: 'মতামত',
  rating: 'রেটিং',
}

export type Whole = Complete<typeof import('./feedback.ts'), typeof import('./feedback.bn.ts')>
