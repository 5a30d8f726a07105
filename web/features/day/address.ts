import { idShape, oneOfThese, readsSearch, type SearchOf, wordLike } from '../../lib/search.ts'

/** The tabs beside today. */
const otherTabs = ['tomorrow', 'week'] as const

/** What the address of My Day means: its tab, whose day it is, and what is being done with a row. */
export const readMyDaySearch = readsSearch({
  tab: oneOfThese(otherTabs),
  person: wordLike(idShape),
  /** The hearing whose outcome is being recorded, and the case that it has ended. */
  outcome: wordLike(idShape),
  dispose: wordLike(idShape),
  /** The deadline that is said to be met. */
  met: wordLike(idShape),
})
export type MyDaySearch = SearchOf<typeof readMyDaySearch>
export type DayTab = NonNullable<MyDaySearch['tab']> | 'today'
