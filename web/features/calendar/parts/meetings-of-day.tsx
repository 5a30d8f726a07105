import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { shortDay } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { roomsQuery } from '../../meetings/public.ts'
import { DayPart } from './day-part.tsx'

/** What partners have booked on a day, by its time: until when, where, and the way to it among the meetings. */
export function MeetingsOfDay({ day }: { day: string }) {
  const rooms = useQuery(roomsQuery(day))
  const booked = rooms.data
    ?.flatMap(({ location, bookings }) => bookings.map((booking) => ({ ...booking, location })))
    .sort((one, other) => (one.start_time < other.start_time ? -1 : 1))
  return (
    <DayPart title="Meetings" none="No meetings on this day." query={rooms}>
      {booked?.map(({ id, title, start_time, end_time, location }) => (
        <li key={id} className="flex gap-3 rounded-lg border border-border bg-surface px-3.5 py-3">
          <p className="w-14 shrink-0 pt-px text-secondary font-semibold text-ink-2 tabular-nums">
            {start_time} – {end_time}
          </p>
          <div className="flex min-w-0 flex-1 flex-col gap-1.5">
            <h3 className="text-body font-semibold [overflow-wrap:anywhere]">
              <Link
                {...paths.meetings()}
                search={{ q: shortDay(day) }}
                className="rounded-sm text-ink hover:text-accent hover:underline"
              >
                {title}
              </Link>
            </h3>
            <p className="flex items-start gap-1.5 text-secondary [overflow-wrap:anywhere] text-ink-2">
              <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <span className="min-w-0">{location}</span>
            </p>
          </div>
        </li>
      ))}
    </DayPart>
  )
}
