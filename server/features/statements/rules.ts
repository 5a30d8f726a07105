import type { Role } from '../../../contract/people.ts'
import { isCategoryOf } from '../../../contract/statement-categories.ts'
import {
  type MonthSum,
  type Statement,
  type StatementChange,
  statementTrashDays,
} from '../../../contract/statements.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Hint } from '../../kernel/record.ts'
import { presentAuthor } from '../people/public.ts'

export interface StatementRow extends Omit<Statement, 'profiles' | 'can'> {
  full_name: string
  role: Role
  left_at: string | null
}

/** An entry as a partner gets it: every partner may change and delete every entry (specification: rights 1). */
export function presentStatement({ full_name, role, left_at, ...row }: StatementRow): Statement {
  return { ...row, profiles: presentAuthor({ full_name, role, left_at }), can: { edit: true, delete: true } }
}

/** Whether the category that an entry would have after a change is one of the type that it would have. */
export function keepsCategoryOfType(before: Statement, change: StatementChange): boolean {
  return isCategoryOf(change.entry_type ?? before.entry_type, change.category ?? before.category)
}

const audited = [
  'entry_type',
  'category',
  'description',
  'amount',
  'entry_date',
  'status',
  'remarks',
] as const

/** What an edit changed, before and after. */
export function changedInStatement(before: Statement, after: Statement): Changed {
  return changedIn(before, after, audited)
}

/** Only partners look at the statements. */
export function statementHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'financial_statements', audience: 'partners', subject_id: row.id, version: row.version }]
}

/** What was deleted before this moment can no longer be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - statementTrashDays * 24 * 3_600_000).toISOString()
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
