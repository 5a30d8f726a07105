import { randomBytes } from 'node:crypto'
import ical, { ICalCalendarMethod } from 'ical-generator'
import type { CalendarEvent, DayNote, EventChange } from '../../../contract/calendar.ts'
import type { EventType } from '../../../contract/event-types.ts'
import { daysAfter, momentOf } from '../../../contract/kernel/days.ts'
import { hourMs } from '../../../contract/kernel/hours.ts'
import type { Author } from '../../../contract/people.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Hint } from '../../kernel/record.ts'
import type { Settings } from '../../kernel/settings.ts'
import { keyedHash } from '../../platform/tokens/keyed-hash.ts'

export interface EventRow {
  id: string
  user_id: string
  title: string
  description: string | null
  event_date: string
  event_time: string | null
  event_type: EventType
  modified_by: string | null
  created_at: string
  updated_at: string
  version: number
}

/** The people whose names stand on what is answered. */
export type People = ReadonlyMap<string, Author>

/** An event as the reader gets it: everybody sees it, its creator alone may change it. */
export function presentEvent(reader: Pick<Staff, 'user_id'>, row: EventRow, people: People): CalendarEvent {
  const mine = mayChangeEvent(reader, row)
  return {
    ...row,
    event_time: row.event_time?.slice(0, 5) ?? null,
    profiles: authorOf(people, row.user_id),
    modifier_profile: row.modified_by ? authorOf(people, row.modified_by) : null,
    can: { edit: mine, delete: mine },
  }
}

/** Its creator, not even a partner: the rule that the policies of `calendar_events` state in SQL. */
export function mayChangeEvent(reader: Pick<Staff, 'user_id'>, row: { user_id: string }): boolean {
  return row.user_id === reader.user_id
}

export interface NoteOfDayRow extends Omit<DayNote, 'profiles'> {
  day: string
}

/** A note as the calendar shows it. */
export function presentDayNote({ day: _, ...row }: NoteOfDayRow, people: People): DayNote {
  return { ...row, profiles: authorOf(people, row.user_id) }
}

/** Everybody who may sign in has a profile, and staff see all of them. */
function authorOf(people: People, user_id: string): Author {
  const person = people.get(user_id)
  if (!person) throw new Error('something of somebody without a profile')
  return person
}

/** The columns of a draft or change: an empty time or description is stored as null. */
export function eventColumns({ version: _, ...body }: Partial<EventChange>): Record<string, unknown> {
  const given = Object.entries(body).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, value || null]))
}

const audited = ['title', 'description', 'event_date', 'event_time', 'event_type'] as const

/** What an edit changed, before and after. */
export function changedInEvent(before: CalendarEvent, after: CalendarEvent): Changed {
  return changedIn(before, after, audited)
}

/** All staff look at the calendar. */
export function eventHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'calendar_events', audience: 'staff', subject_id: row.id, version: row.version }]
}

/** All days of a range, both ends included. */
export function daysOf(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day)
  return days
}

// ---- The private feed: 256 random bits that only its owner ever sees. ----

export function drawFeedToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a feed's token, and what it is found by. */
export function hashOfFeedToken(secret: Uint8Array, token: string): Buffer {
  return keyedHash(secret, 'calendar feed', token)
}

// ---- iCalendar (RFC 5545) ----

const typeNames: Record<EventType, string> = {
  meeting: 'Meeting',
  deadline: 'Deadline',
  court_date: 'Court Date',
  consultation: 'Consultation',
  other: 'Other',
}

type Filed = Omit<EventRow, 'user_id' | 'modified_by'>

/** One event as a file for another calendar. */
export function eventFile(event: Filed, settings: Settings): string {
  return fileOf([event], settings)
}

/** The events of a feed, as another calendar keeps itself up to date with them. */
export function feedFile(events: readonly Filed[], settings: Settings): string {
  return fileOf(events, settings, { name: `${settings.FIRM_NAME} calendar`, ttl: 60 * 60 })
}

function fileOf(
  events: readonly Filed[],
  settings: Settings,
  about: { name?: string; ttl?: number } = {},
): string {
  const prodId = { company: 'Sereshta', product: 'calendar', language: 'EN' }
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH, ...about })
  for (const event of events) {
    calendar.createEvent({
      // The same event keeps its place in the other calendar however often it is brought there.
      id: `${event.id}@${new URL(settings.site).hostname}`,
      ...spanOf(event, settings.FIRM_TIME_ZONE),
      stamp: new Date(event.updated_at),
      created: new Date(event.created_at),
      lastModified: new Date(event.updated_at),
      sequence: event.version - 1,
      summary: event.title,
      description: event.description ?? '',
      categories: [{ name: typeNames[event.event_type] }],
    })
  }
  return calendar.toString()
}

/** A whole day where there is no time, else an hour from the firm's time on, told as the moment that it is. */
function spanOf({ event_date, event_time }: Filed, zone: string) {
  if (event_time !== null) {
    const start = momentOf(event_date, event_time, zone)
    return { start, end: new Date(start.getTime() + hourMs) }
  }
  // A day without a zone is read off the fields of UTC.
  const start = new Date(`${event_date}T00:00:00Z`)
  return { start, allDay: true }
}
