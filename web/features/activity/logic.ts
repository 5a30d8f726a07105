import type { Activity } from '../../../contract/activity.ts'
import { isDay } from '../../../contract/kernel/days.ts'
import { idShape, readsSearch, type SearchOf, wordIn, wordLike } from '../../lib/search.ts'

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
  from: dayIn,
  to: dayIn,
})
export type AuditSearch = SearchOf<typeof readAuditSearch>

/** How many of the newest events are not on screen yet. */
export function newsIn(newest: readonly Activity[], shown: readonly Activity[]): number {
  const known = new Set(shown.map(({ id }) => id))
  const at = newest.findIndex(({ id }) => known.has(id))
  return at < 0 ? newest.length : at
}

function dayIn(value: unknown): string | undefined {
  const word = wordIn(value)
  return word && isDay(word) ? word : undefined
}
