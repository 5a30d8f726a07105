import { oneOfThese, readsSearch, type SearchOf, wordIn } from '../../lib/search.ts'

export const boardTabs = ['monthly', 'all-time'] as const
export type BoardTab = (typeof boardTabs)[number]

/** What the leaderboard's address means: its tab, and whose hours the dialog shows. */
export const readLeaderboardSearch = readsSearch({ tab: oneOfThese(['all-time']), person: wordIn })
export type LeaderboardSearch = SearchOf<typeof readLeaderboardSearch>
