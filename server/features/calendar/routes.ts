import * as calls from '../../../contract/calendar.ts'
import * as making from '../../../contract/made-of-events.ts'
import { on, onOpen, type Route } from '../../kernel/http.ts'
import { makeDeadline, makeHearing } from './commands/make-of-event.ts'
import { type FeedParts, readFeed } from './commands/read-feed.ts'
import { createEvent, createFeed, revokeFeed, updateEvent } from './commands.ts'
import { getEventFile, getMonthSummary, getMyFeed, getRange, listDayNotes, listEvents } from './queries.ts'
import { events } from './rows.ts'

/** The calendar of the firm; its feeds are keyed with the product's secret. */
export function calendarRoutes(parts: FeedParts): readonly Route[] {
  return [
    on(calls.listEvents, listEvents),
    on(calls.getEvent, events.get),
    on(calls.getEventFile, getEventFile),
    on(calls.createEvent, createEvent),
    on(calls.updateEvent, updateEvent),
    on(calls.deleteEvent, events.delete),
    on(making.makeHearing, makeHearing),
    on(making.makeDeadline, makeDeadline),
    on(calls.getRange, getRange),
    on(calls.listDayNotes, listDayNotes),
    on(calls.getMonthSummary, getMonthSummary),
    on(calls.getMyFeed, getMyFeed),
    on(calls.createMyFeed, (ctx) => createFeed(ctx, parts.secret)),
    on(calls.revokeMyFeed, revokeFeed),
    onOpen(calls.readFeed, (open, input) => readFeed(open, parts, input)),
  ]
}
