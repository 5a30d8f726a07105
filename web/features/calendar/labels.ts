import type { EventType } from '../../../contract/event-types.ts'
import type { StatusTone } from '../../ui/badge.tsx'

/** The specification's words for what happened on the calendar (part 2 §8), word for word. */
export const said = {
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

/** The five types, with their words and colours. */
export const typeNames: Record<EventType, string> = {
  meeting: 'Meeting',
  deadline: 'Deadline',
  court_date: 'Court Date',
  consultation: 'Consultation',
  other: 'Other',
}

export const typeTones: Record<EventType, StatusTone> = {
  meeting: 'blue',
  deadline: 'red',
  court_date: 'purple',
  consultation: 'green',
  other: 'grey',
}

/** '1 event', '3 events'. */
export function eventCount(count: number): string {
  return count === 1 ? '1 event' : `${count.toLocaleString('en-GB')} events`
}

/** '1 note', '3 notes'. */
export function noteCount(count: number): string {
  return count === 1 ? '1 note' : `${count.toLocaleString('en-GB')} notes`
}

/** What a day holds: '3 events, 2 notes', or that it holds nothing. */
export function contentOfDay(events: number, notes: number): string {
  const parts = [events > 0 && eventCount(events), notes > 0 && noteCount(notes)].filter(Boolean)
  return parts.length === 0 ? 'no events or notes' : parts.join(', ')
}
