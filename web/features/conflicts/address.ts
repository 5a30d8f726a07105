import { checkStates } from '../../../contract/conflict-words.ts'
import { idShape, oneOfThese, readsSearch, type SearchOf, wordLike } from '../../lib/search.ts'

/** What the address of /conflicts means: the checks, those of a case, or one of them; and the form of a new one. */
export const readConflictsSearch = readsSearch({
  id: wordLike(idShape),
  case: wordLike(idShape),
  state: oneOfThese(checkStates),
  add: (raw: unknown) => (String(raw) === '1' ? ('1' as const) : undefined),
})
export type ConflictsSearch = SearchOf<typeof readConflictsSearch>
