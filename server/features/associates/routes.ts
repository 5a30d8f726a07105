import * as calls from '../../../contract/associates.ts'
import { onReport, type Route } from '../../kernel/http.ts'
import { getAssociateHours, getAssociateTotals } from './queries.ts'

export const associatesRoutes: readonly Route[] = [
  onReport(calls.getAssociateTotals, getAssociateTotals),
  onReport(calls.getAssociateHours, getAssociateHours),
]
