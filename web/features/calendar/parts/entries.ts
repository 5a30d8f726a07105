import type { CalendarDay, CalendarEvent, DayMeeting, DayNote } from '../../../../contract/calendar.ts'

/** One line of a day: an event, a booked meeting, a note, or how many more there are. */
export type Entry =
  | { kind: 'event'; day: string; event: CalendarEvent }
  | { kind: 'meeting'; day: string; meeting: DayMeeting }
  | { kind: 'note'; day: string; note: DayNote }
  | { kind: 'more'; day: string; count: number }

/** The lines of a day that fit: events and meetings first, notes last, and the count of what has no room. */
export function entriesOf(of: CalendarDay, most: number): Entry[] {
  const { day, notes, event_count, meeting_count, note_count } = of
  const total = event_count + meeting_count + note_count
  const known: Entry[] = [
    ...appointmentsOf(of),
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

/** The events and meetings of a day by their time, whole days first. */
function appointmentsOf({ day, events, meetings }: CalendarDay): Entry[] {
  const all: { at: string; entry: Entry }[] = [
    ...events.map((event) => ({ at: event.event_time ?? '', entry: { kind: 'event' as const, day, event } })),
    ...meetings.map((meeting) => ({
      at: meeting.start_time,
      entry: { kind: 'meeting' as const, day, meeting },
    })),
  ]
  return all
    .sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
    .map(({ entry }) => entry)
}
