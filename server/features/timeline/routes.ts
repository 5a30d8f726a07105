import * as calls from '../../../contract/timeline.ts'
import { on, type Route } from '../../kernel/http.ts'
import { reorderEvents } from './commands/reorder-events.ts'
import { listTimeline, nextPosition } from './queries.ts'
import { timelineEvents } from './rows.ts'

export const timelineRoutes: readonly Route[] = [
  on(calls.listTimeline, listTimeline),
  on(calls.getTimelineEvent, timelineEvents.get),
  on(calls.createTimelineEvent, timelineEvents.add),
  on(calls.updateTimelineEvent, timelineEvents.edit),
  on(calls.deleteTimelineEvent, timelineEvents.delete),
  on(calls.restoreTimelineEvent, timelineEvents.restore),
  on(calls.reorderTimeline, reorderEvents),
  on(calls.nextTimelinePosition, nextPosition),
]
