import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { timeOfQuery } from '../api.ts'
import { said } from '../labels.ts'
import { gridOf, type RowOf } from './grid.ts'

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
  const copyRows = async () => {
    const { rowsToCopy } = await import('./copy-rows.ts')
    const { rows: more, told } = await rowsToCopy(client, user_id, sunday, rows)
    add(...more)
    toasts.success(told, said.loadFailed)
  }
  return {
    ...{ query, rows, add },
    entries: entries.filter(({ work_date }) => work_date >= sunday),
    copyRows: () => void copyRows().catch((error: unknown) => toasts.error(said.loadFailed, error)),
  }
}
