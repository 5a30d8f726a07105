import { useSortable } from '@dnd-kit/sortable'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react'
import type { TimelineEvent } from '../../../../contract/timeline.ts'
import type { TimelineStatus } from '../../../../contract/timeline-statuses.ts'
import { timelineStatusWords } from '../../../../contract/words/timeline.ts'
import { dayIn, shortDay } from '../../../lib/format.ts'
import { StatusBadge, type StatusTone } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { HistoryItem } from '../../auth/public.tsx'
import { useFirm } from '../../people/public.ts'
import { actions, said } from '../labels.ts'
import { isOverdue } from '../logic.ts'

const statusTones: Record<TimelineStatus, StatusTone> = {
  pending: 'yellow',
  'in-progress': 'blue',
  completed: 'green',
  cancelled: 'red',
}

type EventItemProps = {
  event: TimelineEvent
  onEdit: () => void
  onDelete: () => void
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

/** One event on the line of its case: moved by its handle, the keyboard or its menu. */
export function EventItem({ event, ...moves }: EventItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: event.id })
  const { time_zone } = useFirm()
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined
  return (
    <li
      ref={setNodeRef}
      data-result=""
      data-record={event.id}
      style={{ transform: shift, transition }}
      className={cx(
        'relative flex break-inside-avoid items-start gap-1 border-b border-border py-2.5 pr-2 pl-1 last:border-b-0',
        isDragging && 'z-10 rounded-md bg-raised shadow-popup',
      )}
    >
      <IconButton
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        label={actions.reorder(event.title)}
        className="cursor-grab touch-none active:cursor-grabbing"
      >
        <GripVertical className="size-4 text-ink-3" />
      </IconButton>
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-1 pt-1 sm:flex-row">
        <time
          dateTime={event.timeline_date}
          className="w-[104px] shrink-0 pt-px text-secondary text-ink-2 tabular-nums"
        >
          {shortDay(event.timeline_date)}
        </time>
        <div className="min-w-0 flex-1">
          <h3 className="text-body font-semibold [overflow-wrap:anywhere]">{event.title}</h3>
          {event.description && (
            <p className="text-secondary whitespace-pre-line [overflow-wrap:anywhere] text-ink-2">
              {event.description}
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-wrap items-center gap-2 self-start">
          <CreatorBadge of={event.profiles} className="max-w-44" />
          {isOverdue(event, dayIn(time_zone)) && <StatusBadge tone="red">{said.overdue}</StatusBadge>}
          <StatusBadge tone={statusTones[event.status]}>{timelineStatusWords[event.status]}</StatusBadge>
        </div>
      </div>
      <EventMenu event={event} {...moves} />
    </li>
  )
}

function EventMenu({ event, onEdit, onDelete, onMoveUp, onMoveDown }: EventItemProps) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={actions.of(event.title)}>
          <Ellipsis className="size-4" />
        </IconButton>
      }
    >
      <MenuItem icon={<Pencil />} disabled={!event.can.edit} onSelect={onEdit}>
        {actions.edit}
      </MenuItem>
      <MenuItem icon={<ArrowUp />} disabled={!onMoveUp} onSelect={onMoveUp}>
        {actions.up}
      </MenuItem>
      <MenuItem icon={<ArrowDown />} disabled={!onMoveDown} onSelect={onMoveDown}>
        {actions.down}
      </MenuItem>
      <HistoryItem record={event.id} />
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} destructive disabled={!event.can.delete} onSelect={onDelete}>
        {actions.delete}
      </MenuItem>
    </Menu>
  )
}
