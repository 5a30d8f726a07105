import type { EventInput } from '@fullcalendar/react'
import {
  type CalendarDay,
  type CalendarEvent,
  type DayAway,
  type DayDeadline,
  type DayHearing,
  type DayMeeting,
  type DayNote,
  mostOfDay,
} from '../../../../contract/calendar.ts'
import { eventTypeWords } from '../../../../contract/words/calendar.ts'
import { clockTime } from '../../../lib/format.ts'
import { courtName } from '../../courts/public.ts'
import { choiceOf } from '../../people/public.ts'
import { counted, said } from '../labels.ts'

/** One line of a day: an event, a booked meeting, a hearing, a deadline, somebody who is away, a note, or how many more there are. */
export type Entry =
  | { kind: 'event'; day: string; event: CalendarEvent }
  | { kind: 'meeting'; day: string; meeting: DayMeeting }
  | { kind: 'hearing'; day: string; hearing: DayHearing }
  | { kind: 'deadline'; day: string; deadline: DayDeadline }
  | { kind: 'away'; day: string; away: DayAway }
  | { kind: 'note'; day: string; note: DayNote }
  | { kind: 'more'; day: string; count: number }

/** The lines of a day that fit: events, meetings, hearings and deadlines first, who is away and notes last, and the count of what has no room. */
export function entriesOf(of: CalendarDay, most: number): Entry[] {
  const { day, notes, event_count, meeting_count, hearing_count, deadline_count, away_count, note_count } = of
  const total = event_count + meeting_count + hearing_count + deadline_count + away_count + note_count
  const known: Entry[] = [
    ...appointmentsOf(of),
    ...of.away.map((away) => ({ kind: 'away' as const, day, away })),
    ...notes.map((note) => ({ kind: 'note' as const, day, note })),
  ]
  if (total <= most && known.length === total) return known
  const shown = known.slice(0, most - 1)
  return [...shown, { kind: 'more', day, count: total - shown.length }]
}

/** A day as it is drawn where notes are not wanted. */
export function withoutNotes(day: CalendarDay): CalendarDay {
  return { ...day, notes: [], note_count: 0 }
}

/** What a day holds: '3 events, 1 meeting, 2 tasks', or that it holds nothing. */
export function contentOfDay(day: Partial<CalendarDay> | undefined): string {
  const {
    event_count = 0,
    meeting_count = 0,
    hearing_count = 0,
    deadline_count = 0,
    away_count = 0,
    note_count = 0,
  } = day ?? {}
  const parts = [
    event_count > 0 && counted.events(event_count),
    meeting_count > 0 && counted.meetings(meeting_count),
    hearing_count > 0 && counted.hearings(hearing_count),
    deadline_count > 0 && counted.deadlines(deadline_count),
    away_count > 0 && counted.away(away_count),
    note_count > 0 && counted.notes(note_count),
  ].filter(Boolean)
  return parts.join(', ') || counted.nothing
}

/** A hearing in one line: its case, and why the court calls it. */
export function titleOf({ case_id, purpose, stage }: DayHearing): string {
  const why = purpose ?? (stage && courtName(stage))
  return why ? `${case_id} · ${why}` : case_id
}

/** A deadline in one line: its case, and what is to be done. */
export const titleOfDeadline = ({ case_id, title }: DayDeadline): string => `${case_id} · ${title}`

/** Who is away, and until when. */
export const titleOfAway = (away: DayAway): string => choiceOf(away).label

/** From when to when a meeting is booked: '09:00 – 10:30'. */
export function hoursOf({ start_time, end_time }: Pick<DayMeeting, 'start_time' | 'end_time'>): string {
  return clockTime(`${start_time} – ${end_time}`)
}

/** The events, meetings, hearings and deadlines of a day by their time, whole days first. */
function appointmentsOf({ day, events, meetings, hearings, deadlines }: CalendarDay): Entry[] {
  const all: { at: string; entry: Entry }[] = [
    ...events.map((event) => ({ at: event.event_time ?? '', entry: { kind: 'event' as const, day, event } })),
    ...meetings.map((meeting) => ({
      at: meeting.start_time,
      entry: { kind: 'meeting' as const, day, meeting },
    })),
    ...hearings.map((hearing) => ({
      at: hearing.at_time ?? '',
      entry: { kind: 'hearing' as const, day, hearing },
    })),
    ...deadlines.map((deadline) => ({ at: '', entry: { kind: 'deadline' as const, day, deadline } })),
  ]
  return all
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ entry }) => entry)
}

const linesOfCell = 4
const linesOfDayRow = 5
// All that a range brings of a day, and how many more there are.
const linesOfList = Object.values(mostOfDay).reduce((sum, most) => sum + most, 1)

/** The lines of a day as the library wants them, in the order in which they stand. */
export function inputsOf(of: CalendarDay, viewType: string): EventInput[] {
  if (viewType !== 'timeGridWeek')
    return entriesOf(of, viewType === 'dayGridMonth' ? linesOfCell : linesOfList).map(wholeDay)
  const timed = of.events.filter(({ event_time }) => event_time !== null)
  const called = of.hearings.filter(({ at_time }) => at_time !== null)
  const above = {
    ...of,
    events: of.events.filter(({ event_time }) => event_time === null),
    event_count: of.event_count - timed.length,
    meetings: [],
    meeting_count: of.meeting_count - of.meetings.length,
    hearings: of.hearings.filter(({ at_time }) => at_time === null),
    hearing_count: of.hearing_count - called.length,
  }
  return [
    ...entriesOf(above, linesOfDayRow).map(wholeDay),
    ...appointmentsOf({ ...of, events: timed, hearings: called, deadlines: [] }).map(atItsHour),
  ]
}

function wholeDay(entry: Entry, order: number): EventInput {
  return {
    ...nameOf(entry),
    start: entry.day,
    allDay: true,
    startEditable: entry.kind === 'event' && entry.event.can.edit,
    extendedProps: { entry, order },
  }
}

function nameOf(entry: Entry): { id: string; title: string } {
  if (entry.kind === 'event') return entry.event
  if (entry.kind === 'meeting') return entry.meeting
  if (entry.kind === 'hearing') return { id: entry.hearing.id, title: titleOf(entry.hearing) }
  if (entry.kind === 'deadline') return { id: entry.deadline.id, title: titleOfDeadline(entry.deadline) }
  if (entry.kind === 'away')
    return { id: `away ${entry.day} ${entry.away.user_id}`, title: titleOfAway(entry.away) }
  return entry.kind === 'note' ? entry.note : { id: `more ${entry.day}`, title: '' }
}

/** A meeting as long as it is booked, an event or hearing an hour from its time on, but never over midnight. */
function atItsHour(entry: Entry, order: number): EventInput {
  const { title } = nameOf(entry)
  const type =
    entry.kind === 'event'
      ? eventTypeWords[entry.event.event_type]
      : entry.kind === 'hearing'
        ? said.hearing
        : said.booked
  const [from, to] = spanOf(entry)
  return {
    ...wholeDay(entry, order),
    title: `${title}, ${type}`,
    start: `${entry.day}T${from}:00`,
    end: `${entry.day}T${to}`,
    allDay: false,
  }
}

function spanOf(entry: Entry): [string, string] {
  if (entry.kind === 'meeting') return [entry.meeting.start_time, `${entry.meeting.end_time}:00`]
  const from =
    (entry.kind === 'event' ? entry.event.event_time : entry.kind === 'hearing' && entry.hearing.at_time) ||
    '00:00'
  const hour = Number(from.slice(0, 2))
  return [from, hour === 23 ? '23:59:59' : `${String(hour + 1).padStart(2, '0')}${from.slice(2)}:00`]
}

/** Guaranteed by `wholeDay` and `atItsHour`, which alone make what the library is given. */
export function entryIn({ extendedProps }: { extendedProps: Record<string, unknown> }): Entry {
  return extendedProps.entry as Entry
}
