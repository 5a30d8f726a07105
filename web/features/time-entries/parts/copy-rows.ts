import type { QueryClient } from '@tanstack/react-query'
import { daysAfter, sundayOf } from '../../../../contract/kernel/days.ts'
import { timeOfQuery } from '../api.ts'
import { latestTimeQuery } from './api.ts'
import { type GridRow, keyOf, type RowOf } from './grid.ts'
import { rowsCopied } from './labels.ts'

/**
 * The rows of the last week in which there was time, for somebody may have been away, without those that are there; and
 * what is said of it.
 */
export async function rowsToCopy(
  client: QueryClient,
  user_id: string,
  sunday: string,
  there: readonly GridRow[],
): Promise<{ rows: RowOf[]; told: string }> {
  const latest = await client.fetchQuery(latestTimeQuery(user_id, daysAfter(sunday, -1)))
  const from = sundayOf(latest ?? daysAfter(sunday, -7))
  const last = await client.fetchQuery(timeOfQuery(user_id, from, daysAfter(from, 6)))
  const known = new Set(there.map(({ key }) => key))
  const other = last.filter((row) => !row.is_hidden && !row.note_is_archived && !known.has(keyOf(row)))
  const rows = [...new Map(other.map((row) => [keyOf(row), row])).values()]
  return { rows, told: rowsCopied(rows.length) }
}
