import * as calls from '../../../contract/activity.ts'
import { on, type Route } from '../../kernel/http.ts'
import { recordExport } from './commands/record-export.ts'
import { listActivity } from './queries.ts'

export const activityRoutes: readonly Route[] = [
  on(calls.listActivity, listActivity),
  on(calls.recordExport, recordExport),
]
