import { dayOf, rangeOfDay } from '../../../contract/kernel/days.ts'
import { hourMs, hoursBetween, hundredthsOf } from '../../../contract/kernel/hours.ts'
import { longRunHours } from '../../../contract/limits.ts'

/** A run stopped within its first millisecond still ends after it started. */
export function endOfInstant(start: Date, now: Date): Date {
  return now > start ? now : new Date(start.getTime() + 1)
}

export function ranLong(start: Date, end: Date): boolean {
  return end.getTime() - start.getTime() > longRunHours * hourMs
}

/**
 * A run split at the midnights of `zone`: hours by day, each with 2 decimals, which add up to the run's own
 * rounded hours. What rounding leaves over goes to the days with the largest remainders. Days with 0 are left out.
 */
export function splitByDay(start: Date, end: Date, zone: string): { work_date: string; hours: number }[] {
  const parts: { work_date: string; cents: number; rest: number }[] = []
  for (let from = start; from < end; ) {
    const work_date = dayOf(from, zone)
    const midnight = rangeOfDay(work_date, zone).to
    const to = midnight < end ? midnight : end
    const exact = ((to.getTime() - from.getTime()) / hourMs) * 100
    parts.push({ work_date, cents: Math.floor(exact), rest: exact - Math.floor(exact) })
    from = to
  }
  const left = hundredthsOf(hoursBetween(start, end)) - parts.reduce((sum, part) => sum + part.cents, 0)
  const byRest = [...parts].sort((a, b) => b.rest - a.rest)
  for (const part of byRest.slice(0, left)) part.cents += 1
  return parts
    .filter((part) => part.cents > 0)
    .map(({ work_date, cents }) => ({ work_date, hours: cents / 100 }))
}
