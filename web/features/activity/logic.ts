import type { Activity } from '../../../contract/activity.ts'
import { dayWord, idShape, readsSearch, type SearchOf, wordLike } from '../../lib/search.ts'

const code = wordLike(/^[a-z_]+$/)

/**
 * What the audit's address means: the ids of who did it and of the record whose history is shown, and days of the firm,
 * both included. Which areas and actions there are, the page knows.
 */
export const readAuditSearch = readsSearch({
  person: wordLike(idShape),
  area: code,
  action: code,
  record: wordLike(idShape),
  from: dayWord,
  to: dayWord,
})
/** What of it is worth saving. */
export const savedOfAudit = ['person', 'area', 'action', 'record', 'from', 'to'] as const
export type AuditSearch = SearchOf<typeof readAuditSearch>

/** How many of the newest events are not on screen yet. */
export function newsIn(newest: readonly Activity[], shown: readonly Activity[]): number {
  const known = new Set(shown.map(({ id }) => id))
  const at = newest.findIndex(({ id }) => known.has(id))
  return at < 0 ? newest.length : at
}

const longText = 120
const manyLines = 2

/** Whether a text is shown by its beginning at first. */
export const isLong = (text: string): boolean => text.length > longText || text.split('\n').length > manyLines
