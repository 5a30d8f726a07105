import { count, hours, shortDay, shortMonth } from '../../lib/format.ts'

export const said = {
  listFailed: 'Failed to load associates',
  pick: 'Select an associate',
  totalsFailed: 'Failed to load the associate’s totals',
  totals: 'Totals',
  notes: 'Total Notes',
  priority: 'Priority Notes',
  priorityHint: 'Active and archived',
  worked: 'Total Hours',
  workedHint: 'All days of work',
  hoursFailed: 'Failed to load the associate’s hours',
  loadingHours: 'Loading hours...',
  noHours: 'No hours were booked in these weeks.',
  hours: 'Hours',
  weeksShown: 'Weeks shown',
  perWeek: 'Hours per week',
  weekFrom: 'Week from',
  perCategory: 'Hours per category',
  category: 'Category',
  asTable: 'Show as table',
} as const

/** Said where the name of an associate is missing (specification: product 13). */
export const unknownAssociate = 'Unknown Associate'

/** '12 active, 34 archived'. */
export function activeAndArchived(active: number, total: number): string {
  return `${count(active)} active, ${count(total - active)} archived`
}

export const inHours = (worked: number): string => `${hours(worked)} h`
export const lastWeeks = (weeks: number): string => `Last ${count(weeks)} weeks`
export const weekOf = (day: string): string => `Week from ${shortDay(day)}`

export function workedBetween(worked: number, from: string, to: string): string {
  return `${hours(worked)} h from ${shortDay(from)} to ${shortDay(to)}`
}

/** 'Nov 15', below the bar of a week. */
export function dayAndMonth(day: string): string {
  return `${shortMonth(day.slice(0, 7))} ${count(Number(day.slice(8)))}`
}
