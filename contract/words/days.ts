import { datePartsOf } from '../kernel/days.ts'

/*
 * Days and months in words, for screens, papers and mails; the digits are Latin here, and who shows them writes them as
 * the reader wants. Nobody else puts a day into words.
 */

export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
export const shortMonths = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
]
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
export const shortWeekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A day as 'Jul 07, 2026', as people read days everywhere. */
export function shortDay(day: string): string {
  const { year, month, date } = datePartsOf(day)
  return `${shortMonths[month]} ${String(date).padStart(2, '0')}, ${year}`
}

/** A day as 'Saturday, November 21, 2026'. */
export function longDay(day: string): string {
  return `${dayOfYear(day)}, ${datePartsOf(day).year}`
}

/** A day without its year: 'Saturday, November 21'. */
export function dayOfYear(day: string): string {
  const { month, date, weekday } = datePartsOf(day)
  return `${weekdays[weekday]}, ${months[month]} ${date}`
}

/** A month as 'November 2026'. */
export function monthLabel(month: string): string {
  const parts = datePartsOf(month)
  return `${months[parts.month]} ${parts.year}`
}
