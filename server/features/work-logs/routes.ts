import * as calls from '../../../contract/work-logs.ts'
import { on, type Route } from '../../kernel/http.ts'
import { addWorkLog, correctWorkLog, deleteWorkLog } from './commands.ts'
import { listBreakdown, listWorkLogs } from './queries.ts'

export const workLogsRoutes: readonly Route[] = [
  on(calls.listWorkLogs, listWorkLogs),
  on(calls.listBreakdown, listBreakdown),
  on(calls.addWorkLog, addWorkLog),
  on(calls.correctWorkLog, correctWorkLog),
  on(calls.deleteWorkLog, deleteWorkLog),
]
