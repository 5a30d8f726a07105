import type { calendarEvent } from '../calendar.ts'
import type { EventType } from '../event-types.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of a calendar event, on screens and in files. */
export const eventNames: PerField<typeof calendarEvent, string> = {
  title: 'Title',
  description: 'Description',
  event_date: 'Date',
  event_time: 'Time',
  event_type: 'Type',
}

/** What another calendar calls ours. */
export const feedName = (firm: string): string => `${firm} calendar`

/** The five types. */
export const eventTypeWords: Record<EventType, string> = {
  meeting: 'Meeting',
  deadline: 'Deadline',
  court_date: 'Court Date',
  consultation: 'Consultation',
  other: 'Other',
}

/** What another calendar calls a day in court, and a case of which it may say nothing. */
export const hearingCategory = 'Hearing'
export const limitedAccess = 'A case with limited access'
export const itemOnList = (item: string): string => `Item ${item}`
