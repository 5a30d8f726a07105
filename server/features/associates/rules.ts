import type { AssociateHours } from '../../../contract/associates.ts'
import { daysAfter, sundayOf } from '../../../contract/kernel/days.ts'
import { sumOfHours } from '../../../contract/kernel/hours.ts'

/** The Sundays on which this week and the ones before it began, the oldest first: as many as `weeks`. */
export function sundaysUpTo(today: string, weeks: number): string[] {
  return Array.from({ length: weeks }, (_, at) => daysAfter(sundayOf(today), -7 * (weeks - 1 - at)))
}

/** A sum of hours, of a week or of a category: the other one is null. */
export interface SumRow {
  week: string | null
  category: string | null
  hours: string
}

/** The sums as two lists: every week in its order, also an empty one, and the categories that occur, most hours first. */
export function listsOf(sundays: readonly string[], today: string, rows: readonly SumRow[]): AssociateHours {
  const byWeek = new Map(rows.map(({ week, hours }) => [week, Number(hours)]))
  const categories = rows
    .flatMap(({ category, hours }) => (category === null ? [] : [{ category, hours: Number(hours) }]))
    .sort((a, b) => b.hours - a.hours || (a.category < b.category ? -1 : 1))
  return {
    from: sundays[0] ?? today,
    to: today,
    // Hundredths are added, so that the total is as exact as what it is made of.
    total: sumOfHours(categories.map(({ hours }) => hours)),
    weeks: sundays.map((week) => ({ week, hours: byWeek.get(week) ?? 0 })),
    categories,
  }
}
