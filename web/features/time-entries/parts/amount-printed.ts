import { timeOf } from '../../../../contract/kernel/days.ts'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { printAmount } from '../../../../contract/time-line.ts'
import { inDigits } from '../../../lib/digits.ts'

/** An entry's amount as one types it: from when to when where that says no less, else how long. */
export function amountPrinted({ spans, seconds }: Pick<TimeEntry, 'spans' | 'seconds'>, zone: string) {
  const [span, ...others] = spans
  const ends = span && [span.from, span.to].map((moment) => new Date(moment))
  const isWhole = ends?.every((end) => end.getTime() % 60_000 === 0) && others.length === 0
  const [from, to] = (ends ?? []).map((end) => timeOf(end, zone))
  const lasts = ends ? ((ends[1]?.getTime() ?? 0) - (ends[0]?.getTime() ?? 0)) / 1000 : 0
  const isRange = isWhole === true && lasts === seconds
  // Midnight ends a day, it does not begin it.
  const text = isRange ? `${from}-${to === '00:00' ? '24:00' : to}` : printAmount(seconds)
  return { text: inDigits(text), isRange }
}
