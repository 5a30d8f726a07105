import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/cases.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { rowList, rowWrites } from '../../lib/rows/row-queries.ts'
import { orderOf } from './logic.ts'

const topic = 'cases'

/** The firm's cases, in one of their orders. */
export const cases = {
  ...rowList<typeof calls.listCases, calls.LegalCase>(topic, calls.listCases),
  ...rowWrites<calls.LegalCase, calls.CaseDraft, calls.CaseChange>(topic, {
    create: calls.createCase,
    update: calls.updateCase,
    remove: calls.deleteCase,
  }),
}

/** The cases with this very case id; two are enough to know that it is not the only one. */
export function casesOfIdQuery(case_id: string) {
  return queryOptions({
    queryKey: [topic, 'of id', case_id],
    queryFn: ({ signal }) => call(calls.listCases, { query: { case_id, limit: 2 } }, { signal }),
    enabled: case_id !== '',
  })
}

/** How many cases a picker offers at once; typing brings others. */
const offered = 20

/** The cases in use with the text in their id or client, newest used first. */
export function caseIdsQuery(q: string) {
  return queryOptions({
    queryKey: ['case_ids', q],
    queryFn: ({ signal }) => call(calls.caseIdsInUse, { query: { q, limit: offered } }, { signal }),
    placeholderData: keepPreviousData,
    meta: { topics: ['notes', 'cases'] },
  })
}

export const prefetched = (): Prefetched => {
  const { key, direction } = orderOf({})
  return { '/caselist': [cases.list({ sort: key, direction })] }
}
