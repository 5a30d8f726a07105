import * as calls from '../../../contract/cases.ts'
import { isSearch, on, onReport, type Route } from '../../kernel/http.ts'
import { createCase } from './commands/create-case.ts'
import { deleteCase } from './commands/delete-case.ts'
import { updateCase } from './commands/update-case.ts'
import { getCase, listCaseIdsInUse, listCases } from './queries.ts'

export const casesRoutes: readonly Route[] = [
  onReport(calls.listCases, listCases, isSearch),
  on(calls.getCase, getCase),
  on(calls.createCase, createCase),
  on(calls.updateCase, updateCase),
  on(calls.deleteCase, deleteCase),
  on(calls.caseIdsInUse, listCaseIdsInUse),
]
