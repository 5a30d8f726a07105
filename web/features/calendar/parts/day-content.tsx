import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { eventsOfDayQuery, notesOfDayQuery } from '../api.ts'
import { said } from '../labels.ts'
import { EventItem } from './event-item.tsx'
import { NoteItem } from './note-item.tsx'

export type DayContentProps = {
  day: string
  zone: string
  onEdit: (event: CalendarEvent) => void
}

/** Everything of one day: its events, then the notes made on it that the reader may see. */
export function DayContent({ day, zone, onEdit }: DayContentProps) {
  const events = useInfiniteQuery(eventsOfDayQuery(day))
  const notes = useInfiniteQuery(notesOfDayQuery(day))
  return (
    <div className="flex flex-col gap-5">
      <Part title="Events" none="No events on this day." query={events}>
        {events.data?.pages
          .flatMap((page) => page.items)
          .map((event) => (
            <EventItem key={event.id} event={event} onEdit={onEdit} />
          ))}
      </Part>
      <Part title="Notes" none="No notes were made on this day." query={notes}>
        {notes.data?.pages
          .flatMap((page) => page.items)
          .map((note) => (
            <NoteItem key={note.id} note={note} zone={zone} />
          ))}
      </Part>
    </div>
  )
}

type PartProps = {
  title: string
  none: string
  query: ReturnType<typeof useInfiniteQuery>
  children: ReactNode[] | undefined
}

function Part({ title, none, query, children }: PartProps) {
  const id = `calendar-${title.toLowerCase()}`
  const { error, hasNextPage, isFetching } = query
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2.5">
      <SectionHeading id={id} title={title} count={hasNextPage ? undefined : children?.length} />
      {children === undefined && error === null && <Loading label={said.loading} />}
      {children === undefined && error !== null && (
        <ErrorState
          title={said.loadFailed}
          reason={sentenceOf(error)}
          busy={isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {children?.length === 0 && <p className="text-body text-ink-2">{none}</p>}
      {children !== undefined && children.length > 0 && <ul className="flex flex-col gap-2">{children}</ul>}
      <LoadMore pages={query} />
    </section>
  )
}
