import { dayWord, idShape, oneOfThese, readsSearch, type SearchOf, wordLike } from '../../lib/search.ts'

/**
 * What the address of /time means: a day of the week that is shown, and the day in hand; whose week it is, where it is
 * not one's own; and the weeks of everybody, those that wait or others.
 */
export const readTimeSearch = readsSearch({
  week: dayWord,
  day: dayWord,
  person: wordLike(idShape),
  tab: oneOfThese(['approve']),
  weeks: oneOfThese(['approved', 'returned']),
})
export type TimeSearch = SearchOf<typeof readTimeSearch>
