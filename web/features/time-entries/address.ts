import { dayWord, readsSearch, type SearchOf } from '../../lib/search.ts'

/** What the address of /time means: a day of the week that is shown, and the day in hand. */
export const readTimeSearch = readsSearch({ week: dayWord, day: dayWord })
export type TimeSearch = SearchOf<typeof readTimeSearch>
