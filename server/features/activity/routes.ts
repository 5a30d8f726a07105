import { listActivity as listCall } from '../../../contract/activity.ts'
import { recordExport as exportCall } from '../../../contract/exports.ts'
import { on, onReport, type Route } from '../../kernel/http.ts'
import { recordingExports } from './commands/record-export.ts'
import { listActivity } from './queries.ts'

/** Made anew with each app, because it counts exports. */
export const activityRoutes = (): readonly Route[] => [
  onReport(listCall, listActivity),
  on(exportCall, recordingExports()),
]
