import {
  Briefcase,
  CalendarDays,
  DoorOpen,
  Flag,
  Gavel,
  Landmark,
  type LucideIcon,
  StickyNote,
  UserMinus,
  Users,
} from 'lucide-react'
import { type EventType, eventTypes } from '../../../../contract/event-types.ts'
import { eventTypeWords } from '../../../../contract/words/calendar.ts'
import { clockTime } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { useAuth } from '../../auth/public.tsx'
import { courtName } from '../../courts/public.ts'
import { moreOf, said } from '../labels.ts'
import { type Entry, hoursOf, titleOf, titleOfAway, titleOfDeadline } from './entries.ts'

/*
 * Events as the grids, lists and dialogs show them; beside the page itself, which does not wait for those. Always a
 * sign and a word, never the colour alone.
 */

interface Look {
  Icon: LucideIcon
  fill: string
  dot: string
  word: string
}

/** What a type of event looks like; the word stands beside the sign, which is silent. */
export function lookOf(type: EventType): Look {
  return { ...looks[type], word: eventTypeWords[type] }
}

const looks: Record<EventType, Omit<Look, 'word'>> = {
  meeting: { Icon: Users, fill: 'bg-st-blue-bg text-st-blue-fg', dot: 'bg-st-blue-dot' },
  deadline: { Icon: Flag, fill: 'bg-st-red-bg text-st-red-fg', dot: 'bg-st-red-dot' },
  court_date: { Icon: Gavel, fill: 'bg-st-purple-bg text-st-purple-fg', dot: 'bg-st-purple-dot' },
  consultation: { Icon: Briefcase, fill: 'bg-st-green-bg text-st-green-fg', dot: 'bg-st-green-dot' },
  other: { Icon: CalendarDays, fill: 'bg-st-grey-bg text-st-grey-fg', dot: 'bg-st-grey-dot' },
}

/** The same of a booked meeting, which is no event of the type that is called so. */
export const meetingLook: Look = {
  Icon: DoorOpen,
  fill: 'bg-brass-soft text-brass-ink',
  dot: 'bg-brass',
  word: said.booked,
}

/** And of a day in court, which the diary keeps. */
export const hearingLook: Look = {
  Icon: Landmark,
  fill: 'bg-st-yellow-bg text-st-yellow-fg',
  dot: 'bg-st-yellow-dot',
  word: said.hearing,
}

type Shown = Exclude<Entry, { kind: 'more' }>

/** What a line of a day shows: `at` is its time, where it has one. */
function faceOf(entry: Shown): Omit<Look, 'dot'> & { at: string; title: string; sign?: string } {
  if (entry.kind === 'event') {
    const { event_time, event_type, title } = entry.event
    return { ...lookOf(event_type), at: clockTime(event_time ?? ''), title }
  }
  if (entry.kind === 'meeting')
    return { ...meetingLook, at: clockTime(entry.meeting.start_time), title: entry.meeting.title }
  if (entry.kind === 'hearing')
    return { ...hearingLook, at: clockTime(entry.hearing.at_time ?? ''), title: titleOf(entry.hearing) }
  if (entry.kind === 'deadline')
    return { ...lookOf('deadline'), at: '', title: titleOfDeadline(entry.deadline) }
  if (entry.kind === 'away')
    return { Icon: UserMinus, fill: '', word: said.away, at: '', title: titleOfAway(entry.away) }
  const { title, is_priority } = entry.note
  return is_priority
    ? { Icon: Flag, sign: 'fill-brass text-brass-ink', fill: '', word: said.priorityTask, at: '', title }
    : { Icon: StickyNote, fill: '', word: said.task, at: '', title }
}

/** The type of an event as a badge; in a row of a phone the word is silent, so that the title has room. */
export function TypeBadge({ look: { Icon, fill, word }, isRow }: { look: Look; isRow?: true }) {
  return (
    <span
      className={cx(
        'inline-flex h-[22px] shrink-0 items-center gap-1.5 rounded-full pr-2.5 pl-2 text-meta font-semibold whitespace-nowrap',
        isRow && 'relative max-md:px-1',
        fill,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      <span className={isRow && wordOfRow}>{word}</span>
    </span>
  )
}

const wordOfRow = 'max-md:sr-only'

// A matter and its client: cut after one line, the client is never read.
const twoLines = 'line-clamp-2 min-w-0 [overflow-wrap:anywhere]'

/** One line of a day in a grid: sign, time and title; what the sign says is there to be heard too. */
export function EntryLine({ entry }: { entry: Entry }) {
  if (entry.kind === 'more') return <span className="truncate">{moreOf(entry.count)}</span>
  const { Icon, sign, word, at, title } = faceOf(entry)
  const isNote = entry.kind === 'note'
  return (
    <>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-3 shrink-0', sign)} />
      {isNote && <span className="sr-only">{word}: </span>}
      <span className={twoLines}>
        {at && <span className="font-semibold tabular-nums">{at}</span>}
        {at && ' '}
        {title}
      </span>
      {!isNote && <span className="sr-only">, {word}</span>}
    </>
  )
}

/** An event, meeting or hearing in the hours of a week: sign, time and title, in two lines. */
export function HourBlock({ entry }: { entry: Entry }) {
  if (entry.kind === 'note' || entry.kind === 'away' || entry.kind === 'more') return null
  const { Icon, fill, word, at, title } = faceOf(entry)
  return (
    <span
      className={cx(
        'flex h-full w-full min-w-0 cursor-pointer overflow-hidden rounded-sm border border-surface px-1.5 text-left text-micro leading-[0.9375rem] group-hover:brightness-95',
        fill,
      )}
    >
      <span className={cx(twoLines, 'max-h-full')}>
        <Icon aria-hidden="true" className="mr-1 inline size-3 shrink-0 align-[-0.125em]" />
        <span className="font-semibold tabular-nums">
          {entry.kind === 'meeting' ? hoursOf(entry.meeting) : at}
        </span>
        <span className="sr-only"> {word},</span> {title}
      </span>
    </span>
  )
}

/** One line of a day in a list: time, title, and in words what it is. */
export function ListLine({ entry }: { entry: Entry }) {
  const isNote = entry.kind === 'note' || entry.kind === 'away' || entry.kind === 'more'
  const face = entry.kind === 'more' ? undefined : faceOf(entry)
  return (
    <span className="flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-body group-hover:bg-sunken">
      <span className="w-14 shrink-0 text-secondary font-semibold text-ink-2 tabular-nums">
        {face?.at || (!isNote && said.wholeDay)}
      </span>
      <span className={cx(twoLines, 'flex-1', isNote ? 'text-ink-2' : 'font-semibold')}>
        {entry.kind === 'more' ? moreOf(entry.count) : face?.title}
        {entry.kind === 'meeting' && (
          <span className="font-normal text-ink-2"> · {entry.meeting.location}</span>
        )}
        {entry.kind === 'hearing' && (
          <span className="font-normal text-ink-2"> · {courtName(entry.hearing.court)}</span>
        )}
      </span>
      {entry.kind === 'event' && <TypeBadge look={lookOf(entry.event.event_type)} isRow />}
      {entry.kind === 'meeting' && <TypeBadge look={meetingLook} isRow />}
      {entry.kind === 'hearing' && <TypeBadge look={hearingLook} isRow />}
      {entry.kind === 'deadline' && <TypeBadge look={lookOf('deadline')} isRow />}
      {(entry.kind === 'note' || entry.kind === 'away') && face && (
        <span className="relative inline-flex shrink-0 items-center gap-1.5 text-meta text-ink-3 max-md:pr-1 md:pr-2.5">
          <face.Icon aria-hidden="true" className={cx('size-3.5', face.sign)} />
          <span className={wordOfRow}>{face.word}</span>
        </span>
      )}
    </span>
  )
}

/** A short legend of the colours and signs; meetings are shown to partners alone. */
export function Legend() {
  const { may } = useAuth()
  const task = { Icon: StickyNote, fill: 'border border-border', word: said.task }
  const all = [...eventTypes.map(lookOf), hearingLook, ...(may('meetings') ? [meetingLook] : []), task]
  return (
    <ul aria-label={said.types} className="flex flex-wrap gap-x-4 gap-y-1.5 text-meta text-ink-2">
      {all.map(({ Icon, fill, word }) => (
        <li key={fill} className="inline-flex items-center gap-1.5">
          <span className={cx('inline-flex size-5 items-center justify-center rounded-sm', fill)}>
            <Icon aria-hidden="true" className="size-3" />
          </span>
          {word}
        </li>
      ))}
    </ul>
  )
}
