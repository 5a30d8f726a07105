import type { TimelineStatus } from '../../../contract/timeline-statuses.ts'
import type { StatusTone } from '../../ui/badge.tsx'

/** What happened to an event, word for word (specification: timeline 7). */
export const said = {
  created: 'Timeline event created successfully',
  updated: 'Timeline event updated successfully',
  deleted: 'Timeline event deleted successfully',
  restored: 'Timeline event restored successfully',
  loadFailed: 'Failed to fetch case timelines',
  createFailed: 'Failed to create timeline event',
  updateFailed: 'Failed to update timeline event',
  deleteFailed: 'Failed to delete timeline event',
  restoreFailed: 'Failed to restore timeline event',
  noUser: 'No user found',
  loading: 'Loading case timelines...',
  none: 'No timeline events found',
  tryOther: 'Try adjusting your search, case or status.',
  willBeListed: 'What happens in the firm’s cases will be listed here.',
  title: 'Case Timeline',
  meta: 'Follow what happens in each case',
  shortcut: 'Add event',
  this: 'This event',
  add: 'Add Event',
  edit: 'Edit Event',
} as const

/** The four states, with their words and colours (specification: timeline 3). */
export const statusNames: Record<TimelineStatus, string> = {
  pending: 'Pending',
  'in-progress': 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** A state as people read it, also one that this release does not know. */
export function statusWord(status: string): string {
  const words: Record<string, string> = statusNames
  return words[status] ?? status
}

export const statusTones: Record<TimelineStatus, StatusTone> = {
  pending: 'yellow',
  'in-progress': 'blue',
  completed: 'green',
  cancelled: 'red',
}

/** Said of a pending event whose day is over. */
export const overdue = 'Overdue'

export const putLast = 'Put last'

export const searchHint = 'Search cases, events, statuses, or a date like ‘Nov 16, 2026’'

export const allStatuses = 'All Statuses'

/** Below the title of an event's dialog. */
export function eventOf(case_id: string | undefined): string {
  return case_id ? `Event of ${case_id}` : 'Add an event to a case of a task or of the Caselist.'
}
