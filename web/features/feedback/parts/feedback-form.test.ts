import { expect, it } from 'vitest'
import { feedback, feedbackChange, feedbackDraft } from '../../../../contract/feedback.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { changeOf, draftOf, emptyForm } from '../../../lib/rows/row-fields.ts'

const emptyFeedback = emptyForm(feedback, '2026-11-21')
const form = { associate_id: 'a', feedback_text: 'Good', rating: 4 }

it('begins with five stars for nobody, and says what is missing', () => {
  expect(emptyFeedback.rating).toBe(5)
  expect(complaintsIn(feedbackDraft, draftOf(feedback, emptyFeedback))).toEqual({
    associate_id: { words: 'is required' },
    feedback_text: { words: 'is required' },
  })
})

it('sends of an edit what was changed, and never whom it is for', () => {
  expect(changeOf(feedback, { ...form, rating: 5, associate_id: 'b' }, form)).toEqual({ rating: 5 })
  expect(changeOf(feedback, form, form)).toEqual({})
  expect(complaintsIn(feedbackChange, { feedback_text: '  ', version: 1 })).toEqual({
    feedback_text: { words: 'is required' },
  })
})
