import type { CalendarDay, CalendarEvent, DayNote } from '../../../../contract/calendar.ts'

/** One line of a day: an event, a note, or how many more there are. */
export type Entry =
  | { kind: 'event'; day: string; event: CalendarEvent }
  | { kind: 'note'; day: string; note: DayNote }
  | { kind: 'more'; day: string; count: number }

/** The lines of a day that fit: all of them, or the first events and one note at least and the count of the rest. */
export function entriesOf(of: CalendarDay, most: number): Entry[] {
  const { day, events, notes, event_count, note_count } = of
  const total = event_count + note_count
  const eventEntry = (event: CalendarEvent): Entry => ({ kind: 'event', day, event })
  const noteEntry = (note: DayNote): Entry => ({ kind: 'note', day, note })
  if (total <= most && events.length + notes.length === total) {
    return [...events.map(eventEntry), ...notes.map(noteEntry)]
  }
  const places = most - 1
  const shownEvents = events.slice(0, Math.max(places - Math.min(notes.length, 1), 0))
  const shownNotes = notes.slice(0, places - shownEvents.length)
  const count = total - shownEvents.length - shownNotes.length
  return [...shownEvents.map(eventEntry), ...shownNotes.map(noteEntry), { kind: 'more', day, count }]
}
