import type { listCases } from '../../../contract/cases.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { oneOf, wordIn } from '../../lib/search.ts'

export type CaseSort = InputOf<typeof listCases>['query']['sort']

// Not the contract's own list: the address is read before any page, and its schemas are not needed for that.
const caseSorts = ['created_at', 'case_id', 'client_name'] as const satisfies readonly CaseSort[]

/** What the case list's address holds; whatever is at its default is absent. */
export interface CaselistSearch {
  q?: string | undefined
  sort?: CaseSort | undefined
  direction?: 'asc' | 'desc' | undefined
  /** The id of the case that is being edited. */
  edit?: string | undefined
  /** The Add Case dialog is open. */
  add?: '1' | undefined
}

/** The part of an address that means something; never throws, whatever was typed there. */
export function readCaselistSearch(raw: Record<string, unknown>): CaselistSearch {
  const q = wordIn(raw.q)
  const sort = oneOf(raw.sort, caseSorts)
  const direction = oneOf(raw.direction, ['asc', 'desc'] as const)
  const edit = wordIn(raw.edit)
  return {
    ...(q && { q }),
    ...(sort && { sort }),
    ...(direction && { direction }),
    ...(edit && { edit }),
    // A router may have read it as a number.
    ...(String(raw.add) === '1' && { add: '1' }),
  }
}

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
