import * as calendars from '../../../contract/court-calendars.ts'
import * as calls from '../../../contract/courts.ts'
import { getFirmSettings, updateFirmSettings } from '../../../contract/firm-settings.ts'
import { on, type Route } from '../../kernel/http.ts'
import { clearCourtDays, copyCourtYear, setCourtDays } from './commands/change-court-days.ts'
import { listCaseStages, listCaseTypes, listCourtCalendars, listCourtDays, listCourts } from './queries.ts'
import * as rows from './rows.ts'

const { caseStages, caseTypes, courtCalendars, courts, unlessUsed, uses, withOwnCode } = rows

export const courtsRoutes: readonly Route[] = [
  on(calls.listCourts, listCourts),
  on(calls.getCourt, courts.get),
  on(calls.createCourt, courts.add),
  on(calls.updateCourt, courts.edit),
  on(calls.deleteCourt, unlessUsed(uses.court, courts)),
  on(calls.listCaseTypes, listCaseTypes),
  on(calls.getCaseType, caseTypes.get),
  on(calls.createCaseType, withOwnCode(caseTypes.add)),
  on(calls.updateCaseType, withOwnCode(caseTypes.edit)),
  on(calls.deleteCaseType, unlessUsed(uses.type, caseTypes)),
  on(calls.listCaseStages, listCaseStages),
  on(calls.getCaseStage, caseStages.get),
  on(calls.createCaseStage, caseStages.add),
  on(calls.updateCaseStage, caseStages.edit),
  on(calls.deleteCaseStage, unlessUsed(uses.stage, caseStages)),
  on(calendars.listCourtCalendars, listCourtCalendars),
  on(calendars.getCourtCalendar, courtCalendars.get),
  on(calendars.createCourtCalendar, courtCalendars.add),
  on(calendars.updateCourtCalendar, courtCalendars.edit),
  on(calendars.deleteCourtCalendar, unlessUsed(uses.calendar, courtCalendars)),
  on(calendars.listCourtDays, listCourtDays),
  on(calendars.setCourtDays, setCourtDays),
  on(calendars.clearCourtDays, clearCourtDays),
  on(calendars.copyCourtYear, copyCourtYear),
  on(getFirmSettings, rows.getFirmSettings),
  on(updateFirmSettings, rows.changeFirmSettings),
]
