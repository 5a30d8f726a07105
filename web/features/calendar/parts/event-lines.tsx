import { Flag, StickyNote } from 'lucide-react'
import type { EventType } from '../../../../contract/event-types.ts'
import type { StatusTone } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { meetingName, typeNames, typeTones } from '../labels.ts'
import type { Entry } from './entries.ts'
import { fillOf, MeetingIcon, meetingFill, TypeIcon } from './event-look.tsx'

/*
 * Events as the grids, lists and dialogs show them; beside the page itself, which does not wait for those.
 */

const dots: Record<StatusTone, string> = {
  yellow: 'bg-st-yellow-dot',
  blue: 'bg-st-blue-dot',
  green: 'bg-st-green-dot',
  red: 'bg-st-red-dot',
  purple: 'bg-st-purple-dot',
  grey: 'bg-st-grey-dot',
}

/** The colour of a type of event as a small dot. */
export function dotOf(type: EventType): string {
  return dots[typeTones[type]]
}

/** The colour of a booked meeting as a small dot. */
export const meetingDot = 'bg-brass'

/** The type of an event: always a sign and a word, never the colour alone. */
export function TypeBadge({ type }: { type: EventType }) {
  return (
    <span className={cx(badge, fillOf(type))}>
      <TypeIcon type={type} className="size-3.5" />
      {typeNames[type]}
    </span>
  )
}

const badge =
  'inline-flex h-[22px] shrink-0 items-center gap-1.5 rounded-full pr-2.5 pl-2 text-meta font-semibold whitespace-nowrap'

/** One line of a day in a grid: sign, time and title; what the sign says is there to be heard too. */
export function EntryLine({ entry }: { entry: Entry }) {
  if (entry.kind === 'more') return <span className="truncate">+{entry.count} more</span>
  if (entry.kind === 'note') {
    const { title, is_priority } = entry.note
    return (
      <>
        {is_priority ? (
          <Flag aria-hidden="true" className="size-3 shrink-0 fill-brass text-brass-ink" />
        ) : (
          <StickyNote aria-hidden="true" className="size-3 shrink-0" />
        )}
        <span className="sr-only">{is_priority ? 'Priority note: ' : 'Note: '}</span>
        <span className="truncate">{title}</span>
      </>
    )
  }
  if (entry.kind === 'meeting') {
    const { title, start_time } = entry.meeting
    return (
      <>
        <MeetingIcon className="size-3" />
        <span className="shrink-0 font-semibold tabular-nums">{start_time}</span>
        <span className="truncate">{title}</span>
        <span className="sr-only">, {meetingName}</span>
      </>
    )
  }
  const { title, event_time, event_type } = entry.event
  return (
    <>
      <TypeIcon type={event_type} className="size-3" />
      {event_time && <span className="shrink-0 font-semibold tabular-nums">{event_time}</span>}
      <span className="truncate">{title}</span>
      <span className="sr-only">, {typeNames[event_type]}</span>
    </>
  )
}

/** An event or meeting in the hours of a week: sign and time, the title below. */
export function HourBlock({ entry }: { entry: Entry }) {
  if (entry.kind !== 'event' && entry.kind !== 'meeting') return null
  const isEvent = entry.kind === 'event'
  return (
    <span
      className={cx(
        'flex h-full w-full min-w-0 cursor-pointer flex-col overflow-hidden rounded-sm border border-surface px-1.5 py-px text-left text-micro group-hover:brightness-95',
        isEvent ? fillOf(entry.event.event_type) : meetingFill,
      )}
    >
      <span className="flex items-center gap-1 font-semibold tabular-nums">
        {isEvent ? (
          <TypeIcon type={entry.event.event_type} className="size-3" />
        ) : (
          <MeetingIcon className="size-3" />
        )}
        {isEvent ? entry.event.event_time : `${entry.meeting.start_time} – ${entry.meeting.end_time}`}
        <span className="sr-only"> {isEvent ? typeNames[entry.event.event_type] : meetingName}, </span>
      </span>
      <span className="truncate">{isEvent ? entry.event.title : entry.meeting.title}</span>
    </span>
  )
}

/** One line of a day in a list: time, title, and in words what it is. */
export function ListLine({ entry }: { entry: Entry }) {
  const [time, title] = wordsOf(entry)
  const isNote = entry.kind === 'note' || entry.kind === 'more'
  return (
    <span className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-md px-3 text-body group-hover:bg-sunken">
      <span className="w-14 shrink-0 text-secondary font-semibold text-ink-2 tabular-nums">{time}</span>
      <span className={cx('min-w-0 flex-1 truncate', isNote ? 'text-ink-2' : 'font-semibold')}>
        {title}
        {entry.kind === 'meeting' && (
          <span className="font-normal text-ink-2"> · {entry.meeting.location}</span>
        )}
      </span>
      {entry.kind === 'event' && <TypeBadge type={entry.event.event_type} />}
      {entry.kind === 'meeting' && (
        <span className={cx(badge, meetingFill)}>
          <MeetingIcon className="size-3.5" />
          {meetingName}
        </span>
      )}
      {entry.kind === 'note' && (
        <span className="inline-flex shrink-0 items-center gap-1.5 pr-2.5 text-meta text-ink-3">
          {entry.note.is_priority ? (
            <Flag aria-hidden="true" className="size-3.5 fill-brass text-brass-ink" />
          ) : (
            <StickyNote aria-hidden="true" className="size-3.5" />
          )}
          {entry.note.is_priority ? 'Priority note' : 'Note'}
        </span>
      )}
    </span>
  )
}

/** When and what. */
function wordsOf(entry: Entry): [string, string] {
  if (entry.kind === 'event') return [entry.event.event_time ?? 'All day', entry.event.title]
  if (entry.kind === 'meeting') return [entry.meeting.start_time, entry.meeting.title]
  return ['', entry.kind === 'note' ? entry.note.title : `+${entry.count} more`]
}
