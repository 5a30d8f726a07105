import {
  Briefcase,
  CalendarDays,
  DoorOpen,
  Flag,
  Gavel,
  type LucideIcon,
  StickyNote,
  Users,
} from 'lucide-react'
import { type EventType, eventTypes } from '../../../../contract/event-types.ts'
import type { StatusTone } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { useAuth } from '../../auth/public.tsx'
import { meetingName, typeNames, typeTones } from '../labels.ts'

const icons: Record<EventType, LucideIcon> = {
  meeting: Users,
  deadline: Flag,
  court_date: Gavel,
  consultation: Briefcase,
  other: CalendarDays,
}

const fills: Record<StatusTone, string> = {
  yellow: 'bg-st-yellow-bg text-st-yellow-fg',
  blue: 'bg-st-blue-bg text-st-blue-fg',
  green: 'bg-st-green-bg text-st-green-fg',
  red: 'bg-st-red-bg text-st-red-fg',
  purple: 'bg-st-purple-bg text-st-purple-fg',
  grey: 'bg-st-grey-bg text-st-grey-fg',
}

/** The colours of a type of event, as its lines and badges have them. */
export function fillOf(type: EventType): string {
  return fills[typeTones[type]]
}

/** The colours of a booked meeting, beside the events of the type that is called so. */
export const meetingFill = 'bg-brass-soft text-brass-ink'

/** The sign of a booked meeting; silent as well. */
export function MeetingIcon({ className }: { className?: string | undefined }) {
  return <DoorOpen aria-hidden="true" className={cx('shrink-0', className)} />
}

/** The sign of a type of event; silent, so its word must stand beside it. */
export function TypeIcon({ type, className }: { type: EventType; className?: string | undefined }) {
  const Icon = icons[type]
  return <Icon aria-hidden="true" className={cx('shrink-0', className)} />
}

/** A short legend of the colours and signs; meetings are shown to partners alone. */
export function Legend() {
  const { may } = useAuth()
  return (
    <ul aria-label="Types of events" className="flex flex-wrap gap-x-4 gap-y-1.5 text-meta text-ink-2">
      {eventTypes.map((type) => (
        <li key={type} className="inline-flex items-center gap-1.5">
          <span className={cx('inline-flex size-5 items-center justify-center rounded-sm', fillOf(type))}>
            <TypeIcon type={type} className="size-3" />
          </span>
          {typeNames[type]}
        </li>
      ))}
      {may('meetings') && (
        <li className="inline-flex items-center gap-1.5">
          <span className={cx('inline-flex size-5 items-center justify-center rounded-sm', meetingFill)}>
            <MeetingIcon className="size-3" />
          </span>
          {meetingName}
        </li>
      )}
      <li className="inline-flex items-center gap-1.5">
        <span className="inline-flex size-5 items-center justify-center rounded-sm border border-border">
          <StickyNote aria-hidden="true" className="size-3" />
        </span>
        Task
      </li>
    </ul>
  )
}
