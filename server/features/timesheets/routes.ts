import * as calls from '../../../contract/timesheets.ts'
import { on, type Route } from '../../kernel/http.ts'
import { decideWeeks } from './commands/decide-weeks.ts'
import { recallWeek, submitWeek } from './commands/submit-week.ts'
import { listTimesheets } from './queries.ts'

export const timesheetsRoutes: readonly Route[] = [
  on(calls.listTimesheets, listTimesheets),
  on(calls.submitWeek, submitWeek),
  on(calls.recallWeek, recallWeek),
  on(calls.decideWeeks, decideWeeks),
]
