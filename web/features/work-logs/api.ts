import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listBreakdown, listWorkLogs } from '../../../contract/work-logs.ts'
import { call } from '../../lib/client.ts'

export interface BreakdownFilters {
  q?: string | undefined
  category?: string | undefined
  user_id?: string | undefined
}

// A task's title and hours stand on it, so a changed task changes it too.
const meta = { topics: ['notes'] }

/** Tasks with their days of work, those worked on last first, page by page. */
export function breakdownQuery(filters: BreakdownFilters) {
  return infiniteQueryOptions({
    queryKey: ['work_logs', 'breakdown', filters],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit: 30, after: pageParam || undefined }
      return call(listBreakdown, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    meta,
  })
}

/** A person's hours in a month (YYYY-MM), exact to 2 decimals; undefined where they are too many to add up here. */
export function hoursOfMonthQuery(user_id: string, month: string) {
  return queryOptions({
    queryKey: ['work_logs', 'hours', user_id, month],
    queryFn: async ({ signal }) => {
      const { items, next } = await call(listWorkLogs, { query: { user_id, month, limit: 200 } }, { signal })
      if (next !== null) return null
      return items.reduce((cents, log) => cents + Math.round(log.hours_worked * 100), 0) / 100
    },
    enabled: user_id !== '',
    meta,
  })
}
