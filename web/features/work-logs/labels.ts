import { hoursOfADay } from '../../../contract/limits.ts'
import { clockTime, count, hours, monthLabel, shortDay } from '../../lib/format.ts'

export const said = {
  loadFailed: 'Failed to load work logs',
  loading: 'Loading work logs...',
  none: 'No work logs yet',
  noneHint: 'Start tracking hours on your tasks to see daily breakdowns here.',
  noneFound: 'No work logs found',
  noneFoundHint: 'Try adjusting your search, category, month or associate filters.',
  noDays: 'No daily work logs yet',
  added: 'Hours added',
  corrected: 'Hours corrected',
  deleted: 'Hours deleted',
  saveFailed: 'Failed to save work log',
  deleteFailed: 'Failed to delete work log',
  title: 'Daily Work Breakdown',
  add: 'Add hours',
  date: 'Date',
  hours: 'Hours',
  hoursHint: '1h20',
  archived: 'Archived',
  showOlder: 'Show older days',
  allMonths: 'Show all months',
} as const

const example = 'such as 1.5, 1h20, 90m or 1:20'

/** Why hours cannot be taken as they are typed. */
export const refused = {
  missing: `Write the hours, ${example}.`,
  shape: `Write hours ${example}.`,
  comma: (typed: string) => `Write a point and not a comma: ${clockTime(typed.replace(',', '.'))}`,
  nothing: `Write more than ${count(0)} hours.`,
  tooMany: `A day has no more than ${count(hoursOfADay)} hours.`,
  noDay: 'Choose a day.',
} as const

/** What was understood of what is typed: '1.33 h'. */
export function understood(value: number): string {
  return `${hours(value)} h`
}

/** The hours of a day: '2.25h'. */
export function sumOf(value: number): string {
  return `${hours(value)}h`
}

/** The hours of all days of a task: '11.5h total'. */
export function totalOf(value: number): string {
  return `${hours(value)}h total`
}

/** The button of a card that opens the line below it. */
export function addTo(title: string): string {
  return `Add hours to ${title}`
}

/** The way on where a day has hours already. */
export function addToThem(value: number): string {
  return `Add ${hours(value)}h to them`
}

/** A day's hours in words: '2.25h on Nov 19, 2026'. */
function dayInWords(value: number, day: string): string {
  return `${hours(value)}h on ${shortDay(day)}`
}

/** The buttons of a day, and of which task, to whoever cannot see where they stand. */
export const ofDay = {
  correct: (value: number, day: string, title: string) => `Correct ${dayInWords(value, day)}, ${title}`,
  delete: (value: number, day: string, title: string) => `Delete ${dayInWords(value, day)}, ${title}`,
} as const

/** Beside the whole sum, the hours of the month (YYYY-MM) that is shown: '4h in November 2026'. */
export function hoursInMonth(sum: number, month: string): string {
  return `${hours(sum)}h in ${monthLabel(month)}`
}

/** The question before a day's hours are deleted. */
export function askDelete(value: number, day: string, who: string) {
  return {
    title: 'Delete these hours?',
    description: `${dayInWords(value, day)}, worked by ${who}`,
    confirmLabel: 'Delete',
  }
}
