import * as calls from '../../../contract/feedback.ts'
import { on, type Route } from '../../kernel/http.ts'
import { deleteFeedback } from './commands/delete-feedback.ts'
import { giveFeedback } from './commands/give-feedback.ts'
import { restoreFeedback } from './commands/restore-feedback.ts'
import { updateFeedback } from './commands/update-feedback.ts'
import { getFeedback, listFeedback } from './queries.ts'

export const feedbackRoutes: readonly Route[] = [
  on(calls.listFeedback, listFeedback),
  on(calls.getFeedback, getFeedback),
  on(calls.giveFeedback, giveFeedback),
  on(calls.updateFeedback, updateFeedback),
  on(calls.deleteFeedback, deleteFeedback),
  on(calls.restoreFeedback, restoreFeedback),
]
