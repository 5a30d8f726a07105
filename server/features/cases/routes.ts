import * as calls from '../../../contract/cases.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createCase } from './commands/create-case.ts'
import { deleteCase } from './commands/delete-case.ts'
import { updateCase } from './commands/update-case.ts'
import { getCase, listCaseIdsInUse, listCases } from './queries.ts'

export const casesRoutes: readonly Route[] = [
  on(calls.listCases, listCases),
  on(calls.getCase, getCase),
  on(calls.createCase, createCase),
  on(calls.updateCase, updateCase),
  on(calls.deleteCase, deleteCase),
  on(calls.caseIdsInUse, listCaseIdsInUse),
]
