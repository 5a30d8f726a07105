import { dayMonthsAfter, daysAfter, sundayOf } from '../../contract/kernel/days.ts'

/** The weeks of a range, each of seven days. */
export function weeksOf({ from, to }: { from: string; to: string }): string[][] {
  const weeks: string[][] = []
  for (let day = from; day <= to; day = daysAfter(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => daysAfter(day, at)))
  }
  return weeks
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key leads from a day of a grid; undefined for any other key. */
export function dayByKey(key: string, day: string): string | undefined {
  const step = steps[key]
  if (step !== undefined) return daysAfter(day, step)
  if (key === 'Home') return sundayOf(day)
  if (key === 'End') return daysAfter(sundayOf(day), 6)
  if (key === 'PageUp') return dayMonthsAfter(day, -1)
  if (key === 'PageDown') return dayMonthsAfter(day, 1)
  return undefined
}
