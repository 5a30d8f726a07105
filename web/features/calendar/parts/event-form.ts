import type { CalendarEvent, EventChange, EventDraft } from '../../../../contract/calendar.ts'
import { eventTypes, usualEventType } from '../../../../contract/event-types.ts'
import { changedFields } from '../../../lib/rows/kept-form.ts'
import { fields, oneOfWords, text } from '../../../lib/shape.ts'

export interface EventForm {
  title: string
  description: string
  event_date: string
  event_time: string
  event_type: (typeof eventTypes)[number]
}

/** What of it this device may have kept. */
export const eventForm = fields<EventForm>({
  title: text,
  description: text,
  event_date: text,
  event_time: text,
  event_type: oneOfWords(eventTypes),
})

/** What the Add Event dialog begins with: the day that was pressed, a meeting, no time. */
export function emptyEvent(event_date: string): EventForm {
  return { title: '', description: '', event_date, event_time: '', event_type: usualEventType }
}

/** An event as its form shows it. */
export function formOf({ title, description, event_date, event_time, event_type }: CalendarEvent): EventForm {
  return { title, description: description ?? '', event_date, event_time: event_time ?? '', event_type }
}

/** What a new event is sent as: an empty time as null, an empty description as absent. */
export function draftOf({ description, event_time, ...form }: EventForm): EventDraft {
  return {
    ...form,
    ...(description.trim() && { description: description.trim() }),
    event_time: event_time || null,
  }
}

/** What an edit is sent as: only what was changed, what was emptied as null. */
export function changeOf(form: EventForm, base: EventForm): Omit<EventChange, 'version'> {
  const { description, event_time, ...changed } = changedFields(form, base)
  return {
    ...changed,
    ...(description !== undefined && { description: description.trim() || null }),
    ...(event_time !== undefined && { event_time: event_time || null }),
  }
}
