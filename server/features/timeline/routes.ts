import * as calls from '../../../contract/timeline.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createEvent } from './commands/create-event.ts'
import { reorderEvents } from './commands/reorder-events.ts'
import { updateEvent } from './commands/update-event.ts'
import { listTimeline, nextPosition } from './queries.ts'
import { timelineEvents } from './rows.ts'

export const timelineRoutes: readonly Route[] = [
  on(calls.listTimeline, listTimeline),
  on(calls.getTimelineEvent, timelineEvents.get),
  on(calls.createTimelineEvent, createEvent),
  on(calls.updateTimelineEvent, updateEvent),
  on(calls.deleteTimelineEvent, timelineEvents.delete),
  on(calls.restoreTimelineEvent, timelineEvents.restore),
  on(calls.reorderTimeline, reorderEvents),
  on(calls.nextTimelinePosition, nextPosition),
]
