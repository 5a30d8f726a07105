import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/cases.ts'
import { call } from '../../lib/client.ts'
import { rowOfConflict } from '../../lib/failure.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'
import type { CaseSort } from './logic.ts'

type LegalCase = calls.LegalCase

const topics = ['cases'] as const

export interface CaseFilters {
  q: string | undefined
  sort: CaseSort
  direction: 'asc' | 'desc'
}

/** The firm's cases, page by page; the last list stays while the next one is on its way. */
export function casesQuery(filters: CaseFilters) {
  return infiniteQueryOptions({
    queryKey: ['cases', 'list', filters] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit: 50, after: pageParam || undefined }
      return call(calls.listCases, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** The cases with this very case id; two are enough to know that it is not the only one. */
export function casesOfIdQuery(case_id: string) {
  return queryOptions({
    queryKey: ['cases', 'of id', case_id],
    queryFn: ({ signal }) => call(calls.listCases, { query: { case_id, limit: 2 } }, { signal }),
    enabled: case_id !== '',
  })
}

/** Everything that the filters show, for a file. */
export function everyCase(filters: CaseFilters, most?: number): Promise<LegalCase[]> {
  return everyRow((after) => call(calls.listCases, { query: { ...filters, limit: 200, after } }), most)
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

/** Adds a case; repeated presses and lost answers add one. */
export function useCreateCase() {
  return useWrite<calls.CaseDraft, LegalCase>({
    run: (body, idempotencyKey) => call(calls.createCase, { body }, { idempotencyKey }),
    topics,
  })
}

export interface CaseSave {
  id: string
  body: calls.CaseChange
}

/** Saves an edit; made on an older version it fails with a failure that `caseOfConflict` reads. */
export function useUpdateCase() {
  return useWrite<CaseSave, LegalCase>({
    run: ({ id, body }) => call(calls.updateCase, { params: { id }, body }),
    topics,
  })
}

export function useDeleteCase() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteCase, { params: { id } }),
    topics,
  })
}

/** The case as it stands on the server, when a failure says that somebody else was faster. */
export function caseOfConflict(error: unknown): LegalCase | undefined {
  return rowOfConflict<LegalCase>(error)
}
