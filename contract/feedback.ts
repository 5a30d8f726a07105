import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { named } from './people.ts'

export const feedbackLimits = { feedback_text: 5000 }
export const leastStars = 1
export const mostStars = 5
/** What the stars begin with (specification: feedback 2). */
export const usualRating = 5

/** Days that deleted feedback can be restored. */
export const feedbackTrashDays = 30

export const feedback = z.object({
  id: f.id,
  partner_id: f.id,
  associate_id: f.id,
  feedback_text: z.string(),
  rating: z.int(),
  created_at: f.moment,
  updated_at: f.moment,
  version: f.version,
  partner: named,
  associate: named,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type Feedback = z.infer<typeof feedback>

const fields = {
  feedback_text: f.paragraphs(feedbackLimits.feedback_text, 1),
  rating: z
    .int(complaint('whole_stars'))
    .check(
      z.gte(leastStars, complaint('at_least', { least: leastStars })),
      z.lte(mostStars, complaint('at_most', { most: mostStars })),
    ),
}

export const feedbackDraft = z.object({
  associate_id: z.uuid(complaint('required')),
  feedback_text: fields.feedback_text,
  rating: z._default(fields.rating, usualRating),
})
export type FeedbackDraft = z.input<typeof feedbackDraft>

export const feedbackChange = z.object({
  feedback_text: z.optional(fields.feedback_text),
  rating: z.optional(fields.rating),
  version: f.version,
})
export type FeedbackChange = z.infer<typeof feedbackChange>

const filters = { associate_id: z.optional(f.id) }
export const feedbackFilters = z.object(filters)
export type FeedbackFilters = z.infer<typeof feedbackFilters>

const table = '/rest/v1/partner_feedback'
const one = z.object({ id: f.id })

export const listFeedback = endpoint({
  method: 'GET',
  path: table,
  summary: 'Feedback, newest first: all of it for partners, what they received for associates',
  access: 'staff',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(feedback),
  refuses: [],
})

export const getFeedback = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One feedback that the caller may see',
  access: 'staff',
  params: one,
  reply: feedback,
  refuses: ['row.not_found'],
})

export const giveFeedback = endpoint({
  method: 'POST',
  path: table,
  summary: 'Tells an associate about their work; they are notified',
  access: 'feedback.give',
  body: feedbackDraft,
  reply: feedback,
  refuses: ['request.key_reused', 'partner_feedback.not_an_associate'],
  creates: true,
})

export const updateFeedback = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes the fields given, made on `version`; any partner may',
  access: 'feedback.give',
  params: one,
  body: feedbackChange,
  reply: feedback,
  refuses: ['row.not_found', 'request.stale_version'],
})

export const deleteFeedback = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Takes feedback back; the partners can restore it for 30 days',
  access: 'feedback.give',
  params: one,
  refuses: ['row.not_found'],
})

export const restoreFeedback = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/restore_partner_feedback',
  summary: 'Brings deleted feedback back',
  access: 'feedback.give',
  body: one,
  reply: feedback,
  refuses: ['row.not_found', 'partner_feedback.not_deleted'],
})
