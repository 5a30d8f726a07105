import { caseStatuses, conflictStates } from '../../../contract/case-states.ts'
import type { listCases } from '../../../contract/cases.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import {
  idShape,
  oneOfThese,
  readsSearch,
  rowForms,
  type SearchOf,
  wordIn,
  wordLike,
} from '../../lib/search.ts'

// Not the contract's own list: the address is read before any page, and its schemas are not needed for that.
export const caseSorts = [
  'created_at',
  'case_id',
  'client_name',
  'next_hearing_on',
] as const satisfies readonly InputOf<typeof listCases>['query']['sort'][]
export type CaseSort = (typeof caseSorts)[number]

const on = (raw: unknown) => (String(raw) === '1' ? ('1' as const) : undefined)

const idIn = wordLike(idShape)

/** What narrows the list beside words and chips, by its names in the address and in the call. */
const readings = {
  court: idIn,
  type: idIn,
  stage: idIn,
  lead: idIn,
  /** Who works on it, as whatever. */
  person: idIn,
  tag: wordLike(/^.{1,40}$/su),
  conflict_state: oneOfThese(conflictStates),
}
export type FilterName = keyof typeof readings
export const filterNames = ['court', 'type', 'stage', 'lead', 'person', 'tag', 'conflict_state'] as const

/** What of the list's address is worth saving: how it is narrowed and sorted. */
export const savedOfCases = ['q', 'status', 'mine', 'undated', ...filterNames, 'sort', 'direction'] as const

/** What the case list's address means. */
export const readCaselistSearch = readsSearch({
  q: wordIn,
  sort: oneOfThese(caseSorts),
  direction: oneOfThese(['asc', 'desc']),
  status: oneOfThese(caseStatuses),
  mine: on,
  undated: on,
  ...readings,
  columns: wordIn,
  twins: on,
  tasks: on,
  ...rowForms,
})
export type CaselistSearch = SearchOf<typeof readCaselistSearch>
