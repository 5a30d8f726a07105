import * as calls from '../../../contract/costing.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createCost } from './commands/create-cost.ts'
import { deleteCost } from './commands/delete-cost.ts'
import { restoreCost } from './commands/restore-cost.ts'
import { updateCost } from './commands/update-cost.ts'
import { getCost, listCosts, totalCosts } from './queries.ts'

export const costingRoutes: readonly Route[] = [
  on(calls.listCosts, listCosts),
  on(calls.totalCosts, totalCosts),
  on(calls.getCost, getCost),
  on(calls.createCost, createCost),
  on(calls.updateCost, updateCost),
  on(calls.deleteCost, deleteCost),
  on(calls.restoreCost, restoreCost),
]
