import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { clockTime, shortDay, weekday } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { eventsOfCaseQuery } from '../api.ts'
import { dayParts, said } from '../labels.ts'
import { lookOf, TypeBadge } from './event-lines.tsx'

/** The events of one case, the latest first; `none` is said where there is none, unless something else is listed. */
export function EventsOfCase({ caseRef, none }: { caseRef: string; none: string | undefined }) {
  const query = useInfiniteQuery(eventsOfCaseQuery(caseRef))
  return (
    <RowList
      query={query}
      said={said}
      empty={none ? <EmptyState icon={<CalendarDays />} title={none} /> : <span />}
    >
      {(events) => (
        <section aria-label={dayParts.events.title}>
          <Card>
            <ul>
              {events.map((event) => (
                <EventOfCase key={event.id} event={event} />
              ))}
            </ul>
          </Card>
          <LoadMore pages={query} />
        </section>
      )}
    </RowList>
  )
}

function EventOfCase({ event }: { event: CalendarEvent }) {
  const { title, description, event_date, event_time, event_type, profiles } = event
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-1.5 border-border px-4 py-3.5 not-first:border-t md:grid-cols-[10rem_minmax(0,1fr)_auto]">
      <p className="flex flex-wrap items-baseline gap-x-2 md:flex-col">
        <time dateTime={event_date} className="font-semibold tabular-nums">
          {shortDay(event_date)}
        </time>
        <span className="text-secondary text-ink-2">{weekday(event_date)}</span>
        {event_time && (
          <span className="text-secondary text-ink-2 tabular-nums">{clockTime(event_time)}</span>
        )}
      </p>
      <div className="flex min-w-0 flex-col items-start gap-1">
        <TypeBadge look={lookOf(event_type)} />
        <h3 lang={languageOf(title)} className="text-card font-semibold [overflow-wrap:anywhere]">
          {title}
        </h3>
        {description && (
          <p className="line-clamp-3 text-secondary [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
            {description}
          </p>
        )}
      </div>
      <CreatorBadge of={profiles} className="max-w-44 min-w-0 self-start justify-self-start" />
    </li>
  )
}
