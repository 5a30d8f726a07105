import type { StatusTone } from '../../ui/badge.tsx'
import type { MeetingStatus } from './logic.ts'

/** What happened to a meeting, word for word (specification: meetings 7). */
export const said = {
  created: 'Meeting created successfully',
  updated: 'Meeting updated successfully',
  deleted: 'Meeting deleted successfully',
  loadFailed: 'Failed to load meetings',
  createFailed: 'Failed to create meeting',
  updateFailed: 'Failed to update meeting',
  deleteFailed: 'Failed to delete meeting',
  noUser: 'User not authenticated',
  loading: 'Loading meetings...',
  title: 'Meetings',
  meta: 'Book meetings and conference rooms',
  shortcut: 'Book meeting',
  this: 'This meeting',
  add: 'Book Meeting',
  edit: 'Edit Meeting',
  creating: 'Booking...',
  tryOther: 'None that fits your search and location.',
  willBeListed: 'Meetings that partners book will be listed here.',
} as const

export const asked = { delete: 'Are you sure you want to delete this meeting?' } as const

/** The two lists, with what each says when it is empty. */
export const listNames = {
  upcoming: { title: 'Upcoming Meetings', none: 'No upcoming meetings' },
  past: { title: 'Past Meetings', none: 'No past meetings' },
} as const

/** The three states, in the colours of what waits, runs and is done. */
export const statusNames: Record<MeetingStatus, string> = {
  upcoming: 'Upcoming',
  ongoing: 'Ongoing',
  completed: 'Completed',
}

export const statusTones: Record<MeetingStatus, StatusTone> = {
  upcoming: 'yellow',
  ongoing: 'blue',
  completed: 'green',
}

export const allLocations = 'All Locations'
