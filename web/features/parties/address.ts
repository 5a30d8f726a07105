import { oneOfThese, readsSearch, rowForms, type SearchOf, wordIn } from '../../lib/search.ts'

/** What the address of /parties means: the list, or the pairs that may be one. */
export const readPartiesSearch = readsSearch({ q: wordIn, show: oneOfThese(['duplicates']), ...rowForms })
export type PartiesSearch = SearchOf<typeof readPartiesSearch>
