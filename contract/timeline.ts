import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { author } from './people.ts'
import { timelineStatuses } from './timeline-statuses.ts'

export const timelineLimits = { case_id: 100, title: 300, description: 5000, order_position: 1_000_000 }

/** Days that a deleted event can be restored. */
export const timelineTrashDays = 30

const status = z.enum(timelineStatuses, complaint('one_of_the_states'))
const order = z
  .int(complaint('whole_number'))
  .check(
    z.gte(0, complaint('at_least', { least: 0 })),
    z.lte(timelineLimits.order_position, complaint('at_most', { most: timelineLimits.order_position })),
  )

export const timelineEvent = z.object({
  id: f.id,
  case_id: z.string(),
  /** For whom the case is, as far as the reader may know. */
  client_name: z.nullable(z.string()),
  title: z.string(),
  description: z.nullable(z.string()),
  timeline_date: f.day,
  status,
  /** Its place in its case; events of one place stand by date. */
  order_position: z.int(),
  created_at: f.moment,
  version: f.version,
  /** Who added it: told to partners, null for anybody else. */
  user_id: z.nullable(f.id),
  profiles: z.nullable(author),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type TimelineEvent = z.infer<typeof timelineEvent>

const fields = {
  case_id: f.line(timelineLimits.case_id, 1),
  title: f.line(timelineLimits.title, 1),
  description: z.optional(z.nullable(f.paragraphs(timelineLimits.description))),
}

export const timelineDraft = z.object({
  ...fields,
  /** Left out: the firm's today. */
  timeline_date: z.optional(f.day),
  status: z._default(status, 'pending'),
  order_position: z._default(order, 0),
})
export type TimelineDraft = z.input<typeof timelineDraft>

export const timelineChange = z.object({
  case_id: z.optional(fields.case_id),
  title: z.optional(fields.title),
  description: fields.description,
  timeline_date: z.optional(f.day),
  status: z.optional(status),
  order_position: z.optional(order),
  version: f.version,
})
export type TimelineChange = z.infer<typeof timelineChange>

const filters = {
  case_id: z.optional(z.string().check(z.trim(), z.maxLength(timelineLimits.case_id))),
  status: z.optional(status),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
}
export const timelineFilters = z.object(filters)
export type TimelineFilters = z.infer<typeof timelineFilters>

const table = '/rest/v1/case_timeline'
const one = z.object({ id: f.id })

export const listTimeline = endpoint({
  method: 'GET',
  path: table,
  summary: 'The events of cases: the case with the newest event first, each in its order',
  access: 'staff',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(timelineEvent),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getTimelineEvent = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One event of a case',
  access: 'staff',
  params: one,
  reply: timelineEvent,
  refuses: ['row.not_found'],
})

export const createTimelineEvent = endpoint({
  method: 'POST',
  path: table,
  summary: 'Adds an event to a case id that a task or a case of the list has',
  access: 'staff',
  body: timelineDraft,
  reply: timelineEvent,
  refuses: ['request.key_reused', 'cases.id_not_in_use'],
  creates: true,
})

export const updateTimelineEvent = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes the fields given, made on `version`; anybody in the firm may',
  access: 'staff',
  params: one,
  body: timelineChange,
  reply: timelineEvent,
  refuses: ['row.not_found', 'request.stale_version', 'cases.id_not_in_use'],
})

export const deleteTimelineEvent = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Deletes an event; who did it and the partners can restore it for 30 days',
  access: 'staff',
  params: one,
  refuses: ['row.not_found'],
})

export const restoreTimelineEvent = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/restore_case_timeline',
  summary: 'Brings a deleted event back: for who deleted it, and for partners',
  access: 'staff',
  body: one,
  reply: timelineEvent,
  refuses: ['row.not_found', 'case_timeline.not_deleted'],
})

export const reorderTimeline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/reorder_case_timeline',
  summary:
    'Puts an event right after another one of its case, or first, and numbers the events of that case anew',
  access: 'staff',
  body: z.object({ id: f.id, after: z.nullable(f.id) }),
  reply: timelineEvent,
  refuses: ['row.not_found', 'case_timeline.another_case'],
})

export const nextTimelinePosition = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/next_timeline_position',
  summary: 'The order position after all events of a case, but for one that is about to be put there',
  access: 'staff',
  query: z.object({ case_id: fields.case_id, except: z.optional(f.id) }),
  reply: z.object({ order_position: z.int() }),
  refuses: [],
})
