import type { WorkLog } from '../../../contract/work-logs.ts'
import { hours, monthLabel, shortDay } from '../../lib/format.ts'
import { nameOf } from '../people/public.ts'

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
} as const

/** A day's hours in words: '2.25h on Nov 19, 2026'. */
export function dayInWords({ hours_worked, work_date }: WorkLog): string {
  return `${hours(hours_worked)}h on ${shortDay(work_date)}`
}

/** What tells a screen reader which day of which task a button is about: '2.25h on Nov 19, 2026, Bail petition'. */
export function dayOfTask(log: WorkLog, title: string): string {
  return `${dayInWords(log)}, ${title}`
}

/** Beside the whole sum, the hours of the month (YYYY-MM) that is shown: '4h in November 2026'. */
export function hoursInMonth(sum: number, month: string): string {
  return `${hours(sum)}h in ${monthLabel(month)}`
}

/** The question before a day's hours are deleted. */
export function deleteDay(log: WorkLog) {
  return {
    title: 'Delete these hours?',
    description: `${dayInWords(log)}, worked by ${nameOf(log)}`,
    confirmLabel: 'Delete',
    destructive: true,
  }
}
