import type { listCases } from '../../../contract/cases.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { oneOfThese, readsSearch, rowForms, type SearchOf, wordIn } from '../../lib/search.ts'

// Not the contract's own list: the address is read before any page, and its schemas are not needed for that.
export const caseSorts = ['created_at', 'case_id', 'client_name'] as const satisfies readonly InputOf<
  typeof listCases
>['query']['sort'][]
type CaseSort = (typeof caseSorts)[number]

/** What the case list's address means. */
export const readCaselistSearch = readsSearch({
  q: wordIn,
  sort: oneOfThese(caseSorts),
  direction: oneOfThese(['asc', 'desc']),
  ...rowForms,
})
export type CaselistSearch = SearchOf<typeof readCaselistSearch>

/** The order that a list is shown in, whether it was chosen or not. */
export function orderOf({ sort = 'created_at', direction }: CaselistSearch) {
  return { key: sort, direction: direction ?? usualDirection(sort) }
}

/** The address of an order: what is usual is absent. */
export function searchOfOrder(
  sort: CaseSort,
  direction: 'asc' | 'desc',
): Pick<CaselistSearch, 'sort' | 'direction'> {
  return {
    sort: sort === 'created_at' ? undefined : sort,
    direction: direction === usualDirection(sort) ? undefined : direction,
  }
}

function usualDirection(sort: CaseSort): 'asc' | 'desc' {
  return sort === 'created_at' ? 'desc' : 'asc'
}
