import { useInfiniteQuery } from '@tanstack/react-query'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { useAuth } from '../../auth/public.tsx'
import { eventsOfDayQuery, notesOfDayQuery } from '../api.ts'
import { DayPart } from './day-part.tsx'
import { EventItem } from './event-item.tsx'
import { MeetingsOfDay } from './meetings-of-day.tsx'
import { NoteItem } from './note-item.tsx'

type DayContentProps = {
  day: string
  zone: string
  onEdit: (event: CalendarEvent) => void
}

/** Everything of one day: its events, for partners its meetings, and the notes made on it that the reader may see. */
export function DayContent({ day, zone, onEdit }: DayContentProps) {
  const { may } = useAuth()
  const events = useInfiniteQuery(eventsOfDayQuery(day))
  const notes = useInfiniteQuery(notesOfDayQuery(day))
  return (
    <div className="flex flex-col gap-5">
      <DayPart title="Events" none="No events on this day." query={events} pages={events}>
        {events.data?.pages
          .flatMap((page) => page.items)
          .map((event) => (
            <EventItem key={event.id} event={event} onEdit={onEdit} />
          ))}
      </DayPart>
      {may('meetings') && <MeetingsOfDay day={day} />}
      <DayPart title="Notes" none="No tasks were made on this day." query={notes} pages={notes}>
        {notes.data?.pages
          .flatMap((page) => page.items)
          .map((note) => (
            <NoteItem key={note.id} note={note} zone={zone} />
          ))}
      </DayPart>
    </div>
  )
}
