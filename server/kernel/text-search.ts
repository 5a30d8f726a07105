import { type RawBuilder, sql } from 'kysely'
import { foldDigits } from '../../contract/kernel/digits.ts'
import { fold } from '../../contract/words.ts'
import type { StaffContext } from './context.ts'

/** The lists that are searched by the column `search_text`; cases by `find_text`, which holds more. */
export const searchedLists = [
  'cases',
  'case_costing',
  'case_timeline',
  'calendar_events',
  'meetings',
  'partner_notes',
  'financial_statements',
  'career_applications',
] as const

/** With more rows than these a list is walked through in its own order: of common words each page is soon full. */
const few = 1000

/**
 * What a search asks of a list's rows, named `alias`: that they have the text, however both are written. Few rows are
 * named by their ids, which the index of words knows.
 */
export async function textSearch(
  ctx: StaffContext,
  list: (typeof searchedLists)[number],
  alias: string,
  q: string | undefined,
): Promise<RawBuilder<unknown>[]> {
  if (!q) return []
  const pattern = patternOf(q)
  const ofList =
    list === 'cases'
      ? sql`cases_with_folded_words(${pattern}, ${few})`
      : sql`rows_with_folded_words(${list}, ${pattern}, ${few})`
  const { rows } = await sql<{ ids: string[] | null }>`select ${ofList} as ids`.execute(ctx.db)
  const ids = rows[0]?.ids
  if (ids) return [sql`${sql.ref(`${alias}.id`)} = any(${ids}::uuid[])`]
  // Of a policy's table the database guesses that few rows are alike, and would read them all to sort them; of what a
  // subquery says it expects half.
  const text = sql.ref(`${alias}.search_text`)
  // What a case is found by is kept beside it, once it was filled.
  const words = list === 'cases' ? sql`coalesce(${sql.ref(`${alias}.find_text`)}, ${text})` : text
  return [sql`(select search_fold(${words}) like ${pattern})`]
}

/** A text with the wildcards of LIKE taken literally. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`)
}

/** What a text that is found is like once it is small and `search_fold` has folded it. */
export function patternOf(q: string): string {
  return `%${escapeLike(fold(q.toLowerCase()))}%`
}

/**
 * The amounts that a text can mean, each from one and below another: '1,445' is any of that many whole, '1445.5' of 1445.50
 * to 1445.59, '$12.50' that very one. Empty when the text is no amount.
 */
export function amountsMeant(q: string): { from: string; below: string }[] {
  const typed = foldDigits(q).match(/^\s*\p{Sc}?\s*(\d{1,3}(?:,\d{2,3})+|\d{1,12})(?:\.(\d{0,2}))?\s*$/u)
  if (!typed?.[1]) return []
  const cents = typed[2] ?? ''
  const from = BigInt(typed[1].replaceAll(',', '') + cents.padEnd(2, '0'))
  const below = from + 10n ** BigInt(2 - cents.length)
  return [{ from: exact(from), below: exact(below) }]
}

function exact(cents: bigint): string {
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

/** Whether a text has three letters or digits in a row, without which the index of words knows nothing. */
export function hasWord(q: string): boolean {
  return /[\p{L}\p{M}\p{N}]{3}/u.test(q)
}
