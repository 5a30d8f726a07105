import { CalendarPlus, Pencil, Trash2 } from 'lucide-react'
import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { IconButton } from '../../../ui/button.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { TypeBadge } from './event-lines.tsx'
import { useEventActions } from './use-event-actions.ts'

type EventItemProps = { event: CalendarEvent; onEdit: (event: CalendarEvent) => void }

/** One event of a day: when, what, of which type and whose, with what one may do with it. */
export function EventItem({ event, onEdit }: EventItemProps) {
  const { download, remove } = useEventActions()
  const { title, description, event_time, event_type, profiles, modifier_profile, can } = event
  return (
    <li data-record={event.id} className="flex gap-3 rounded-lg border border-border bg-surface px-3.5 py-3">
      <p className="w-14 shrink-0 pt-px text-secondary font-semibold text-ink-2 tabular-nums">
        {event_time ?? 'All day'}
      </p>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h3 className="text-body font-semibold [overflow-wrap:anywhere]">{title}</h3>
        {description && (
          <p className="text-secondary [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
            {description}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <TypeBadge type={event_type} />
          <CreatorBadge of={profiles} className="min-w-0" />
          {modifier_profile && <span className="text-meta text-ink-3">edited</span>}
          <span className="ml-auto flex items-center gap-1">
            <IconButton label={`Download ${title} as .ics`} onClick={() => download(event)}>
              <CalendarPlus className="size-4" />
            </IconButton>
            {can.edit && (
              <IconButton label={`Edit ${title}`} onClick={() => onEdit(event)}>
                <Pencil className="size-4" />
              </IconButton>
            )}
            {can.delete && (
              <IconButton label={`Delete ${title}`} onClick={() => remove(event)}>
                <Trash2 className="size-4" />
              </IconButton>
            )}
          </span>
        </div>
      </div>
    </li>
  )
}
