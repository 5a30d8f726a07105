import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Archive, CalendarPlus, Flag, Landmark, MapPin, Plus } from 'lucide-react'
import type { CalendarEvent, DayNote } from '../../../../contract/calendar.ts'
import type { EventType } from '../../../../contract/event-types.ts'
import { doubtWords } from '../../../../contract/words/deadlines.ts'
import { make } from '../../../../contract/words/made-of-events.ts'
import { categoryWord } from '../../../../contract/words/notes.ts'
import { clockTime, longDay, shortDay, timeIn } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowActions } from '../../../ui/rows/row-actions.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useAuth } from '../../auth/public.tsx'
import { CaseLink } from '../../cases/public.ts'
import { courtName } from '../../courts/public.ts'
import { roomsQuery } from '../../meetings/public.ts'
import { eventsOfDayQuery, eventWrites, notesOfDayQuery, rangeQuery } from '../api.ts'
import { dayParts, downloadOf, moreOf, said } from '../labels.ts'
import { DayItem, DayPart } from './day-part.tsx'
import { hoursOf, titleOf, titleOfAway, titleOfDeadline } from './entries.ts'
import { lookOf, TypeBadge } from './event-lines.tsx'
import { useEventFile } from './use-event-file.ts'

export type DayDialogProps = {
  open: boolean
  day: string
  zone: string
  onAdd: () => void
  onEdit: (event: CalendarEvent) => void
  /** Of which one a hearing or a deadline was just made. */
  made: string | undefined
  /** Makes a hearing or a deadline of one. */
  onMake: (event: CalendarEvent) => void
  onClose: () => void
}

/** The day that was pressed, with all of its events and notes. */
export function DayDialog({ open, day, onAdd, onClose, ...rest }: DayDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={longDay(day)}
      description={said.dayHint}
      footer={
        <>
          <DialogClose>{kit.close}</DialogClose>
          <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={onAdd}>
            {said.add}
          </Button>
        </>
      }
    >
      <DayContent day={day} {...rest} />
    </Dialog>
  )
}

/** Everything of one day: its events, for partners its meetings, its hearings and deadlines, and the notes made on it that the reader may see. */
function DayContent({
  day,
  zone,
  ...acts
}: Pick<DayDialogProps, 'day' | 'zone' | 'made' | 'onEdit' | 'onMake'>) {
  const { may } = useAuth()
  const events = useInfiniteQuery(eventsOfDayQuery(day))
  const notes = useInfiniteQuery(notesOfDayQuery(day))
  return (
    <div className="flex flex-col gap-5">
      <DayPart words={dayParts.events} query={events} pages={events}>
        {events.data?.pages
          .flatMap((page) => page.items)
          .map((event) => (
            <EventItem key={event.id} event={event} {...acts} />
          ))}
      </DayPart>
      {may('meetings') && <MeetingsOfDay day={day} />}
      <HearingsOfDay day={day} />
      <DeadlinesOfDay day={day} />
      <AwayOnDay day={day} />
      <DayPart words={dayParts.notes} query={notes} pages={notes}>
        {notes.data?.pages
          .flatMap((page) => page.items)
          .map((note) => (
            <NoteItem key={note.id} note={note} zone={zone} />
          ))}
      </DayPart>
    </div>
  )
}

type EventItemProps = { event: CalendarEvent } & Pick<DayDialogProps, 'made' | 'onEdit' | 'onMake'>

/** One event of a day: when, what, of which type and whose, with what one may do with it. */
function EventItem({ event, made, onEdit, onMake }: EventItemProps) {
  const mayMake = useAuth().may('hearings.write')
  const download = useEventFile()
  const remove = useAskedRemoval(eventWrites, said, said.askDelete)
  const { id, title, description, event_time, event_type, profiles, modifier_profile } = event
  return (
    <DayItem record={id} at={event_time ? clockTime(event_time) : said.wholeDay} title={title}>
      {description && (
        <p className="text-secondary [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
          {description}
        </p>
      )}
      <CaseLink of={event} />
      {made === id && event.can.delete && (
        <Alert
          tone="success"
          action={
            <Button size="sm" onClick={() => remove(event, title)}>
              {make.remove}
            </Button>
          }
        >
          {event_type === 'deadline' ? make.deadlineMade : make.hearingMade}
        </Alert>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <TypeBadge look={lookOf(event_type)} />
        <CreatorBadge of={profiles} className="min-w-0" />
        {modifier_profile && <span className="text-meta text-ink-3">{said.wasEdited}</span>}
        <span className="ml-auto flex items-center gap-1">
          {mayMake && isMade(event_type) && (
            <Button size="sm" onClick={() => onMake(event)}>
              {making[event_type]}
            </Button>
          )}
          <IconButton label={downloadOf(title)} onClick={() => download(event)}>
            <CalendarPlus className="size-4" />
          </IconButton>
          <RowActions row={event} name={title} onEdit={onEdit} onDelete={(row) => remove(row, title)} />
        </span>
      </div>
    </DayItem>
  )
}

const making = { court_date: make.hearing, deadline: make.deadline }

/** Whether the diary or the list of deadlines is where such an event belongs by now. */
const isMade = (type: EventType): type is keyof typeof making => type in making

const link = 'rounded-sm text-ink hover:text-accent hover:underline'

/** What partners have booked on a day, by its time: until when, where, and the way to it among the meetings. */
function MeetingsOfDay({ day }: { day: string }) {
  const rooms = useQuery(roomsQuery(day))
  const booked = rooms.data
    ?.flatMap(({ location, bookings }) => bookings.map((booking) => ({ ...booking, location })))
    .sort((one, other) => (one.start_time < other.start_time ? -1 : 1))
  return (
    <DayPart words={dayParts.meetings} query={rooms}>
      {booked?.map((meeting) => (
        <DayItem
          key={meeting.id}
          at={hoursOf(meeting)}
          title={
            <Link {...paths.meetings()} search={{ q: shortDay(day) }} className={link}>
              {meeting.title}
            </Link>
          }
        >
          <p className="flex items-start gap-1.5 text-secondary [overflow-wrap:anywhere] text-ink-2">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
            <span className="min-w-0">{meeting.location}</span>
          </p>
        </DayItem>
      ))}
    </DayPart>
  )
}

/** The hearings of a day that the calendar brings, and the way to all of them in the diary. */
function HearingsOfDay({ day }: { day: string }) {
  const query = useQuery(rangeQuery({ from: day, to: day }))
  const [held] = query.data?.days ?? []
  const hearings = query.data && (held?.hearings ?? [])
  const more = (held?.hearing_count ?? 0) - (hearings?.length ?? 0)
  return (
    <>
      <DayPart words={dayParts.hearings} query={query}>
        {hearings?.map((hearing) => (
          <DayItem
            key={hearing.id}
            at={hearing.at_time ? clockTime(hearing.at_time) : said.wholeDay}
            title={
              <Link {...paths.diary()} search={{ day }} className={link}>
                {titleOf(hearing)}
              </Link>
            }
          >
            <p className="flex items-start gap-1.5 text-secondary [overflow-wrap:anywhere] text-ink-2">
              <Landmark aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
              <span className="min-w-0">{courtName(hearing.court)}</span>
            </p>
          </DayItem>
        ))}
      </DayPart>
      {more > 0 && (
        <Link {...paths.diary()} search={{ day }} className={link}>
          {moreOf(more)}
        </Link>
      )}
    </>
  )
}

/** The open deadlines of a day that the calendar brings; each leads to its case. */
function DeadlinesOfDay({ day }: { day: string }) {
  const query = useQuery(rangeQuery({ from: day, to: day }))
  const [held] = query.data?.days ?? []
  const deadlines = query.data && (held?.deadlines ?? [])
  const more = (held?.deadline_count ?? 0) - (deadlines?.length ?? 0)
  return (
    <>
      <DayPart words={dayParts.deadlines} query={query}>
        {deadlines?.map((deadline) => (
          <DayItem
            key={deadline.id}
            at={said.wholeDay}
            title={
              <Link {...paths.case(deadline.case_ref)} className={link}>
                {titleOfDeadline(deadline)}
              </Link>
            }
          >
            {deadline.is_unverified && <p className="text-secondary text-ink-2">{doubtWords.unverified}</p>}
          </DayItem>
        ))}
      </DayPart>
      {more > 0 && <p className="text-secondary text-ink-2">{moreOf(more)}</p>}
    </>
  )
}

/** Who is away on a day; nothing where nobody is. */
function AwayOnDay({ day }: { day: string }) {
  const query = useQuery(rangeQuery({ from: day, to: day }))
  const [held] = query.data?.days ?? []
  if (!held || held.away_count === 0) return null
  const more = held.away_count - held.away.length
  return (
    <>
      <DayPart words={dayParts.away} query={query}>
        {held.away.map((away) => (
          <DayItem key={away.user_id} at={said.wholeDay} title={titleOfAway(away)} />
        ))}
      </DayPart>
      {more > 0 && <p className="text-secondary text-ink-2">{moreOf(more)}</p>}
    </>
  )
}

/** One note of a day, which leads to itself. */
function NoteItem({ note, zone }: { note: DayNote; zone: string }) {
  const { id, title, category, client_name, case_id, is_priority, is_archived, created_at, profiles } = note
  return (
    <DayItem
      at={timeIn(zone, created_at)}
      title={
        <Link {...(is_archived ? paths.archivedTask(id) : paths.task(id))} className={link}>
          {title}
        </Link>
      }
    >
      <p className="text-meta [overflow-wrap:anywhere] text-ink-3">
        {[categoryWord(category), client_name, case_id].filter(Boolean).join(' · ')}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <CreatorBadge of={profiles} className="min-w-0" />
        {is_priority && (
          <span className="inline-flex items-center gap-1 text-meta font-semibold text-brass-ink">
            <Flag aria-hidden="true" className="size-3.5" />
            {said.priority}
          </span>
        )}
        {is_archived && (
          <span className="inline-flex items-center gap-1 text-meta text-ink-3">
            <Archive aria-hidden="true" className="size-3.5" />
            {said.archived}
          </span>
        )}
      </div>
    </DayItem>
  )
}
