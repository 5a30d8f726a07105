import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/leaderboard.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery } from '../../lib/query.ts'
import type { BoardTab } from './logic.ts'

const topic = 'leaderboard'

/** What a page of either board says; the all-time one is of no month. */
type BoardPage = calls.Board & { month?: string }

/** A board page by page, most hours first; the month in the key begins a new one. */
export function boardQuery(tab: BoardTab, month: string) {
  const board = tab === 'monthly' ? calls.getMonthlyLeaderboard : calls.getAlltimeLeaderboard
  return pagedQuery(
    [topic, tab, tab === 'monthly' ? month : ''],
    (after, options): Promise<BoardPage> => call(board, { query: { limit: 100, after } }, options),
    // Names and roles stand on it.
    { meta: { topics: ['profiles'] } },
  )
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
  return pagedQuery(
    [topic, 'notes', user_id, month],
    (after, options) => call(calls.listNoteHours, { query: { user_id, limit: 50, after } }, options),
    { meta: { topics: ['notes'] } },
  )
}

/** A person's hours of each month before this one, newest first, page by page. */
export function monthHoursQuery(user_id: string, month: string) {
  return pagedQuery([topic, 'months', user_id, month], (after, options) =>
    call(calls.listMonthHours, { query: { user_id, limit: 12, after } }, options),
  )
}

export const prefetched = (): Prefetched => ({ '/leaderboard': [boardQuery('monthly', '')] })
