import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/calendar.ts'
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import { call } from '../../lib/client.ts'
import { pagedQuery, steadyQuery, useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'
import { rowWrites } from '../../lib/rows/row-queries.ts'
import { nearestDay } from './logic.ts'

type CalendarEvent = calls.CalendarEvent

interface DayRange {
  from: string
  to: string
}

/** The days of a range that the calendar has: the weeks of its first and last month reach beyond them. */
function known({ from, to }: DayRange): DayRange {
  return { from: nearestDay(from), to: nearestDay(to) }
}

/** The days of a range that hold something; the last range stays while the next one is on its way. */
export function rangeQuery(range: DayRange) {
  const { from, to } = known(range)
  return steadyQuery(
    ['calendar_events', 'range', from, to],
    calls.getRange,
    { from, to },
    { topics: ['notes', 'meetings', 'hearings', 'deadlines', 'absences'] },
  )
}

/** Notes and hours of a month. Whatever changes hours changes a note. */
export function summaryQuery(month: string) {
  return steadyQuery(['notes', 'summary', month], calls.getMonthSummary, { month })
}

/** All events of a day, page by page. */
export function eventsOfDayQuery(day: string) {
  return pagedQuery(['calendar_events', 'day', day], (after, options) =>
    call(calls.listEvents, { query: { from: day, to: day, limit: 50, after } }, options),
  )
}

/** The events of a case, the latest first, page by page. */
export function eventsOfCaseQuery(case_ref: string) {
  return pagedQuery(['calendar_events', 'case', case_ref], (after, options) =>
    call(calls.listEvents, { query: { case_ref, direction: 'desc', limit: 50, after } }, options),
  )
}

/** The notes made on a day that the reader may see, page by page. */
export function notesOfDayQuery(day: string) {
  return pagedQuery(['notes', 'day', day], (after, options) =>
    call(calls.listDayNotes, { query: { day, limit: 20, after } }, options),
  )
}

/** The newest events in which the words occur. */
export function eventsFoundQuery(q: string, limit: number) {
  return steadyQuery(['calendar_events', 'found', q, limit], calls.listEvents, {
    q,
    limit,
    direction: 'desc',
  })
}

/** Every event of a range, for a file. */
export function everyEvent(range: DayRange): Promise<CalendarEvent[]> {
  return everyRow((after) => call(calls.listEvents, { query: { ...known(range), limit: 200, after } }))
}

/** One event, for its dialog. */
export function eventQuery(id: string) {
  return queryOptions({
    queryKey: ['calendar_events', 'one', id],
    queryFn: ({ signal }) => call(calls.getEvent, { params: { id } }, { signal }),
    staleTime: 0,
  })
}

/** What changes the events. */
export const eventWrites = rowWrites<CalendarEvent, calls.EventDraft, calls.EventChange>('calendar_events', {
  create: calls.createEvent,
  update: calls.updateEvent,
  remove: calls.deleteEvent,
})

/** An event as a file for another calendar. */
export async function fileOfEvent(id: string): Promise<Blob> {
  const text = await call(calls.getEventFile, { params: { id } })
  return new Blob([text], { type: 'text/calendar;charset=utf-8' })
}

/** Since when one has a private address. */
export const myFeedQuery = queryOptions({
  queryKey: ['calendar_feeds'],
  queryFn: ({ signal }) => call(calls.getMyFeed, {}, { signal }),
})

/** Makes a new private address, which ends the one before; its answer is the only place where it stands. */
export function useCreateFeed() {
  return useWrite<void, ReplyOf<typeof calls.createMyFeed>>({
    run: () => call(calls.createMyFeed, {}),
    topics: ['calendar_feeds'],
  })
}

export function useRevokeFeed() {
  return useWrite<void, undefined>({ run: () => call(calls.revokeMyFeed, {}), topics: ['calendar_feeds'] })
}
