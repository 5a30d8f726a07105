import * as z from 'zod/mini'
import { bookedOnCase, ofOneCase } from './booked-on-case.ts'
import { mostOfCaseId } from './case-states.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, type FormOf, line, oneOfList, paragraphs, rowFields, whole } from './kernel/row.ts'
import { createRow, deleteRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { timelineStatuses } from './timeline-statuses.ts'

export const timelineLimits = {
  case_id: mostOfCaseId,
  title: 300,
  description: 5000,
  order_position: 1_000_000,
}

/** Days that a deleted event can be restored. */
export const timelineTrashDays = 30

export const timelineEvent = rowFields({
  case_id: line({ most: timelineLimits.case_id, required: true }),
  title: line({ most: timelineLimits.title, required: true }),
  description: paragraphs({ most: timelineLimits.description }),
  timeline_date: day({ required: true, usual: 'today' }),
  status: oneOfList(timelineStatuses, { usual: 'pending', complaint: 'one_of_the_states' }),
  /** Its place in its case; events of one place stand by date. */
  order_position: whole({ least: 0, most: timelineLimits.order_position, usual: 0 }),
})
export type TimelineForm = FormOf<typeof timelineEvent>

export const timelineRow = rowSchema(timelineEvent, bookedOnCase)
export type TimelineEvent = z.infer<typeof timelineRow>

export const timelineDraft = z.extend(draftSchema(timelineEvent), f.picked)
export type TimelineDraft = z.input<typeof timelineDraft>

export const timelineChange = z.extend(changeSchema(timelineEvent), f.picked)
export type TimelineChange = z.infer<typeof timelineChange>

const filters = {
  ...ofOneCase,
  status: timelineChange.shape.status,
  q: f.search,
}
export const timelineFilters = z.object(filters)
export type TimelineFilters = z.infer<typeof timelineFilters>

const table = '/rest/v1/case_timeline'
const row = rowCalls({ table, access: 'staff', reply: timelineRow })

export const listTimeline = endpoint({
  method: 'GET',
  path: table,
  summary: 'The events of cases: the case with the newest event first, each in its order',
  access: 'staff',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(timelineRow),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getTimelineEvent = getRow({ ...row, summary: 'One event of a case' })

export const createTimelineEvent = createRow({
  ...row,
  summary: 'Adds an event to a case id that a task or a case of the list has',
  body: timelineDraft,
  refuses: ['cases.id_not_in_use', 'cases.other_id'],
})

export const updateTimelineEvent = updateRow({
  ...row,
  summary: 'Changes the fields given, made on `version`; anybody in the firm may',
  body: timelineChange,
  refuses: ['cases.id_not_in_use', 'cases.other_id'],
})

export const deleteTimelineEvent = deleteRow({
  ...row,
  summary: 'Deletes an event; who did it and the partners can restore it for 30 days',
})

export const restoreTimelineEvent = restoreRow({
  ...row,
  path: '/rest/v1/rpc/restore_case_timeline',
  summary: 'Brings a deleted event back: for who deleted it, and for partners',
  refuses: ['case_timeline.not_deleted'],
})

export const reorderTimeline = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/reorder_case_timeline',
  summary:
    'Puts an event right after another one of its case, or first, and numbers the events of that case anew',
  access: 'staff',
  body: z.object({ id: f.id, after: z.nullable(f.id) }),
  reply: timelineRow,
  refuses: ['row.not_found', 'case_timeline.another_case'],
})

export const nextTimelinePosition = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/next_timeline_position',
  summary: 'The order position after all events of a case, but for one that is about to be put there',
  access: 'staff',
  query: z.object({ case_id: timelineDraft.shape.case_id, except: z.optional(f.id) }),
  reply: z.object({ order_position: z.int() }),
  refuses: [],
})
