import { oneOf, wordIn } from '../../lib/search.ts'

export const boardTabs = ['monthly', 'all-time'] as const
export type BoardTab = (typeof boardTabs)[number]

/** What the leaderboard's address holds; whatever is at its default is absent. */
export interface LeaderboardSearch {
  tab?: Exclude<BoardTab, 'monthly'> | undefined
  /** Whose hours the dialog shows. */
  person?: string | undefined
}

/** The part of an address that means something; never throws, whatever was typed there. */
export function readLeaderboardSearch(raw: Record<string, unknown>): LeaderboardSearch {
  const tab = oneOf(raw.tab, ['all-time'] as const)
  const person = wordIn(raw.person)
  return { ...(tab && { tab }), ...(person && { person }) }
}
