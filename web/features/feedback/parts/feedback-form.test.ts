import { expect, it } from 'vitest'
import { feedbackChange, feedbackDraft } from '../../../../contract/feedback.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyFeedback } from './feedback-form.ts'

const form = { associate_id: 'a', feedback_text: 'Good', rating: 4 }

it('begins with five stars for nobody, and says what is missing', () => {
  expect(emptyFeedback.rating).toBe(5)
  expect(complaintsIn(feedbackDraft, draftOf(emptyFeedback))).toEqual({
    associate_id: { words: 'is required' },
    feedback_text: { words: 'is required' },
  })
})

it('sends of an edit what was changed, and never whom it is for', () => {
  expect(changeOf({ ...form, rating: 5, associate_id: 'b' }, form)).toEqual({ rating: 5 })
  expect(changeOf(form, form)).toEqual({})
  expect(complaintsIn(feedbackChange, { feedback_text: '  ', version: 1 })).toEqual({
    feedback_text: { words: 'is required' },
  })
})
