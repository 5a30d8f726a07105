import {
  type EntryType,
  entryTypes,
  type StatementStatus,
  statementStatuses,
} from '../../../contract/statement-categories.ts'
import { oneOf, wordIn } from '../../lib/search.ts'

/** What the statements' address holds; whatever is at its default is absent. */
export interface StatementsSearch {
  /** Absent: the firm's current year. */
  year?: string | undefined
  /** '01' to '12', or all of the year; absent: the firm's current month. */
  month?: string | undefined
  type?: EntryType | undefined
  status?: StatementStatus | undefined
  q?: string | undefined
  /** The id of the entry whose dialog is open. */
  edit?: string | undefined
  /** The Add Entry dialog is open. */
  add?: '1' | undefined
}

export const allOfYear = 'all'

/** The part of an address that means something; never throws, whatever was typed there. */
export function readStatementsSearch(raw: Record<string, unknown>): StatementsSearch {
  const year = wordIn(raw.year)
  // A router may have read '03' as a number.
  const month = wordIn(raw.month)?.padStart(2, '0')
  const type = oneOf(raw.type, entryTypes)
  const status = oneOf(raw.status, statementStatuses)
  const q = wordIn(raw.q)
  const edit = wordIn(raw.edit)
  return {
    ...(year && /^(19|20|21)\d\d$/.test(year) && { year }),
    ...(month && (month === allOfYear || /^(0[1-9]|1[0-2])$/.test(month)) && { month }),
    ...(type && { type }),
    ...(status && { status }),
    ...(q && { q }),
    ...(edit && { edit }),
    ...(String(raw.add) === '1' && { add: '1' }),
  }
}
