import type { EventInput } from '@fullcalendar/react'
import { type CalendarDay, mostOfDay } from '../../../../contract/calendar.ts'
import { meetingName, typeNames } from '../labels.ts'
import { type Entry, entriesOf } from './entries.ts'

const linesOfCell = 4
const linesOfDayRow = 5
// All that a range brings of a day, and how many more there are.
const linesOfList = mostOfDay.events + mostOfDay.meetings + mostOfDay.notes + 1

/** The lines of a day as the library wants them, in the order in which they stand. */
export function inputsOf(of: CalendarDay, viewType: string): EventInput[] {
  if (viewType === 'dayGridMonth') return entriesOf(of, linesOfCell).map(wholeDay)
  if (viewType !== 'timeGridWeek') return entriesOf(of, linesOfList).map(wholeDay)
  const { day } = of
  const events = of.events.filter(({ event_time }) => event_time === null)
  const timed = of.events.filter(({ event_time }) => event_time !== null)
  const above = entriesOf(
    {
      ...of,
      events,
      event_count: of.event_count - timed.length,
      meetings: [],
      meeting_count: of.meeting_count - of.meetings.length,
    },
    linesOfDayRow,
  )
  const byHours: Entry[] = [
    ...timed.map((event) => ({ kind: 'event' as const, day, event })),
    ...of.meetings.map((meeting) => ({ kind: 'meeting' as const, day, meeting })),
  ]
  return [...above.map(wholeDay), ...byHours.map(atItsHour)]
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
  return entry.kind === 'note' ? entry.note : { id: `more ${entry.day}`, title: 'more' }
}

/** A meeting as long as it is booked, an event an hour from its time on, but never over midnight. */
function atItsHour(entry: Entry, order: number): EventInput {
  const { id, title } = nameOf(entry)
  const type = entry.kind === 'event' ? typeNames[entry.event.event_type] : meetingName
  const [from, to] = hoursOf(entry)
  return {
    id,
    title: `${title}, ${type}`,
    start: `${entry.day}T${from}:00`,
    end: `${entry.day}T${to}`,
    startEditable: entry.kind === 'event' && entry.event.can.edit,
    extendedProps: { entry, order },
  }
}

function hoursOf(entry: Entry): [string, string] {
  if (entry.kind === 'meeting') return [entry.meeting.start_time, `${entry.meeting.end_time}:00`]
  const from = (entry.kind === 'event' && entry.event.event_time) || '00:00'
  const hour = Number(from.slice(0, 2))
  return [from, hour === 23 ? '23:59:59' : `${String(hour + 1).padStart(2, '0')}${from.slice(2)}:00`]
}

/** Guaranteed by `wholeDay` and `atItsHour`, which alone make what the library is given. */
export function entryIn({ extendedProps }: { extendedProps: Record<string, unknown> }): Entry {
  return extendedProps.entry as Entry
}
