import { randomBytes } from 'node:crypto'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { CalendarEvent, DayNote } from '../../../contract/calendar.ts'
import { daysAfter, momentOf } from '../../../contract/kernel/days.ts'
import { hourMs } from '../../../contract/kernel/hours.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import type { Author } from '../../../contract/people.ts'
import * as bangla from '../../../contract/words/calendar.bn.ts'
import * as english from '../../../contract/words/calendar.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Settings } from '../../kernel/settings.ts'
import { keyedHash } from '../../platform/tokens/keyed-hash.ts'
import type { DeadlineOfFeed } from '../deadlines/public.ts'
import type { HearingOfFeed } from '../hearings/public.ts'

export interface EventRow extends Omit<CalendarEvent, 'profiles' | 'modifier_profile' | 'can'> {
  /** The time that it is listed by: whole days come first. */
  sort_time: string
}

/** The people whose names stand on what is answered. */
export type People = ReadonlyMap<string, Author>

/** An event as the reader gets it: everybody sees it, its creator alone may change it. */
export function presentEvent(
  reader: Pick<Staff, 'user_id'>,
  { sort_time: _, ...row }: EventRow,
  people: People,
): CalendarEvent {
  // Not even a partner: the policies of `calendar_events` state the same rule in SQL.
  const mine = row.user_id === reader.user_id
  return {
    ...row,
    event_time: row.event_time?.slice(0, 5) ?? null,
    profiles: authorOf(people, row.user_id),
    modifier_profile: row.modified_by ? authorOf(people, row.modified_by) : null,
    can: { edit: mine, delete: mine },
  }
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

const words = { en: english, bn: bangla }

/** What a file for another calendar says of one of its lines. */
interface Filed {
  /** The same line keeps its place in the other calendar however often it is brought there. */
  uid: string
  day: string
  time: string | null
  title: string
  description: string
  category: string
  is_cancelled?: boolean
  place?: string
  url?: string
  version: number
  created_at: string
  updated_at: string
}

const filedEvent = (
  event: Omit<EventRow, 'user_id' | 'modified_by' | 'sort_time'>,
  language: Language,
): Filed => ({
  ...event,
  uid: event.id,
  day: event.event_date,
  time: event.event_time,
  description: event.description ?? '',
  category: words[language].eventTypeWords[event.event_type],
})

function filedHearing(row: HearingOfFeed, { site }: Settings, language: Language): Filed {
  const { hearingCategory, limitedAccess, itemOnList } = words[language]
  const named = (of: { name_en: string; name_bn: string | null }) =>
    (language === 'bn' && of.name_bn) || of.name_en
  const line = {
    ...row,
    uid: `hearing-${row.id}`,
    day: row.on_day,
    time: row.at_time,
    category: hearingCategory,
    is_cancelled: row.state === 'vacated',
    url: `${site}/diary?day=${row.on_day}`,
  }
  if (row.is_guarded) return { ...line, title: limitedAccess, description: '' }
  const purpose = row.purpose ?? (row.stage && named(row.stage))
  return {
    ...line,
    title: [row.case_id, purpose].filter(Boolean).join(' · '),
    description: row.item_no === null ? '' : itemOnList(row.item_no),
    place: [named(row.court), row.bench, row.room].filter(Boolean).join(', '),
  }
}

function filedDeadline(row: DeadlineOfFeed, { site }: Settings, language: Language): Filed {
  const { eventTypeWords, limitedAccess } = words[language]
  return {
    ...row,
    uid: `deadline-${row.id}`,
    day: row.due_on,
    time: null,
    title: row.is_guarded ? limitedAccess : `${row.case_id} · ${row.title}`,
    description: row.doubts.join(' '),
    category: eventTypeWords.deadline,
    url: `${site}/deadlines?deadline=${row.id}`,
  }
}

/** One event as a file for another calendar. */
export function eventFile(
  event: Parameters<typeof filedEvent>[0],
  settings: Settings,
  language: Language,
): string {
  return fileOf([filedEvent(event, language)], settings, language)
}

/** What a feed holds: the firm's events, and the days in court and deadlines of whoever's it is. */
interface FeedContent {
  events: readonly EventRow[]
  hearings: readonly HearingOfFeed[]
  deadlines: readonly DeadlineOfFeed[]
}

/** The lines of a feed, as another calendar keeps itself up to date with them. */
export function feedFile(
  { events, hearings, deadlines }: FeedContent,
  settings: Settings,
  language: Language,
): string {
  const name = words[language].feedName(settings.FIRM_NAME)
  const lines = [
    ...events.map((event) => filedEvent(event, language)),
    ...hearings.map((hearing) => filedHearing(hearing, settings, language)),
    ...deadlines.map((deadline) => filedDeadline(deadline, settings, language)),
  ]
  return fileOf(lines, settings, language, { name, ttl: 60 * 60 })
}

function fileOf(
  lines: readonly Filed[],
  settings: Settings,
  language: Language,
  about: { name?: string; ttl?: number } = {},
): string {
  const prodId = { company: 'Sereshta', product: 'calendar', language: language.toUpperCase() }
  const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH, ...about })
  for (const line of lines) {
    calendar.createEvent({
      id: `${line.uid}@${new URL(settings.site).hostname}`,
      ...spanOf(line, settings.FIRM_TIME_ZONE),
      stamp: new Date(line.updated_at),
      created: new Date(line.created_at),
      lastModified: new Date(line.updated_at),
      sequence: line.version - 1,
      summary: line.title,
      description: line.description,
      categories: [{ name: line.category }],
      ...(line.is_cancelled && { status: ICalEventStatus.CANCELLED }),
      ...(line.place !== undefined && { location: line.place }),
      ...(line.url !== undefined && { url: line.url }),
    })
  }
  return calendar.toString()
}

/** A whole day where there is no time, else an hour from the firm's time on, told as the moment that it is. */
function spanOf({ day, time }: Filed, zone: string) {
  if (time !== null) {
    const start = momentOf(day, time, zone)
    return { start, end: new Date(start.getTime() + hourMs) }
  }
  // A day without a zone is read off the fields of UTC.
  const start = new Date(`${day}T00:00:00Z`)
  return { start, allDay: true }
}
