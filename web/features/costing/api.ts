import * as calls from '../../../contract/costing.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { steadyQuery } from '../../lib/query.ts'
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
  return steadyQuery([topic, 'total', filters], calls.totalCosts, filters)
}

export const prefetched = (): Prefetched => ({ '/costing': [costs.list({}), costTotalQuery({})] })
