import { leaderboardHours } from '../../../contract/leaderboard-hours.ts'
import { oneOfThese, readsSearch, type SearchOf, wordIn } from '../../lib/search.ts'

export const boardTabs = ['monthly', 'all-time'] as const
export type BoardTab = (typeof boardTabs)[number]

/** What the leaderboard's address means: its tab, which hours count, else those that the firm counts, and whose the dialog shows. */
export const readLeaderboardSearch = readsSearch({
  tab: oneOfThese(['all-time']),
  hours: oneOfThese(leaderboardHours),
  person: wordIn,
})
export type LeaderboardSearch = SearchOf<typeof readLeaderboardSearch>
