import type { CalendarDay, CalendarEvent, DayMeeting, DayNote } from '../../../../contract/calendar.ts'

/** One line of a day: an event, a booked meeting, a note, or how many more there are. */
export type Entry =
  | { kind: 'event'; day: string; event: CalendarEvent }
  | { kind: 'meeting'; day: string; meeting: DayMeeting }
  | { kind: 'note'; day: string; note: DayNote }
  | { kind: 'more'; day: string; count: number }

/**
 * The lines of a day that fit: all of them, or the first events and meetings, one note at least, and the count of the
 * rest.
 */
export function entriesOf(of: CalendarDay, most: number): Entry[] {
  const { day, notes, event_count, meeting_count, note_count } = of
  const total = event_count + meeting_count + note_count
  const noteEntry = (note: DayNote): Entry => ({ kind: 'note', day, note })
  const appointments = appointmentsOf(of)
  if (total <= most && appointments.length + notes.length === total) {
    return [...appointments, ...notes.map(noteEntry)]
  }
  const places = most - 1
  const shown = appointments.slice(0, Math.max(places - Math.min(notes.length, 1), 0))
  const shownNotes = notes.slice(0, places - shown.length)
  const count = total - shown.length - shownNotes.length
  return [...shown, ...shownNotes.map(noteEntry), { kind: 'more', day, count }]
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
