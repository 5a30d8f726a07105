import { entryTypes, statementStatuses } from '../../../contract/statement-categories.ts'
import { oneOfThese, readsSearch, rowForms, type SearchOf, wordIn, wordLike } from '../../lib/search.ts'

export const allOfYear = 'all'

/** What the statements' address means; without a year or a month it is the firm's current one. */
export const readStatementsSearch = readsSearch({
  year: wordLike(/^(19|20|21)\d\d$/),
  month: (raw) => {
    // A router may have read '03' as a number.
    const month = wordIn(raw)?.padStart(2, '0')
    return month && (month === allOfYear || /^(0[1-9]|1[0-2])$/.test(month)) ? month : undefined
  },
  type: oneOfThese(entryTypes),
  status: oneOfThese(statementStatuses),
  q: wordIn,
  ...rowForms,
})
/** What of it is worth saving. */
export const savedOfStatements = ['year', 'month', 'type', 'status', 'q'] as const
export type StatementsSearch = SearchOf<typeof readStatementsSearch>
