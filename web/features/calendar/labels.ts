import { dayAndTime, monthLabel } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

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
  askDelete: 'Are you sure you want to delete this event?',
  subscribe: 'Subscribe',
  dayHint: 'Events of the firm, and the tasks of this day that you may see.',
  addHint: 'Everybody in the firm sees it.',
  timeHint: 'Empty for the whole day',
  wholeDay: 'All day',
  wasEdited: 'edited',
  types: 'Types of events',
  /** What partners booked, beside the events of the type 'Meeting'. */
  booked: 'Booked meeting',
  hearing: 'Hearing',
  away: 'Away',
  task: 'Task',
  priorityTask: 'Priority task',
  priority: 'Priority',
  archived: 'Archived',
  noEvents: 'No events',
  nothing: 'No events or tasks',
} as const

/** The ways through the months and weeks. */
export const ways = {
  today: 'Today',
  previous: { month: 'Previous month', week: 'Previous week' },
  next: { month: 'Next month', week: 'Next week' },
  view: 'View',
  views: { month: 'Month', week: 'Week', list: 'List' },
  showNotes: 'Show notes',
} as const

/** What the library of the grids says by itself. */
export const grid = {
  allDayText: 'all day',
  timedText: 'Timed',
  weekTextLong: 'Week',
  eventsHint: 'Events',
} as const

/** The sections of a day, with what each says when it is empty. */
export const dayParts = {
  events: { title: 'Events', none: 'No events on this day.' },
  meetings: { title: 'Meetings', none: 'No meetings on this day.' },
  hearings: { title: 'Hearings', none: 'No hearings on this day.' },
  deadlines: { title: 'Deadlines', none: 'No deadlines on this day.' },
  away: { title: 'Away', none: 'Nobody is away on this day.' },
  notes: { title: 'Notes', none: 'No tasks were made on this day.' },
} as const

/** What a month came to. */
export const summary = {
  of: (month: string) => `Summary of ${monthLabel(month)}`,
  notes: 'Total Notes',
  priorityNotes: 'Priority Notes',
  hours: 'Total Worked Hours',
} as const

/** One's private address for other calendars. */
export const feed = {
  title: 'Calendar Address',
  meta: 'Subscribe to the firm’s events, your hearings and deadlines in another calendar, such as the one on your phone.',
  loading: 'Loading calendar address...',
  made: 'Calendar address created successfully',
  makeFailed: 'Failed to create calendar address',
  copied: 'Calendar address copied',
  copyFailed: 'Failed to copy calendar address',
  copyYourself: 'Select the address and copy it yourself.',
  revoked: 'Calendar address revoked successfully',
  revokeFailed: 'Failed to revoke calendar address',
  loadFailed: 'Failed to load calendar address',
  make: 'Create Address',
  makeNew: 'Create New Address',
  making: 'Creating...',
  revoke: 'Revoke Address',
  copy: 'Copy',
  none: 'You have no address. Whoever knows it can read the firm’s events, your hearings and deadlines without signing in, so give it to nobody; you can revoke it at any time.',
  copyNow: 'Copy it now',
  onlyOnce: 'It is shown only this once. Give it to nobody but your own calendars.',
  yours: 'Your address',
  kept: (since: string, zone: string) =>
    `You have an address since ${dayAndTime(since, zone)}. It is not shown again: create a new one to copy it, which ends the one before.`,
} as const

/** The questions before the address that other calendars read ends. */
export const feedQuestions = {
  replace: {
    title: 'Create a new address?',
    description: 'Calendars that read the one before get nothing from it any more.',
    confirmLabel: 'Create',
  },
  revoke: {
    title: 'Revoke your calendar address?',
    description: 'Calendars that read it get nothing from it any more.',
    confirmLabel: 'Revoke',
  },
} as const

/** The button that takes an event away as a file. */
export function downloadOf(title: string): string {
  return `Download ${title} as .ics`
}

/** What has no room in a day: '+3 more'. */
export function moreOf(count: number): string {
  return plural(count, { one: '+{n} more', other: '+{n} more' })
}

/** How many of a kind a day holds: '3 events', '1 meeting'. */
export const counted = {
  events: (n: number) => plural(n, { one: '{n} event', other: '{n} events' }),
  meetings: (n: number) => plural(n, { one: '{n} meeting', other: '{n} meetings' }),
  hearings: (n: number) => plural(n, { one: '{n} hearing', other: '{n} hearings' }),
  deadlines: (n: number) => plural(n, { one: '{n} deadline', other: '{n} deadlines' }),
  away: (n: number) => plural(n, { one: '{n} person away', other: '{n} people away' }),
  notes: (n: number) => plural(n, { one: '{n} task', other: '{n} tasks' }),
  nothing: 'no events or tasks',
} as const
