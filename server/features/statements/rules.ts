import { isCategoryOf } from '../../../contract/statement-categories.ts'
import type { MonthSum, Statement, StatementChange } from '../../../contract/statements.ts'

/** Whether the category that an entry would have after a change is one of the type that it would have. */
export function keepsCategoryOfType(
  before: Statement,
  change: Pick<StatementChange, 'entry_type' | 'category'>,
): boolean {
  return isCategoryOf(change.entry_type ?? before.entry_type, change.category ?? before.category)
}

/** The twelve months of a year in order, those without entries too. */
export function wholeYear(year: number, sums: readonly MonthSum[]): MonthSum[] {
  return Array.from({ length: 12 }, (_, at) => {
    const month = `${year}-${String(at + 1).padStart(2, '0')}`
    const nothing = { month, income: '0.00', expense: '0.00', net: '0.00' }
    return sums.find((sum) => sum.month === month) ?? nothing
  })
}

/** The half-open range of days [from, to) that a month or a year covers. */
export function daysOf(period: { year: number } | { month: string }): { from: string; to: string } {
  if ('year' in period) return { from: `${period.year}-01-01`, to: `${period.year + 1}-01-01` }
  const [year = 0, month = 1] = period.month.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, '0')}`
  return { from: `${period.month}-01`, to: `${next}-01` }
}
