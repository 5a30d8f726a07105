import { queryOptions } from '@tanstack/react-query'
import { billingTopic } from '../../../contract/billing-settings.ts'
import * as calls from '../../../contract/leaderboard.ts'
import type { LeaderboardHours } from '../../../contract/leaderboard-hours.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery } from '../../lib/query.ts'
import type { BoardTab } from './logic.ts'

const topic = calls.leaderboardTopic

/** What a page of either board says; the all-time one is of no month. */
type BoardPage = calls.Board & { month?: string }

/** Which hours are asked for; left out, those that the firm counts. */
type Hours = LeaderboardHours | undefined

/** A board page by page, most hours first; the month in the key begins a new one. */
export function boardQuery(tab: BoardTab, month: string, hours: Hours) {
  const board = tab === 'monthly' ? calls.getMonthlyLeaderboard : calls.getAlltimeLeaderboard
  return pagedQuery(
    [topic, tab, tab === 'monthly' ? month : '', hours],
    (after, options): Promise<BoardPage> => call(board, { query: { hours, limit: 100, after } }, options),
    // Names and roles stand on it, and the firm says what it counts.
    { meta: { topics: ['profiles', billingTopic] } },
  )
}

/** A person's hours of the current month by category. */
export function breakdownQuery(user_id: string, month: string, hours: Hours) {
  return queryOptions({
    queryKey: [topic, 'breakdown', user_id, month, hours],
    queryFn: ({ signal }) => call(calls.getHoursBreakdown, { query: { user_id, hours } }, { signal }),
    meta: { topics: ['profiles', 'notes', billingTopic] },
  })
}

/** The tasks behind them, for those who may see them, most hours first, page by page. */
export function noteHoursQuery(user_id: string, month: string, hours: Hours) {
  return pagedQuery(
    [topic, 'notes', user_id, month, hours],
    (after, options) => call(calls.listNoteHours, { query: { user_id, hours, limit: 50, after } }, options),
    { meta: { topics: ['notes'] } },
  )
}

/** A person's hours of each month before this one, newest first, page by page. */
export function monthHoursQuery(user_id: string, month: string, hours: Hours) {
  return pagedQuery([topic, 'months', user_id, month, hours], (after, options) =>
    call(calls.listMonthHours, { query: { user_id, hours, limit: 12, after } }, options),
  )
}

export const prefetched = (): Prefetched => ({ '/leaderboard': [boardQuery('monthly', '', undefined)] })
