import { listActivity as listCall } from '../../../contract/activity.ts'
import { listCaseActivity as ofCaseCall } from '../../../contract/case-file.ts'
import { recordExport as exportCall } from '../../../contract/exports.ts'
import { on, type Route } from '../../kernel/http.ts'
import { recordingExports } from './commands/record-export.ts'
import { listActivity, listCaseActivity } from './queries.ts'

/** Made anew with each app, because it counts exports. */
export const activityRoutes = (): readonly Route[] => [
  on(listCall, listActivity),
  on(ofCaseCall, listCaseActivity),
  on(exportCall, recordingExports()),
]
