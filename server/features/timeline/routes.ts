import * as calls from '../../../contract/timeline.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createEvent } from './commands/create-event.ts'
import { deleteEvent } from './commands/delete-event.ts'
import { reorderEvents } from './commands/reorder-events.ts'
import { restoreEvent } from './commands/restore-event.ts'
import { updateEvent } from './commands/update-event.ts'
import { getTimelineEvent, listTimeline, nextPosition } from './queries.ts'

export const timelineRoutes: readonly Route[] = [
  on(calls.listTimeline, listTimeline),
  on(calls.getTimelineEvent, getTimelineEvent),
  on(calls.createTimelineEvent, createEvent),
  on(calls.updateTimelineEvent, updateEvent),
  on(calls.deleteTimelineEvent, deleteEvent),
  on(calls.restoreTimelineEvent, restoreEvent),
  on(calls.reorderTimeline, reorderEvents),
  on(calls.nextTimelinePosition, nextPosition),
]
