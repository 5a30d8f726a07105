import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/costing.ts'
import { call } from '../../lib/client.ts'
import { rowOfConflict } from '../../lib/failure.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

type Cost = calls.Cost

const topics = ['case_costing'] as const

/** Fills whole rows of one, two and three columns. */
const pageSize = 48

/** The costs that fit the filters, newest first, page by page. */
export function costsQuery(filters: calls.CostFilters) {
  return infiniteQueryOptions({
    queryKey: ['case_costing', 'list', filters] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit: pageSize, after: pageParam || undefined }
      return call(calls.listCosts, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** Everything that the filters show, for a file. */
export function everyCost(filters: calls.CostFilters, most?: number): Promise<Cost[]> {
  return everyRow((after) => call(calls.listCosts, { query: { ...filters, limit: 200, after } }), most)
}

/** What the costs that fit the filters add up to. */
export function costTotalQuery(filters: calls.CostFilters) {
  return queryOptions({
    queryKey: ['case_costing', 'total', filters],
    queryFn: ({ signal }) => call(calls.totalCosts, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** One cost, for its dialog. */
export function costQuery(id: string) {
  return queryOptions({
    queryKey: ['case_costing', 'one', id],
    queryFn: ({ signal }) => call(calls.getCost, { params: { id } }, { signal }),
    staleTime: 0,
  })
}

/** Books a cost; repeated presses and lost answers book one. */
export function useCreateCost() {
  return useWrite<calls.CostDraft, Cost>({
    run: (body, idempotencyKey) => call(calls.createCost, { body }, { idempotencyKey }),
    topics,
  })
}

/** Saves an edit; made on an older version it fails with a failure that `costOfConflict` reads. */
export function useUpdateCost() {
  return useWrite<{ id: string; body: calls.CostChange }, Cost>({
    run: ({ id, body }) => call(calls.updateCost, { params: { id }, body }),
    topics,
  })
}

export function useDeleteCost() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteCost, { params: { id } }),
    topics,
  })
}

export function useRestoreCost() {
  return useWrite<string, Cost>({ run: (id) => call(calls.restoreCost, { body: { id } }), topics })
}

/** The cost as it stands on the server, when a failure says that somebody else was faster. */
export function costOfConflict(error: unknown): Cost | undefined {
  return rowOfConflict<Cost>(error)
}
