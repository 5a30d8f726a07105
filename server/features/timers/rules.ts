import { dayOf, rangeOfDay } from '../../../contract/kernel/days.ts'
import { hourMs, hoursOfMs, hundredthsOf, lengthOf, type Span } from '../../../contract/kernel/hours.ts'
import { longRunHours } from '../../../contract/limits.ts'

/** A run stopped within its first millisecond still ends after it started. */
export function endOfInstant(start: Date, now: Date): Date {
  return now > start ? now : new Date(start.getTime() + 1)
}

export function ranLong(spans: readonly Span[]): boolean {
  return lengthOf(spans) > longRunHours * hourMs
}

/**
 * What was worked of a run split at the midnights of `zone`: hours by day, each with 2 decimals, which add up to the
 * run's own rounded hours. What rounding leaves over goes to the days with the largest remainders. Days with 0 are left out.
 */
export function splitByDay(spans: readonly Span[], zone: string): { work_date: string; hours: number }[] {
  const byDay = new Map<string, number>()
  for (const { start, end } of spans) {
    for (let from = start; from < end; ) {
      const work_date = dayOf(from, zone)
      const midnight = rangeOfDay(work_date, zone).to
      const to = new Date(Math.min(midnight.getTime(), end.getTime()))
      byDay.set(work_date, (byDay.get(work_date) ?? 0) + (to.getTime() - from.getTime()))
      from = to
    }
  }
  const parts = [...byDay].map(([work_date, ms]) => {
    const exact = (ms / hourMs) * 100
    return { work_date, cents: Math.floor(exact), rest: exact - Math.floor(exact) }
  })
  const left = hundredthsOf(hoursOfMs(lengthOf(spans))) - parts.reduce((sum, part) => sum + part.cents, 0)
  const byRest = [...parts].sort((a, b) => b.rest - a.rest)
  for (const part of byRest.slice(0, left)) part.cents += 1
  return parts
    .filter((part) => part.cents > 0)
    .map(({ work_date, cents }) => ({ work_date, hours: cents / 100 }))
}
