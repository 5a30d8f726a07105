import * as calls from '../../../contract/courts.ts'
import { getFirmSettings, updateFirmSettings } from '../../../contract/firm-settings.ts'
import { on, type Route } from '../../kernel/http.ts'
import { listCaseStages, listCaseTypes, listCourts } from './queries.ts'
import * as rows from './rows.ts'

const { caseStages, caseTypes, courts, unlessUsed, withOwnCode } = rows

export const courtsRoutes: readonly Route[] = [
  on(calls.listCourts, listCourts),
  on(calls.getCourt, courts.get),
  on(calls.createCourt, courts.add),
  on(calls.updateCourt, courts.edit),
  on(calls.deleteCourt, unlessUsed(courts.delete)),
  on(calls.listCaseTypes, listCaseTypes),
  on(calls.getCaseType, caseTypes.get),
  on(calls.createCaseType, withOwnCode(caseTypes.add)),
  on(calls.updateCaseType, withOwnCode(caseTypes.edit)),
  on(calls.deleteCaseType, unlessUsed(caseTypes.delete)),
  on(calls.listCaseStages, listCaseStages),
  on(calls.getCaseStage, caseStages.get),
  on(calls.createCaseStage, caseStages.add),
  on(calls.updateCaseStage, caseStages.edit),
  on(calls.deleteCaseStage, unlessUsed(caseStages.delete)),
  on(getFirmSettings, rows.getFirmSettings),
  on(updateFirmSettings, rows.changeFirmSettings),
]
