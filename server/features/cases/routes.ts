import { getCaseAccess, setCaseAccess } from '../../../contract/case-access.ts'
import * as file from '../../../contract/case-file.ts'
import * as links from '../../../contract/case-links.ts'
import * as moves from '../../../contract/case-moves.ts'
import * as calls from '../../../contract/cases.ts'
import { on, type Route } from '../../kernel/http.ts'
import {
  deleteCaseMessage,
  listCaseMentionable,
  listCaseMessages,
  sendCaseMessage,
} from './commands/case-messages.ts'
import { addCasePerson, listCasePeople, removeCasePerson } from './commands/case-people.ts'
import { listCasesFromTasks, makeCasesFromTasks } from './commands/cases-from-tasks.ts'
import { closeCase } from './commands/close-case.ts'
import { deleteOneCase } from './commands/delete-case.ts'
import { disposeCase } from './commands/dispose-case.ts'
import { findCases } from './commands/find-cases.ts'
import { listDuplicateCases } from './commands/find-duplicates.ts'
import { getCaseNumber, listCaseNumbers, updateCaseNumber } from './commands/keep-numbers.ts'
import { linkText, listUnlinkedTexts, refuseText } from './commands/link-texts.ts'
import { mergeCases, previewMerge } from './commands/merge-cases.ts'
import { getCaseAccess as readAccess } from './commands/read-access.ts'
import { getCaseCounts, getCaseFile, listCaseHours, listOpenMatters } from './commands/read-case-file.ts'
import { reopenCase } from './commands/reopen-case.ts'
import { setCaseAccess as setAccess } from './commands/set-case-access.ts'
import { transferCase } from './commands/transfer-case.ts'
import { createOneCase, updateOneCase } from './commands/write-case.ts'
import { getLinkingProgress } from './jobs.ts'
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
  on(links.findCases, findCases),
  on(links.listUnlinkedTexts, listUnlinkedTexts),
  on(links.linkText, linkText),
  on(links.refuseText, refuseText),
  on(links.listCasesFromTasks, listCasesFromTasks),
  on(links.makeCasesFromTasks, makeCasesFromTasks),
  on(links.linkingProgress, getLinkingProgress),
  on(moves.listCaseNumbers, listCaseNumbers),
  on(moves.getCaseNumber, getCaseNumber),
  on(moves.updateCaseNumber, updateCaseNumber),
  on(moves.transferCase, transferCase),
  on(moves.mergeCases, mergeCases),
  on(moves.previewMerge, previewMerge),
  on(moves.listDuplicateCases, listDuplicateCases),
  on(file.listCaseMessages, listCaseMessages),
  on(file.sendCaseMessage, sendCaseMessage),
  on(file.deleteCaseMessage, deleteCaseMessage),
  on(file.listCaseMentionable, listCaseMentionable),
]
