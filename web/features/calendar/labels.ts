import type { CalendarDay } from '../../../contract/calendar.ts'
import { type EventType, eventTypes } from '../../../contract/event-types.ts'
import { oneOf } from '../../lib/search.ts'
import type { StatusTone } from '../../ui/badge.tsx'

/** What happened on the calendar, word for word (specification: calendar 7). */
export const said = {
  title: 'Calendar',
  meta: 'Events of the firm and the tasks of each day',
  shortcut: 'Add event',
  this: 'This event',
  add: 'Add Event',
  edit: 'Edit Event',
  created: 'Calendar event created successfully',
  updated: 'Calendar event updated successfully',
  deleted: 'Calendar event deleted successfully',
  loadFailed: 'Failed to load calendar events',
  createFailed: 'Failed to create calendar event',
  updateFailed: 'Failed to update calendar event',
  deleteFailed: 'Failed to delete calendar event',
  fileFailed: 'Failed to download calendar event',
  loading: 'Loading calendar events...',
} as const

export const asked = { delete: 'Are you sure you want to delete this event?' } as const

/** The five types, with their words and colours. */
export const typeNames: Record<EventType, string> = {
  meeting: 'Meeting',
  deadline: 'Deadline',
  court_date: 'Court Date',
  consultation: 'Consultation',
  other: 'Other',
}

/** A type as people read it. */
export function typeWord(word: string): string {
  const type = oneOf(word, eventTypes)
  return type === undefined ? word : typeNames[type]
}

export const typeTones: Record<EventType, StatusTone> = {
  meeting: 'blue',
  deadline: 'red',
  court_date: 'purple',
  consultation: 'green',
  other: 'grey',
}

/** What partners booked, beside the events of the type 'Meeting'. */
export const meetingName = 'Booked meeting'

type Counts = Pick<CalendarDay, 'event_count' | 'meeting_count' | 'note_count'>

/** '1 event', '3 events'. */
export function eventCount(count: number): string {
  return count === 1 ? '1 event' : `${count.toLocaleString('en-GB')} events`
}

/** '1 task', '3 tasks'. */
export function noteCount(count: number): string {
  return count === 1 ? '1 task' : `${count.toLocaleString('en-GB')} tasks`
}

/** '1 meeting', '3 meetings'. */
export function meetingCount(count: number): string {
  return count === 1 ? '1 meeting' : `${count.toLocaleString('en-GB')} meetings`
}

/** What a day holds: '3 events, 1 meeting, 2 tasks', or that it holds nothing. */
export function contentOfDay(day: Counts | undefined): string {
  const { event_count = 0, meeting_count = 0, note_count = 0 } = day ?? {}
  const parts = [
    event_count > 0 && eventCount(event_count),
    meeting_count > 0 && meetingCount(meeting_count),
    note_count > 0 && noteCount(note_count),
  ].filter(Boolean)
  return parts.length === 0 ? 'no events or tasks' : parts.join(', ')
}
