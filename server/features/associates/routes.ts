import * as calls from '../../../contract/associates.ts'
import { on, type Route } from '../../kernel/http.ts'
import { getAssociateHours, getAssociateTotals } from './queries.ts'

export const associatesRoutes: readonly Route[] = [
  on(calls.getAssociateTotals, getAssociateTotals),
  on(calls.getAssociateHours, getAssociateHours),
]
