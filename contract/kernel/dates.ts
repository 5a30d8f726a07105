import { TZDate } from '@date-fns/tz'

/** The day (YYYY-MM-DD) on which a moment falls in `zone`. */
export function dayOf(moment: Date | string, zone: string): string {
  const local = new TZDate(new Date(moment), zone)
  return `${String(local.getFullYear()).padStart(4, '0')}-${two(local.getMonth() + 1)}-${two(local.getDate())}`
}

/** The month (YYYY-MM) in which a moment falls in `zone`. */
export function monthOf(moment: Date | string, zone: string): string {
  return dayOf(moment, zone).slice(0, 7)
}

/** The half-open range of moments [from, to) that a month (YYYY-MM) covers in `zone`. */
export function rangeOfMonth(month: string, zone: string): { from: Date; to: Date } {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return { from: startOfMonth(year, number - 1, zone), to: startOfMonth(year, number, zone) }
}

// Every list asks where its month begins, and a zone is slow to ask.
const starts = new Map<string, number>()

function startOfMonth(year: number, month: number, zone: string): Date {
  const key = `${year}-${month} ${zone}`
  const known = starts.get(key)
  if (known !== undefined) return new Date(known)
  const start = startOf(year, month, 1, zone)
  if (starts.size < 2000) starts.set(key, start.getTime())
  return start
}

/** Days from one (YYYY-MM-DD) until before another. */
export interface Days {
  from: string
  until: string
}

/** The days of a month (YYYY-MM). */
export function daysOfMonth(month: string): Days {
  const { from, to } = rangeOfMonth(month, 'UTC')
  return { from: dayOf(from, 'UTC'), until: dayOf(to, 'UTC') }
}

/** The half-open range of moments [from, to) that a day (YYYY-MM-DD) covers in `zone`. */
export function rangeOfDay(day: string, zone: string): { from: Date; to: Date } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return { from: startOf(year, month - 1, date, zone), to: startOf(year, month - 1, date + 1, zone) }
}

/** The moment of a time of day (HH:MM) on a day (YYYY-MM-DD) by the clocks of `zone`. */
export function momentOf(day: string, time: string, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return new Date(new TZDate(year, month - 1, date, hours, minutes, zone).getTime())
}

function startOf(year: number, month: number, date: number, zone: string): Date {
  return new Date(new TZDate(year, month, date, zone).getTime())
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
