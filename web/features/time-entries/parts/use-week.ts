import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { daysAfter, sundayOf } from '../../../../contract/kernel/days.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { latestTimeQuery, timeOfQuery } from '../api.ts'
import { page, rowsCopied, said } from '../labels.ts'
import { gridOf, keyOf, type RowOf } from './grid.ts'

/** Somebody's week with the rows of the one before, and rows that were added to it on this visit. */
export function useWeek(user_id: string, sunday: string) {
  const query = useQuery(timeOfQuery(user_id, daysAfter(sunday, -7), daysAfter(sunday, 6)))
  const [added, setAdded] = useState<Readonly<Record<string, readonly RowOf[]>>>({})
  const client = useQueryClient()
  const toasts = useToasts()
  const entries = query.data ?? []
  const rows = gridOf(entries, sunday, added[sunday] ?? [])
  const add = (...more: readonly RowOf[]) =>
    setAdded((now) => ({ ...now, [sunday]: [...(now[sunday] ?? []), ...more] }))
  /** Of the last week in which there was time: somebody may have been away. */
  const copyRows = async () => {
    const latest = await client.fetchQuery(latestTimeQuery(user_id, daysAfter(sunday, -1)))
    const from = sundayOf(latest ?? daysAfter(sunday, -7))
    const last = await client.fetchQuery(timeOfQuery(user_id, from, daysAfter(from, 6)))
    const there = new Set(rows.map(({ key }) => key))
    const other = last.filter((row) => !row.is_hidden && !row.note_is_archived && !there.has(keyOf(row)))
    const more = [...new Map(other.map((row) => [keyOf(row), row])).values()]
    add(...more)
    toasts.success(more.length > 0 ? rowsCopied(more.length) : page.noRows, said.loadFailed)
  }
  return {
    ...{ query, rows, add },
    entries: entries.filter(({ work_date }) => work_date >= sunday),
    copyRows: () => void copyRows().catch((error: unknown) => toasts.error(said.loadFailed, error)),
  }
}
