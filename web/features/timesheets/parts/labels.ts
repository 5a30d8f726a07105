import type { SheetState } from '../../../../contract/timesheets.ts'
import { clockTime, count, dayOfYear } from '../../../lib/format.ts'
import { plural } from '../../../lib/words.tsx'

/** The list of weeks. */
export const said = {
  title: 'Timesheets',
  meta: 'Weeks of everybody, approved or given back',
  loading: 'Loading timesheets...',
  loadFailed: 'Failed to load timesheets',
  none: {
    submitted: 'No weeks wait for approval.',
    approved: 'No weeks are approved.',
    returned: 'No weeks are returned.',
  },
  shown: 'Shown weeks',
  shownAs: { submitted: 'Waiting', approved: 'Approved', returned: 'Returned' },
  back: 'Time',
  oddNone: '–',
} as const

export const heads = {
  person: 'Person',
  week: 'Week',
  hours: 'Hours',
  billable: 'Billable',
  odd: 'Odd',
  state: 'State',
} as const

/** How far a week is. */
export const stateWords: Readonly<Record<SheetState | 'open', string>> = {
  open: 'Open',
  submitted: 'Submitted',
  approved: 'Approved',
  returned: 'Returned',
}

export function returnedFor(reason: string): string {
  return `Returned: ${reason}`
}

export function decidedBy(name: string): string {
  return `by ${name}`
}

/** What is done with weeks. */
export const acts = {
  approve: 'Approve',
  return: 'Return',
  reopen: 'Reopen',
  clear: 'Clear selection',
  label: 'Selected weeks',
  approveFailed: 'Failed to approve',
  returnFailed: 'Failed to return',
  reopenFailed: 'Failed to reopen the week',
  reopened: 'Week reopened',
} as const

export function approveSome(n: number): string {
  return 'Approve {n}'.replace('{n}', count(n))
}

export function selected(n: number): string {
  return `${count(n)} selected`
}

export function selectWeek(name: string, week: string): string {
  return `Select ${name}, ${week}`
}

export function approved(n: number): string {
  return plural(n, { one: 'Week approved', other: '{n} weeks approved' })
}

export function returned(n: number): string {
  return plural(n, { one: 'Week returned', other: '{n} weeks returned' })
}

/** Of several weeks how many were refused. */
export function undecided(n: number, of: number): string {
  return `${count(n)} of ${count(of)} weeks could not be decided.`
}

/** Whose weeks were refused, and why. */
export function refusedOf(names: string, sentence: string): string {
  return `${names}: ${sentence}`
}

/** What the keys of the list do. */
export const keys = {
  next: 'Go to the next week',
  before: 'Go to the week before',
  select: 'Select the week in focus, or not',
  approve: 'Approve the week in focus, or those selected',
  return: 'Return the week in focus, or those selected',
  approveThis: 'Approve this week',
  returnThis: 'Return this week',
} as const

/** Why weeks are given back or opened again. */
export const reasons = {
  reopenTitle: 'Reopen week',
  returnWhat: 'What is returned is open again, and its person reads why.',
  reopenWhat: 'The approved week is open again, and its person reads why.',
  reason: 'Reason',
} as const

export function returnWeeks(n: number): string {
  return plural(n, { one: 'Return week', other: 'Return {n} weeks' })
}

/** The dialog before a week is submitted. */
export const submitting = {
  what: 'Its time cannot be changed until the week is recalled or returned.',
  odd: 'What looks odd',
  nothing: 'Nothing looks odd.',
  busy: 'Submitting...',
  done: 'Week submitted',
  failed: 'Failed to submit the week',
  recall: 'Recall',
  recalled: 'Week recalled',
  recallFailed: 'Failed to recall the week',
  loading: 'Looking through the week...',
  loadFailed: 'Failed to look through the week',
} as const

/** What looks odd about a week. */
export const odd = {
  title: 'Looks odd',
  open: 'Open',
  over: 'Days over 12 hours',
  without: 'Days without time',
  lacking: 'Time without case, activity or text',
  hearings: 'Hearings that are not logged',
  lacks: { case: 'no case', activity: 'no activity', text: 'no text' },
} as const

/** A day with more than is likely: '13 h in one day'. */
export function inOneDay(length: string): string {
  return `${length} in one day`
}

/** A day in court of which no time is logged, by its case where the reader may see it. */
export function notLogged(name: string | undefined, at: string | null): string {
  const hearing = at === null ? 'Hearing' : `Hearing at ${clockTime(at)}`
  return name === undefined ? `${hearing}, not logged` : `${hearing}, ${name}, not logged`
}

export function dayWith(day: string, what: string): string {
  return `${dayOfYear(day)}: ${what}`
}

export function andMore(n: number): string {
  return `and ${count(n)} more`
}

/** Somebody's week, as its approver reads it. */
export const review = {
  back: 'Timesheets',
  loadFailed: 'Failed to load the week',
} as const

export function hiddenTime(length: string): string {
  return `${length} of this week are on cases that you do not see.`
}

/** Up to which day time is closed, and what the boards count. */
export const periods = {
  title: 'Periods and leaderboard',
  none: 'No period is closed.',
  close: 'Close period',
  through: 'Closed through',
  what: 'No time of these days is added, changed or deleted any more.',
  backHint: 'Days that were closed are open again. Say why.',
  closed: 'Period closed',
  closeFailed: 'Failed to close the period',
  openAll: 'Open all days',
  opened: 'All days opened',
  openFailed: 'Failed to open all days',
  loadFailed: 'Failed to load the periods',
  counts: 'Leaderboard counts',
  allHours: 'All hours that were logged.',
  changed: 'Setting saved',
  changeFailed: 'Failed to save the setting',
} as const

export function closedThrough(day: string): string {
  return `Closed through ${day}`
}

/** Below the day totals of a week. */
export const foot = {
  target: 'Target',
  missing: 'Missing',
  /** Beside the time of a day: '2:35 of 8:00'. */
  of: (target: string) => `of ${target}`,
} as const
