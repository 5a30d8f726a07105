import { getCaseAccess, setCaseAccess } from '../../../contract/case-access.ts'
import * as file from '../../../contract/case-file.ts'
import * as calls from '../../../contract/cases.ts'
import { on, type Route } from '../../kernel/http.ts'
import { addCasePerson, listCasePeople, removeCasePerson } from './commands/case-people.ts'
import { closeCase } from './commands/close-case.ts'
import { deleteOneCase } from './commands/delete-case.ts'
import { disposeCase } from './commands/dispose-case.ts'
import { getCaseAccess as readAccess } from './commands/read-access.ts'
import { getCaseCounts, getCaseFile, listCaseHours, listOpenMatters } from './commands/read-case-file.ts'
import { reopenCase } from './commands/reopen-case.ts'
import { setCaseAccess as setAccess } from './commands/set-case-access.ts'
import { createOneCase, updateOneCase } from './commands/write-case.ts'
import { getOneCase, listCases } from './queries.ts'
import { listCaseIdsInUse } from './search.ts'

export const casesRoutes: readonly Route[] = [
  on(calls.listCases, listCases),
  on(calls.getCase, getOneCase),
  on(calls.createCase, createOneCase),
  on(calls.updateCase, updateOneCase),
  on(calls.deleteCase, deleteOneCase),
  on(getCaseAccess, readAccess),
  on(setCaseAccess, setAccess),
  on(calls.caseIdsInUse, listCaseIdsInUse),
  on(file.getCaseFile, getCaseFile),
  on(file.getCaseCounts, getCaseCounts),
  on(file.listCaseHours, listCaseHours),
  on(file.listOpenMatters, listOpenMatters),
  on(file.disposeCase, disposeCase),
  on(file.closeCase, closeCase),
  on(file.reopenCase, reopenCase),
  on(file.listCasePeople, listCasePeople),
  on(file.addCasePerson, addCasePerson),
  on(file.removeCasePerson, removeCasePerson),
]
