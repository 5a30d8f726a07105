/*
 * Days (YYYY-MM-DD) and months (YYYY-MM), for server and web alike: where they lie in the firm's zone, and how they
 * are counted. Words for people are in contract/words/days.ts; hours are in hours.ts.
 */

/** One day in milliseconds, where the clock is not asked. */
const dayMs = 24 * 3_600_000

// A formatter costs a hundred times more to make than to use.
const clocks = new Map<string, Intl.DateTimeFormat>()
const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** What the clocks of `zone` show at a moment: '2026-11-21T15:04:59'. */
function shownIn(zone: string, moment: Date | string | number): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv', { ...parts, second: '2-digit', hourCycle: 'h23', timeZone: zone })
  clocks.set(zone, clock)
  return clock.format(new Date(moment)).replace(' ', 'T').padStart(19, '0')
}

/** The day on which a moment falls in `zone`. */
export function dayOf(moment: Date | string, zone: string): string {
  return shownIn(zone, moment).slice(0, 10)
}

/** The month in which a moment falls in `zone`. */
export function monthOf(moment: Date | string, zone: string): string {
  return shownIn(zone, moment).slice(0, 7)
}

/** The time of day of a moment in `zone`: '15:04'. */
export function timeOf(moment: Date | string, zone: string): string {
  return shownIn(zone, moment).slice(11, 16)
}

/** The moment of a time of day (HH:MM) on a day by the clocks of `zone`; a time that they leave out is the later one. */
export function momentOf(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}Z`)
  const corrected = (at: number) => at + wanted - Date.parse(`${shownIn(zone, at)}Z`)
  // A zone's distance from Greenwich is known for a moment only, so a guess is corrected by it, twice at most.
  const once = corrected(wanted)
  const twice = corrected(once)
  return new Date(corrected(twice) === twice ? twice : Math.max(once, twice))
}

/** A half-open range of moments [from, to). */
interface Range {
  from: Date
  to: Date
}

/** The moments of a day in `zone`. */
export function rangeOfDay(day: string, zone: string): Range {
  return { from: startOf(day, zone), to: startOf(daysAfter(day, 1), zone) }
}

/** The moments of a month in `zone`. */
export function rangeOfMonth(month: string, zone: string): Range {
  return { from: startOf(`${month}-01`, zone), to: startOf(`${monthsAfter(month, 1)}-01`, zone) }
}

// Every list asks where its month begins, and a zone is slow to ask.
const starts = new Map<string, number>()

function startOf(day: string, zone: string): Date {
  const key = `${day} ${zone}`
  const start = starts.get(key) ?? momentOf(day, '00:00', zone).getTime()
  if (starts.size < 2000) starts.set(key, start)
  return new Date(start)
}

/** Days from one until before another. */
export interface Days {
  from: string
  until: string
}

/** The days of a month. */
export function daysOfMonth(month: string): Days {
  return { from: `${month}-01`, until: `${monthsAfter(month, 1)}-01` }
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** How many days one day is after another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / dayMs)
}

/** The month so many months after another. */
export function monthsAfter(month: string, months: number): string {
  const moment = new Date(`${month}-01T00:00Z`)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  return moment.toISOString().slice(0, 7)
}

/** The same day of the month so many months after another; the month's last day if it has no such day. */
export function dayMonthsAfter(day: string, months: number): string {
  const month = monthsAfter(day.slice(0, 7), months)
  const last = daysAfter(daysOfMonth(month).until, -1)
  const wanted = `${month}${day.slice(7)}`
  return wanted < last ? wanted : last
}

/** The Sunday with which a day's week begins. */
export function sundayOf(day: string): string {
  return daysAfter(day, -new Date(day).getUTCDay())
}

/** The moment so many days of 24 hours before another. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(moment.getTime() - days * dayMs)
}

/** Whether a text is a day that a field of a day takes (`day` in fields.ts), for an address that is read at once. */
export function isDay(text: string): boolean {
  return /^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) && exists(text)
}

/** Whether a text of a day's shape is one: 30 February is read as 2 March. */
export function exists(day: string): boolean {
  const moment = new Date(`${day}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day)
}

/** What a day (YYYY-MM-DD), or the first of a month (YYYY-MM), is made of; months and weekdays count from 0, Sunday first. */
export function datePartsOf(day: string): { year: number; month: number; date: number; weekday: number } {
  const moment = new Date(day)
  return {
    year: moment.getUTCFullYear(),
    month: moment.getUTCMonth(),
    date: moment.getUTCDate(),
    weekday: moment.getUTCDay(),
  }
}
