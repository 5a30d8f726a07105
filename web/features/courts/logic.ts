import { locale } from '../../lib/locale.ts'
import { oneOfThese, readsSearch, rowForms, type SearchOf, wordIn } from '../../lib/search.ts'

export const lists = ['courts', 'types', 'stages'] as const
export type ListName = (typeof lists)[number]

/** The page has one more list, of words that names have (parties). */
export const tabs = [...lists, 'names'] as const

/** What the address of /courts means: which of its lists, narrowed to what, and the form that is open. */
export const readCourtsSearch = readsSearch({ list: oneOfThese(tabs), q: wordIn, ...rowForms })
export type CourtsSearch = SearchOf<typeof readCourtsSearch>

/** What a court, type or stage is called by in the reader's language. */
export function courtName({ name_en, name_bn }: { name_en: string; name_bn: string | null }): string {
  return locale === 'bn' && name_bn !== null ? name_bn : name_en
}
