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

/** A rank in words: '1st', '2nd', '3rd', '11th', '22nd'. */
export function ordinal(rank: number): string {
  return `${rank.toLocaleString('en-GB')}${endings[ordinals.select(rank)]}`
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Record<Intl.LDMLPluralRule, string> = {
  zero: 'th',
  one: 'st',
  two: 'nd',
  few: 'rd',
  many: 'th',
  other: 'th',
}
