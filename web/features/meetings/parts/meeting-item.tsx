import { MapPin } from 'lucide-react'
import type { Meeting } from '../../../../contract/meetings.ts'
import { clockTime, shortDay, weekday } from '../../../lib/format.ts'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowActions } from '../../../ui/rows/row-actions.tsx'
import { CaseLink } from '../../cases/public.ts'
import { said, statusNames } from '../labels.ts'
import { type MeetingStatus, statusAt } from '../logic.ts'

// The colours of what waits, runs and is done.
const statusTones: Record<MeetingStatus, StatusTone> = {
  upcoming: 'yellow',
  ongoing: 'blue',
  completed: 'green',
}

type MeetingItemProps = {
  meeting: Meeting
  /** The minute of the firm's wall clock, '2026-11-21T15:04'. */
  minute: string
  onEdit: (meeting: Meeting) => void
  onDelete: (meeting: Meeting) => void
}

/** One meeting: when, what, where, who booked it, and how it stands at this minute. */
export function MeetingItem({ meeting, minute, onEdit, onDelete }: MeetingItemProps) {
  const { title, description, meeting_date, start_time, end_time, location, profiles } = meeting
  const status = statusAt(meeting, minute)
  return (
    <article
      aria-label={title}
      className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-2 px-4 py-3.5 md:grid-cols-[10rem_minmax(0,1fr)_auto]"
    >
      <p className="flex flex-wrap items-baseline gap-x-2 md:flex-col">
        <time dateTime={`${meeting_date}T${start_time}`} className="font-semibold tabular-nums">
          {shortDay(meeting_date)}
        </time>
        <span className="text-secondary text-ink-2">
          {minute.startsWith(meeting_date) ? said.today : weekday(meeting_date)}
        </span>
        <span className="text-secondary text-ink-2 tabular-nums">
          {clockTime(`${start_time} – ${end_time}`)}
        </span>
      </p>
      <div className="flex min-w-0 flex-col gap-1">
        <h3 className="text-card font-semibold [overflow-wrap:anywhere]">{title}</h3>
        <p className="flex items-start gap-1.5 text-secondary [overflow-wrap:anywhere] text-ink-2">
          <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-3" />
          <span className="min-w-0">{location}</span>
        </p>
        <CaseLink of={meeting} />
        {description && (
          <p
            title={description}
            className="line-clamp-3 text-secondary [overflow-wrap:anywhere] whitespace-pre-line text-ink-2"
          >
            {description}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-md:border-t max-md:border-border max-md:pt-2 md:self-start">
        <StatusBadge tone={statusTones[status]}>{statusNames[status]}</StatusBadge>
        <CreatorBadge of={profiles} className="max-w-44 min-w-0" />
        <span className="ml-auto flex shrink-0 items-center gap-1 print:hidden">
          <RowActions row={meeting} name={title} onEdit={onEdit} onDelete={onDelete} />
        </span>
      </div>
    </article>
  )
}
