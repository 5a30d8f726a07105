import { type EntryType, isCategoryOf } from '../../../contract/statement-categories.ts'
import type { StatementFilters, StatementForm } from '../../../contract/statements.ts'
import { entryTypeWords, statementStatusWords } from '../../../contract/words/statements.ts'
import { inDigits } from '../../lib/digits.ts'
import { monthLabel } from '../../lib/format.ts'
import { allOfYear, type StatementsSearch } from './address.ts'

/** The years that can be chosen: the current one, the four before it, and every other that has entries or is shown. */
export function yearsOffered(thisMonth: string, others: readonly (number | string)[]): string[] {
  const year = Number(thisMonth.slice(0, 4))
  const usual = Array.from({ length: 5 }, (_, at) => String(year - at))
  return [...new Set([...usual, ...others.map(String)])].sort().reverse()
}

interface Period {
  year: string
  /** YYYY-MM; absent: the whole year. */
  month?: string | undefined
}

/** The year and the month that an address means in the firm's current month. */
export function periodOf({ year, month }: StatementsSearch, thisMonth: string): Period {
  const shown = year ?? thisMonth.slice(0, 4)
  if (month === allOfYear) return { year: shown }
  return { year: shown, month: `${shown}-${month ?? thisMonth.slice(5)}` }
}

/** What the sums are asked for: the chosen period's, whatever is searched. */
export function sumFiltersOf(
  { type, status, ...search }: StatementsSearch,
  thisMonth: string,
): StatementFilters {
  const { year, month } = periodOf(search, thisMonth)
  return {
    ...(month ? { month } : { year: Number(year) }),
    ...(type && { entry_type: type }),
    ...(status && { status }),
  }
}

/** What the list is asked for: words are looked for in all months. */
export function listFiltersOf(search: StatementsSearch, thisMonth: string): StatementFilters {
  const { month, year, ...others } = sumFiltersOf(search, thisMonth)
  if (search.q) return { ...others, q: search.q }
  return { ...others, ...(month && { month }), ...(year && { year }) }
}

/** Whether a day is more than a year after another; both are days of the firm's calendar. */
export function isOverAYearAhead(day: string, today: string): boolean {
  return day > `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}

/** A period as 'November 2026', or '2026' for a whole year. */
export function periodLabel({ year, month }: Period): string {
  return month ? monthLabel(month) : inDigits(year)
}

/** What beside the period narrows the entries, so that nobody takes their sums for those of everything. */
export function narrowedBy({ type, status }: StatementsSearch): string[] {
  return [type && entryTypeWords[type], status && statementStatusWords[status]].filter(
    (word) => word !== undefined,
  )
}

/** A part of a sum of money for a bar's length, from 0 to 1: for looking at only, never shown as a number. */
export function shareOf(amount: string, most: string): number {
  return Number(most) > 0 ? Number(amount) / Number(most) : 0
}

/** Another type clears the category: none belongs to both. */
export function withType(entry_type: EntryType, { category }: StatementForm): Partial<StatementForm> {
  return { entry_type, category: isCategoryOf(entry_type, category) ? category : '' }
}
