import { shortDay } from '../../../lib/format.ts'
import { runsOf } from '../../courts/public.ts'

/** A day on which a court does not sit, and its name or its weekday. */
export interface SkippedDay {
  day: string
  why: string
}

/** Closed days that were stepped over, each once and a vacation as one: 'Dec 11, 2026 (Friday)'. */
export function skippedBy(skipped: readonly SkippedDay[]): string {
  const days = [...new Map(skipped.map((one) => [one.day, one])).values()]
  return runsOf(days.sort((one, other) => one.day.localeCompare(other.day)))
    .map(({ from, until, row: { why } }) => {
      const span = from === until ? shortDay(from) : `${shortDay(from)} – ${shortDay(until)}`
      return `${span} (${why})`
    })
    .join(', ')
}
