import { daysAfter } from '../../../contract/kernel/days.ts'
import { clockTime, count, dayOfYear, shortDay } from '../../lib/format.ts'

export const said = {
  title: 'Time',
  what: 'What did you do?',
  example: '1h20 drafting plaint, State v X',
  log: 'Log',
  enter: 'Enter',
  loadFailed: 'Failed to load time',
  logFailed: 'Failed to log time',
  updateFailed: 'Failed to update time',
  deleteFailed: 'Failed to delete time',
  added: 'Time logged successfully',
  updated: 'Time updated successfully',
  deleted: 'Time deleted successfully',
  loading: 'Loading time...',
  severalTimes: 'Several entries are here. Open them with Enter to change their times.',
  show: 'Show',
} as const

/** The parts of a line, as buttons. */
export const parts = {
  all: 'What was understood',
  time: 'Time',
  day: 'Day',
  activity: 'Activity',
  case: 'Case',
  billing: 'Billing',
  none: { activity: 'No activity', case: 'No case' },
  unknown: '?',
} as const

/** A length in a sentence: '1 h 20 min'. */
export function lengthOf(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${count(hours)} h`, (rest > 0 || hours === 0) && `${count(rest)} min`]
    .filter(Boolean)
    .join(' ')
}

export function logged(seconds: number): string {
  return `Logged ${lengthOf(seconds)}`
}

/** An entry of the palette: 'Log 1 h 20 min · drafting plaint · State v X'. */
export function logThis(seconds: number, words: readonly string[]): string {
  return [`Log ${lengthOf(seconds)}`, ...words].join(' · ')
}

/** The page of a week. */
export const page = {
  meta: 'What you worked on, by day and by case',
  archived: 'Archived',
  copyRows: 'Copy last week’s rows',
  addRow: 'Add row',
  actions: 'Actions of the week',
  week: 'This week',
  before: 'Week before',
  after: 'Next week',
  days: 'Days of the week',
  grid: 'Time of the week',
  of: 'Case, task and activity',
  total: 'Total',
  dayTotal: 'Day total',
  none: 'No time this week',
  noneOfDay: 'No time on this day',
  hint: 'Type what you did, for example 1h20 drafting plaint.',
  sheets: 'Timesheets',
  restricted: 'Restricted case',
  restrictedHint: 'Time on a case that you do not see cannot be changed.',
} as const

/** The keys of the grid, as the sheet of shortcuts says them. */
export const gridKeys = {
  copy: 'Copy the time from the left',
  clear: 'Clear the time in hand',
} as const

/** '1:20' in a grid. */
export function amountOf(seconds: number): string {
  const minutes = seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0
  return clockTime(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`)
}

/** A cell as it is heard: 'State v X, Sunday, November 22: 1:20'. */
export function cellName(row: string, day: string, seconds: number): string {
  return `${row}, ${dayOfYear(day)}: ${seconds > 0 ? amountOf(seconds) : '–'}`
}

/** Below the number of a cell. */
export function severalEntries(of: number): string {
  return `${count(of)} entries`
}

/** A week by its first and last day, as its Sunday says it. */
export function weekSpan(sunday: string): string {
  return `${shortDay(sunday)} – ${shortDay(daysAfter(sunday, 6))}`
}

/** '22 h 5 min of 40 h · 20 h 20 min billable'; how long the week is stands there where it is known. */
export function sumOfWeek(seconds: number, billable: number, target = 0): string {
  const sum = target > 0 ? `${lengthOf(seconds)} of ${lengthOf(target)}` : lengthOf(seconds)
  return billable > 0 ? `${sum} · ${lengthOf(billable)} billable` : sum
}
