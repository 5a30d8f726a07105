import { dayWord, idShape, readsSearch, type SearchOf, wordLike } from '../../lib/search.ts'

/** What the address of a cause list means: the list that is looked at; without one, the day of the one to read. */
export const readCauseListSearch = readsSearch({ id: wordLike(idShape), day: dayWord })
export type CauseListSearch = SearchOf<typeof readCauseListSearch>
