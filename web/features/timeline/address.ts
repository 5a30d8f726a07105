import { timelineStatuses } from '../../../contract/timeline-statuses.ts'
import { oneOfThese, readsSearch, rowForms, type SearchOf, wordIn } from '../../lib/search.ts'

/** What the timeline's address means. */
export const readTimelineSearch = readsSearch({
  q: wordIn,
  case: wordIn,
  status: oneOfThese(timelineStatuses),
  ...rowForms,
})
/** What of it narrows the list, and is worth saving. */
export const savedOfTimeline = ['q', 'case', 'status'] as const
export type TimelineSearch = SearchOf<typeof readTimelineSearch>
