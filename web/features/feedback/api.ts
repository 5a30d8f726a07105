import * as calls from '../../../contract/feedback.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { rowQueries } from '../../lib/rows/row-queries.ts'

/** The feedback that the reader may see, newest first. */
export const feedback = rowQueries({
  topic: 'partner_feedback',
  shows: ['profiles'],
  pageSize: 30,
  list: calls.listFeedback,
  one: calls.getFeedback,
  create: calls.giveFeedback,
  update: calls.updateFeedback,
  remove: calls.deleteFeedback,
  restore: calls.restoreFeedback,
})

export const prefetched = (): Prefetched => ({ '/feedback': [feedback.list({})] })
