import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/leaderboard.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import type { BoardTab } from './logic.ts'

const topic = 'leaderboard'
// Names and roles stand on it.
const meta = { topics: ['profiles'] }

/** What a page of either board says; the all-time one is of no month. */
type BoardPage = calls.Board & { month?: string }

/** A board page by page, most hours first; the month in the key begins a new one. */
export function boardQuery(tab: BoardTab, month: string) {
  return infiniteQueryOptions({
    queryKey: [topic, tab, tab === 'monthly' ? month : ''],
    queryFn: ({ pageParam, signal }): Promise<BoardPage> => {
      const query = { limit: 100, after: pageParam || undefined }
      return tab === 'monthly'
        ? call(calls.getMonthlyLeaderboard, { query }, { signal })
        : call(calls.getAlltimeLeaderboard, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    meta,
  })
}

/** A person's hours of the current month by category. */
export function breakdownQuery(user_id: string, month: string) {
  return queryOptions({
    queryKey: [topic, 'breakdown', user_id, month],
    queryFn: ({ signal }) => call(calls.getHoursBreakdown, { query: { user_id } }, { signal }),
    meta: { topics: ['profiles', 'notes'] },
  })
}

/** The tasks behind them, for those who may see them, most hours first, page by page. */
export function noteHoursQuery(user_id: string, month: string) {
  return infiniteQueryOptions({
    queryKey: [topic, 'notes', user_id, month],
    queryFn: ({ pageParam, signal }) => {
      const query = { user_id, limit: 50, after: pageParam || undefined }
      return call(calls.listNoteHours, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    meta: { topics: ['notes'] },
  })
}

/** A person's hours of each month before this one, newest first, page by page. */
export function monthHoursQuery(user_id: string, month: string) {
  return infiniteQueryOptions({
    queryKey: [topic, 'months', user_id, month],
    queryFn: ({ pageParam, signal }) => {
      const query = { user_id, limit: 12, after: pageParam || undefined }
      return call(calls.listMonthHours, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}

export const prefetched = (): Prefetched => ({ '/leaderboard': [boardQuery('monthly', '')] })
