import * as calls from '../../../contract/cases.ts'
import { on, type Route } from '../../kernel/http.ts'
import { listCaseIdsInUse, listCases } from './queries.ts'
import { cases } from './rows.ts'

export const casesRoutes: readonly Route[] = [
  on(calls.listCases, listCases),
  on(calls.getCase, cases.get),
  on(calls.createCase, cases.add),
  on(calls.updateCase, cases.edit),
  on(calls.deleteCase, cases.delete),
  on(calls.caseIdsInUse, listCaseIdsInUse),
]
