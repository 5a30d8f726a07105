import * as calls from '../../../contract/feedback.ts'
import { on, type Route } from '../../kernel/http.ts'
import { giveFeedback, updateFeedback } from './commands.ts'
import { listFeedback } from './queries.ts'
import { feedbackRows } from './rows.ts'

export const feedbackRoutes: readonly Route[] = [
  on(calls.listFeedback, listFeedback),
  on(calls.getFeedback, feedbackRows.get),
  on(calls.giveFeedback, giveFeedback),
  on(calls.updateFeedback, updateFeedback),
  on(calls.deleteFeedback, feedbackRows.delete),
  on(calls.restoreFeedback, feedbackRows.restore),
]
