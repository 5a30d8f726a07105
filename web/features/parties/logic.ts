import { locale } from '../../lib/locale.ts'
import { oneOfThese, readsSearch, rowForms, type SearchOf, wordIn } from '../../lib/search.ts'

/** What the address of /parties means: the list, or the pairs that may be one. */
export const readPartiesSearch = readsSearch({ q: wordIn, show: oneOfThese(['duplicates']), ...rowForms })
export type PartiesSearch = SearchOf<typeof readPartiesSearch>

interface Named {
  name_latin: string | null
  name_bangla: string | null
}

/** What a party is called first, and what else. */
export function namesOf({ name_latin, name_bangla }: Named): [first: string, second: string | null] {
  const [first, second] = locale === 'bn' ? [name_bangla, name_latin] : [name_latin, name_bangla]
  return first ? [first, second] : [second ?? '', null]
}
