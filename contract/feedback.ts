import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { type FormOf, paragraphs, personForGood, rowFields, stars } from './kernel/row.ts'
import { createRow, deleteRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { type ChangeOf, changeSchema, type DraftOf, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { named } from './people.ts'

export const feedbackLimits = { feedback_text: 5000 }
export const leastStars = 1
export const mostStars = 5
/** What the stars begin with (specification: feedback 2). */
export const usualRating = 5

/** Days that deleted feedback can be restored. */
export const feedbackTrashDays = 30

export const feedback = rowFields({
  associate_id: personForGood(),
  feedback_text: paragraphs({ most: feedbackLimits.feedback_text, required: true }),
  rating: stars({ least: leastStars, most: mostStars, usual: usualRating }),
})
export type FeedbackForm = FormOf<typeof feedback>

export const feedbackRow = rowSchema(feedback, {
  partner_id: f.id,
  updated_at: f.moment,
  partner: named,
  associate: named,
})
export type Feedback = z.infer<typeof feedbackRow>

export const feedbackDraft = draftSchema(feedback)
export type FeedbackDraft = DraftOf<typeof feedback>

export const feedbackChange = changeSchema(feedback)
export type FeedbackChange = ChangeOf<typeof feedback>

const filters = { associate_id: z.optional(f.id) }
export const feedbackFilters = z.object(filters)
export type FeedbackFilters = z.infer<typeof feedbackFilters>

const table = '/rest/v1/partner_feedback'
const row = rowCalls({ table, access: 'feedback.give', reply: feedbackRow })

export const listFeedback = endpoint({
  method: 'GET',
  path: table,
  summary: 'Feedback, newest first: all of it for partners, what they received for associates',
  access: 'staff',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(feedbackRow),
  refuses: [],
})

export const getFeedback = getRow({
  ...row,
  access: 'staff',
  summary: 'One feedback that the caller may see',
})

export const giveFeedback = createRow({
  ...row,
  summary: 'Tells an associate about their work; they are notified',
  body: feedbackDraft,
  refuses: ['partner_feedback.not_an_associate'],
})

export const updateFeedback = updateRow({
  ...row,
  summary: 'Changes the fields given, made on `version`; any partner may',
  body: feedbackChange,
})

export const deleteFeedback = deleteRow({
  ...row,
  summary: 'Takes feedback back; the partners can restore it for 30 days',
})

export const restoreFeedback = restoreRow({
  ...row,
  path: '/rest/v1/rpc/restore_partner_feedback',
  summary: 'Brings deleted feedback back',
  refuses: ['partner_feedback.not_deleted'],
})
