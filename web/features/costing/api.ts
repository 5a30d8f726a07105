import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/costing.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { rowQueries } from '../../lib/rows/row-queries.ts'

const topic = 'case_costing'

/** The costs of cases, newest first. */
export const costs = rowQueries({
  topic,
  // Fills whole rows of one, two and three columns.
  pageSize: 48,
  list: calls.listCosts,
  one: calls.getCost,
  create: calls.createCost,
  update: calls.updateCost,
  remove: calls.deleteCost,
  restore: calls.restoreCost,
})

/** What the costs that fit the filters add up to. */
export function costTotalQuery(filters: calls.CostFilters) {
  return queryOptions({
    queryKey: [topic, 'total', filters],
    queryFn: ({ signal }) => call(calls.totalCosts, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const prefetched = (): Prefetched => ({ '/costing': [costs.list({}), costTotalQuery({})] })
