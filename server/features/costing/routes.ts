import * as calls from '../../../contract/costing.ts'
import { on, type Route } from '../../kernel/http.ts'
import { costs, listCosts, totalCosts } from './rows.ts'

export const costingRoutes: readonly Route[] = [
  on(calls.listCosts, listCosts),
  on(calls.totalCosts, totalCosts),
  on(calls.getCost, costs.get),
  on(calls.createCost, costs.add),
  on(calls.updateCost, costs.edit),
  on(calls.deleteCost, costs.delete),
  on(calls.restoreCost, costs.restore),
]
