import * as settings from '../../../contract/billing-settings.ts'
import * as calls from '../../../contract/timesheets.ts'
import * as hours from '../../../contract/working-hours.ts'
import { on, type Route } from '../../kernel/http.ts'
import { closePeriod, updateBillingSettings } from './commands/change-settings.ts'
import { decideWeeks } from './commands/decide-weeks.ts'
import { reopenWeek } from './commands/reopen-week.ts'
import { recallWeek, submitWeek } from './commands/submit-week.ts'
import { getBillingSettings, listTimesheets, oddOfWeek } from './queries.ts'

import { createWorkingHours, listWorkingHours, workingHours } from './rows.ts'

export const timesheetsRoutes: readonly Route[] = [
  on(calls.listTimesheets, listTimesheets),
  on(calls.submitWeek, submitWeek),
  on(calls.recallWeek, recallWeek),
  on(calls.decideWeeks, decideWeeks),
  on(calls.oddOfWeek, oddOfWeek),
  on(calls.reopenWeek, reopenWeek),
  on(settings.getBillingSettings, getBillingSettings),
  on(settings.updateBillingSettings, updateBillingSettings),
  on(settings.closePeriod, closePeriod),
  on(hours.listWorkingHours, listWorkingHours),
  on(hours.getWorkingHours, workingHours.get),
  on(hours.createWorkingHours, createWorkingHours),
  on(hours.updateWorkingHours, workingHours.edit),
  on(hours.deleteWorkingHours, workingHours.delete),
]
