import { importKinds } from '../../../contract/import-kinds.ts'
import { idShape, oneOfThese, readsSearch, type SearchOf, wordLike } from '../../lib/search.ts'

/** What the import page's address means. */
export const readImportSearch = readsSearch({
  kind: oneOfThese(importKinds),
  run: wordLike(idShape),
  step: oneOfThese(['columns', 'check']),
  rows: oneOfThese(['wrong']),
})
export type ImportSearch = SearchOf<typeof readImportSearch>
