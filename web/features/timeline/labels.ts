import { plural } from '../../lib/words.tsx'

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
  search: 'Search events',
  searchHint: 'Search cases, events, statuses, or a date like ‘Nov 16, 2026’',
  allStatuses: 'All Statuses',
  /** Of a pending event whose day is over. */
  overdue: 'Overdue',
  putLast: 'Put last',
} as const

/** Below the title of an event's dialog. */
export function eventOf(case_id: string | undefined): string {
  return case_id ? `Event of ${case_id}` : 'Add an event to a case of a task or of the Caselist.'
}

/** What a number beside a case counts, without the number. */
export function countedEvents(count: number): string {
  return plural(count, { one: 'event', other: 'events' })
}

/** The menu of an event and its handle. */
export const actions = {
  edit: 'Edit',
  up: 'Move up',
  down: 'Move down',
  delete: 'Delete',
  of: (title: string) => `Actions for ${title}`,
  reorder: (title: string) => `Reorder ${title}`,
} as const

/** What a screen reader is told while an event moves; `place` and `all` are numbers as shown. */
export const moving = {
  how: 'Press Space to pick the event up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
  unknown: 'Event',
  pickedUp: (title: string, place: string, all: string) => `Picked up ${title}, event ${place} of ${all}.`,
  over: (title: string, place: string, all: string) => `${title}: event ${place} of ${all}.`,
  putDown: (title: string, place: string, all: string) => `Put down ${title}: event ${place} of ${all}.`,
  stayed: (title: string) => `${title} is where it was.`,
  moved: (title: string, place: string, all: string) => `${title}: now event ${place} of ${all}.`,
}
