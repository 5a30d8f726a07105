import { foldDigits } from '../../../../contract/date-search.ts'
import type { TimelineChange, TimelineDraft, TimelineEvent } from '../../../../contract/timeline.ts'
import { timelineStatuses } from '../../../../contract/timeline-statuses.ts'
import { changedFields } from '../../../lib/rows/kept-form.ts'
import { fields, oneOfWords, text } from '../../../lib/shape.ts'

export interface EventForm {
  case_id: string
  title: string
  description: string
  timeline_date: string
  status: (typeof timelineStatuses)[number]
  order_position: string
}

/** What of it this device may have kept. */
export const eventForm = fields<EventForm>({
  case_id: text,
  title: text,
  description: text,
  timeline_date: text,
  status: oneOfWords(timelineStatuses),
  order_position: text,
})

/** What the Add Event dialog begins with: the case that is looked at, today, pending, first. */
export function emptyEvent(today: string, case_id = ''): EventForm {
  const usual = { status: 'pending', order_position: '0' } as const
  return { case_id, title: '', description: '', timeline_date: today, ...usual }
}

/** An event as its form shows it. */
export function formOf(event: TimelineEvent): EventForm {
  const { case_id, title, description, timeline_date, status, order_position } = event
  return {
    case_id,
    title,
    description: description ?? '',
    timeline_date,
    status,
    order_position: String(order_position),
  }
}

/** What a new event is sent as; an empty description is absent. */
export function draftOf({ description, order_position, ...form }: EventForm): TimelineDraft {
  return {
    ...form,
    case_id: form.case_id.trim(),
    ...(description.trim() && { description: description.trim() }),
    order_position: placeTyped(order_position),
  }
}

/** What an edit is sent as: only what was changed, an emptied description as null. */
export function changeOf(form: EventForm, base: EventForm): Omit<TimelineChange, 'version'> {
  const { description, order_position, ...changed } = changedFields(form, base)
  return {
    ...changed,
    ...(description !== undefined && { description: description.trim() || null }),
    ...(order_position !== undefined && { order_position: placeTyped(order_position) }),
  }
}

// An empty field is the default; what is no number is left to the contract's complaint.
function placeTyped(text: string): number {
  return Number(foldDigits(text).trim())
}
