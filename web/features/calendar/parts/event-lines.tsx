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
export function TypeBadge({ type, isRow }: { type: EventType; isRow?: true | undefined }) {
  return (
    <span className={cx(badge, isRow && badgeOfRow, fillOf(type))}>
      <TypeIcon type={type} className="size-3.5" />
      <span className={isRow && wordOfRow}>{typeNames[type]}</span>
    </span>
  )
}

// On phones a row keeps its room for the title.
const badgeOfRow = 'relative max-md:px-1'
const wordOfRow = 'max-md:sr-only'

const badge =
  'inline-flex h-[22px] shrink-0 items-center gap-1.5 rounded-full pr-2.5 pl-2 text-meta font-semibold whitespace-nowrap'

// A matter and its client: cut after one line, the client is never read.
const twoLines = 'line-clamp-2 min-w-0 [overflow-wrap:anywhere]'

/** One line of a day in a grid: sign, time and title; what the sign says is there to be heard too. */
export function EntryLine({ entry }: { entry: Entry }) {
  if (entry.kind === 'more') return <span className="truncate">+{entry.count} more</span>
  if (entry.kind === 'note') {
    const { title, is_priority } = entry.note
    return (
      <>
        {is_priority ? (
          <Flag aria-hidden="true" className="mt-0.5 size-3 shrink-0 fill-brass text-brass-ink" />
        ) : (
          <StickyNote aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
        )}
        <span className="sr-only">{is_priority ? 'Priority task: ' : 'Task: '}</span>
        <span className={twoLines}>{title}</span>
      </>
    )
  }
  if (entry.kind === 'meeting') {
    const { title, start_time } = entry.meeting
    return (
      <>
        <MeetingIcon className="mt-0.5 size-3" />
        <span className={twoLines}>
          <Time at={start_time} /> {title}
        </span>
        <span className="sr-only">, {meetingName}</span>
      </>
    )
  }
  const { title, event_time, event_type } = entry.event
  return (
    <>
      <TypeIcon type={event_type} className="mt-0.5 size-3" />
      <span className={twoLines}>
        {event_time && <Time at={event_time} />} {title}
      </span>
      <span className="sr-only">, {typeNames[event_type]}</span>
    </>
  )
}

function Time({ at }: { at: string }) {
  return <span className="font-semibold tabular-nums">{at}</span>
}

/** An event or meeting in the hours of a week: sign, time and title, in two lines. */
export function HourBlock({ entry }: { entry: Entry }) {
  if (entry.kind !== 'event' && entry.kind !== 'meeting') return null
  const isEvent = entry.kind === 'event'
  return (
    <span
      className={cx(
        'flex h-full w-full min-w-0 cursor-pointer overflow-hidden rounded-sm border border-surface px-1.5 text-left text-micro leading-[0.9375rem] group-hover:brightness-95',
        isEvent ? fillOf(entry.event.event_type) : meetingFill,
      )}
    >
      <span className={cx(twoLines, 'max-h-full')}>
        {isEvent ? (
          <TypeIcon type={entry.event.event_type} className="mr-1 inline size-3 align-[-0.125em]" />
        ) : (
          <MeetingIcon className="mr-1 inline size-3 align-[-0.125em]" />
        )}
        <span className="font-semibold tabular-nums">
          {isEvent ? entry.event.event_time : `${entry.meeting.start_time} – ${entry.meeting.end_time}`}
        </span>
        <span className="sr-only"> {isEvent ? typeNames[entry.event.event_type] : meetingName},</span>{' '}
        {isEvent ? entry.event.title : entry.meeting.title}
      </span>
    </span>
  )
}

/** One line of a day in a list: time, title, and in words what it is. */
export function ListLine({ entry }: { entry: Entry }) {
  const [time, title] = wordsOf(entry)
  const isNote = entry.kind === 'note' || entry.kind === 'more'
  return (
    <span className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-body group-hover:bg-sunken">
      <span className="w-14 shrink-0 text-secondary font-semibold text-ink-2 tabular-nums">{time}</span>
      <span className={cx(twoLines, 'flex-1', isNote ? 'text-ink-2' : 'font-semibold')}>
        {title}
        {entry.kind === 'meeting' && (
          <span className="font-normal text-ink-2"> · {entry.meeting.location}</span>
        )}
      </span>
      {entry.kind === 'event' && <TypeBadge type={entry.event.event_type} isRow />}
      {entry.kind === 'meeting' && (
        <span className={cx(badge, badgeOfRow, meetingFill)}>
          <MeetingIcon className="size-3.5" />
          <span className={wordOfRow}>{meetingName}</span>
        </span>
      )}
      {entry.kind === 'note' && (
        <span className="relative inline-flex shrink-0 items-center gap-1.5 text-meta text-ink-3 max-md:pr-1 md:pr-2.5">
          {entry.note.is_priority ? (
            <Flag aria-hidden="true" className="size-3.5 fill-brass text-brass-ink" />
          ) : (
            <StickyNote aria-hidden="true" className="size-3.5" />
          )}
          <span className={wordOfRow}>{entry.note.is_priority ? 'Priority task' : 'Task'}</span>
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
