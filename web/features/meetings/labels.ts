import { longDay } from '../../lib/format.ts'

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
  askDelete: 'Are you sure you want to delete this meeting?',
  search: 'Search meetings',
  searchHint: 'Search meetings, people, or a date like ‘Jul 07, 2026’',
  allLocations: 'All Locations',
  today: 'Today',
  addHint: 'Choose a day and time, and see which rooms are free.',
} as const

/** The rooms of a day. */
export const roomWords = {
  on: (day: string) => `Rooms on ${longDay(day)}`,
  free: 'Free all day',
  isNew: 'A place where the firm has not met yet.',
  taken: 'This time is taken',
  takenBy: (room: string, from: string, to: string, title: string) =>
    `${room} is taken from ${from} to ${to} by “${title}”.`,
  chooseOther: 'Choose another time or room.',
  loadFailed: 'The rooms could not be loaded.',
} as const

/** The heads of a file, where they are not the names of the fields. */
export const heads = { start_time: 'Start', end_time: 'End', status: 'Status' } as const

/** The two lists, with what each says when it is empty. */
export const listNames = {
  upcoming: { title: 'Upcoming Meetings', none: 'No upcoming meetings' },
  past: { title: 'Past Meetings', none: 'No past meetings' },
} as const

/** The three states. */
export const statusNames = { upcoming: 'Upcoming', ongoing: 'Ongoing', completed: 'Completed' } as const

/** The form of a meeting, to whoever cannot see where it stands. */
export function editOf(title: string): string {
  return `Edit ${title}`
}
