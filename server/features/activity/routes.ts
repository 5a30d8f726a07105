import * as calls from '../../../contract/activity.ts'
import { on, onReport, type Route } from '../../kernel/http.ts'
import { recordExport } from './commands/record-export.ts'
import { listActivity } from './queries.ts'

export const activityRoutes: readonly Route[] = [
  onReport(calls.listActivity, listActivity),
  on(calls.recordExport, recordExport),
]
