import * as calls from '../../../contract/cases.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createOneCase, updateOneCase } from './commands/write-case.ts'
import { getOneCase, listCaseIdsInUse, listCases } from './queries.ts'
import { cases } from './rows.ts'

export const casesRoutes: readonly Route[] = [
  on(calls.listCases, listCases),
  on(calls.getCase, getOneCase),
  on(calls.createCase, createOneCase),
  on(calls.updateCase, updateOneCase),
  on(calls.deleteCase, cases.delete),
  on(calls.caseIdsInUse, listCaseIdsInUse),
]
