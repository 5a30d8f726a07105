import * as z from 'zod/mini'
import { eventTypes, usualEventType } from './event-types.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, line, oneOfList, paragraphs, rowFields, time } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { author, person } from './people.ts'

export const calendarLimits = { title: 300, description: 5000 }

/** The longest range that is answered in one piece: six weeks, and what a week's view adds to them. */
export const mostDaysOfRange = 62
/** A day of a range brings so many events, meetings, hearings, deadlines, absences and notes, and the count of all of them. */
export const mostOfDay = { events: 20, meetings: 20, hearings: 20, deadlines: 20, away: 20, notes: 5 }

export const calendarEvent = rowFields({
  title: line({ most: calendarLimits.title, required: true }),
  description: paragraphs({ most: calendarLimits.description }),
  event_date: day({ required: true }),
  /** On the firm's clock; null for the whole day. */
  event_time: time({}),
  event_type: oneOfList(eventTypes, { usual: usualEventType, complaint: 'one_of_the_types' }),
})

/** Its creator may change it, and nobody else. */
export const eventRow = rowSchema(calendarEvent, {
  user_id: f.id,
  modified_by: z.nullable(f.id),
  updated_at: f.moment,
  profiles: author,
  modifier_profile: z.nullable(author),
  ...f.ofCase,
})
export type CalendarEvent = z.infer<typeof eventRow>

export const eventDraft = z.extend(draftSchema(calendarEvent), f.picked)
export type EventDraft = z.input<typeof eventDraft>

export const eventChange = z.extend(changeSchema(calendarEvent), f.picked)
export type EventChange = z.infer<typeof eventChange>

/** A note as the calendar shows it on the day on which it was made. */
export const dayNote = z.object({
  id: f.id,
  title: z.string(),
  category: z.string(),
  client_name: z.nullable(z.string()),
  case_id: z.nullable(z.string()),
  is_priority: z.boolean(),
  is_archived: z.boolean(),
  created_at: f.moment,
  user_id: f.id,
  profiles: author,
})
export type DayNote = z.infer<typeof dayNote>

/** A booked meeting as the calendar shows it; none is sent to associates. */
export const dayMeeting = z.object({
  id: f.id,
  title: z.string(),
  /** HH:MM on the firm's clock. */
  start_time: z.string(),
  end_time: z.string(),
  location: z.string(),
})
export type DayMeeting = z.infer<typeof dayMeeting>

const inBothLanguages = { name_en: z.string(), name_bn: z.nullable(z.string()) }

/** A day in court as the calendar shows it; the diary says the rest. */
const dayHearing = z.object({
  id: f.id,
  case_ref: f.id,
  case_id: z.string(),
  /** HH:MM on the firm's clock; null where nobody knows it. */
  at_time: z.nullable(z.string()),
  court: z.object(inBothLanguages),
  stage: z.nullable(z.object(inBothLanguages)),
  purpose: z.nullable(z.string()),
})
export type DayHearing = z.infer<typeof dayHearing>

/** An open deadline on its last day; its own page says the rest. */
const dayDeadline = z.object({
  id: f.id,
  case_ref: f.id,
  case_id: z.string(),
  title: z.string(),
  /** It rests on a rule that nobody has confirmed. */
  is_unverified: z.boolean(),
})
export type DayDeadline = z.infer<typeof dayDeadline>

/** Somebody who is away on a day, with the last day of that. */
const dayAway = z.extend(person, { away_until: z.iso.date() })
export type DayAway = z.infer<typeof dayAway>

export const calendarDay = z.object({
  day: f.day,
  events: z.array(eventRow),
  event_count: z.int(),
  meetings: z.array(dayMeeting),
  meeting_count: z.int(),
  hearings: z.array(dayHearing),
  hearing_count: z.int(),
  deadlines: z.array(dayDeadline),
  deadline_count: z.int(),
  away: z.array(dayAway),
  away_count: z.int(),
  notes: z.array(dayNote),
  note_count: z.int(),
})
export type CalendarDay = z.infer<typeof calendarDay>

const range = { from: f.day, to: f.day }
const table = '/rest/v1/calendar_events'
const row = rowCalls({ table, access: 'staff', reply: eventRow })

export const listEvents = endpoint({
  method: 'GET',
  path: table,
  summary: 'The events of the firm by day and time, whole days first',
  access: 'staff',
  query: z.object({
    from: z.optional(f.day),
    to: z.optional(f.day),
    case_ref: z.optional(f.id),
    q: f.search,
    direction: z._default(z.enum(['asc', 'desc']), 'asc'),
    ...paging,
  }),
  reply: pageOf(eventRow),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getEvent = getRow({ ...row, summary: 'One event' })

export const createEvent = createRow({
  ...row,
  summary: "Adds an event to the firm's calendar",
  body: eventDraft,
  refuses: ['row.not_found'],
})

export const updateEvent = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes the fields given, made on `version`; its creator alone may',
  access: 'staff',
  params: f.oneRow,
  body: eventChange,
  reply: eventRow,
  refuses: ['row.not_found', 'rights.not_yours', 'request.stale_version'],
})

export const deleteEvent = deleteRow({
  ...row,
  summary: 'Deletes an event; its creator alone may',
  refuses: ['rights.not_yours'],
})

export const getEventFile = endpoint({
  method: 'GET',
  path: `${table}/:id/ics`,
  summary: 'One event as an iCalendar file',
  access: 'staff',
  params: f.oneRow,
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  refuses: ['row.not_found'],
})

export const getRange = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/calendar_range',
  summary:
    'The days of a range that have events, or hearings, meetings or notes which the caller may see; capped, with counts',
  access: 'staff',
  query: z.object(range),
  reply: z.object({ days: z.array(calendarDay) }),
  refuses: [],
})

export const listDayNotes = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/calendar_notes',
  summary: 'The notes made on a day that the caller may see, newest first',
  access: 'staff',
  query: z.object({ day: f.day, ...paging }),
  reply: pageOf(dayNote),
  refuses: [],
})

export const getMonthSummary = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/calendar_summary',
  summary: 'Notes made and hours worked in a month, of what the caller may see',
  access: 'staff',
  query: z.object({ month: f.month }),
  reply: z.object({ total_notes: z.int(), priority_notes: z.int(), total_worked_hours: z.number() }),
  reads: 'may be late',
  refuses: [],
})

const feeds = '/rest/v1/calendar_feeds'

export const getMyFeed = endpoint({
  method: 'GET',
  path: feeds,
  summary:
    'Since when the caller has a private feed address; null without one. The address itself is not kept',
  access: 'staff',
  reply: z.object({ created_at: z.nullable(f.moment) }),
  refuses: [],
})

export const createMyFeed = endpoint({
  method: 'POST',
  path: feeds,
  summary: "A private address at which other calendars read the firm's events; the one before it ends",
  access: 'staff',
  reply: z.object({ address: z.string(), created_at: f.moment }),
  refuses: [],
  creates: 'a secret',
})

export const revokeMyFeed = endpoint({
  method: 'DELETE',
  path: feeds,
  summary: "Ends the caller's private feed address at once",
  access: 'staff',
  refuses: ['row.not_found'],
})

export const readFeed = endpoint({
  method: 'GET',
  path: '/api/calendar/:token',
  summary:
    "The feed of a private address: events, its owner's days in court and open deadlines from three months ago on, as iCalendar; `only=events` leaves those out. Ends in .ics",
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(100)) }),
  query: z.object({ only: z.optional(z.enum(['events'])) }),
  reply: z.string(),
  replyType: 'text/calendar; charset=utf-8',
  refuses: ['row.not_found', 'calendar.too_many_reads'],
})
