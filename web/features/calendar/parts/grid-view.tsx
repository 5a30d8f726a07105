import { timeOf } from '../../../../contract/kernel/days.ts'
import { serverNow } from '../../../lib/now.ts'
import '@fullcalendar/react/skeleton.css'
import FullCalendar, { type CalendarOptions, type EventDropInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import list from '@fullcalendar/react/list'
import timeGrid from '@fullcalendar/react/timegrid'
import type { RefObject } from 'react'
import type { CalendarDay } from '../../../../contract/calendar.ts'
import { clockTime, count, dayOfYear, longDay, weekday } from '../../../lib/format.ts'
import { locale } from '../../../lib/locale.ts'
import { cx } from '../../../ui/cx.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { eventWrites } from '../api.ts'
import { grid, said } from '../labels.ts'
import { calendarTheme } from './calendar-theme.ts'
import { type FocusDay, useDayKeys } from './day-keys.ts'
import { contentOfDay, type Entry, entryIn, inputsOf, withoutNotes } from './entries.ts'
import { EntryLine, HourBlock, hearingLook, ListLine, lookOf, meetingLook } from './event-lines.tsx'
import type { Shown } from './shown.ts'

export type GridViewProps = {
  shown: Shown
  days: readonly CalendarDay[]
  today: string
  zone: string
  /** Notes are drawn too; what a day is said to hold counts them either way. */
  withNotes: boolean
  /** A week as a list, where seven columns have no room. */
  isPhone: boolean
  focusDay: RefObject<FocusDay | null>
  onOpenDay: (day: string) => void
  /** Shows the time around a day that is not on screen. */
  onGoTo: (day: string) => void
}

const plugins = [calendarTheme, dayGrid, timeGrid, list, interaction]
const heightOfWeek = 720

/** The month as a grid, the week by hours or the month as a list, of everything that the days hold. */
export function GridView({ shown, days, withNotes, isPhone, zone, onOpenDay, ...ways }: GridViewProps) {
  const keys = useDayKeys({ shown, controls: '[role="link"]', ...ways })
  const drawn = withNotes ? days : days.map(withoutNotes)
  const held = new Map(days.map((day) => [day.day, day]))
  const nameOf = (day: string) => `${longDay(day)}, ${contentOfDay(held.get(day))}`
  const { mutateAsync: update } = eventWrites.useUpdate()
  const toasts = useToasts()
  const drop = ({ event, view, revert }: EventDropInfo) => {
    const entry = entryIn(event)
    const at = event.start?.toISOString()
    if (entry.kind !== 'event' || at === undefined) return revert()
    const byHours = view.type === 'timeGridWeek'
    const time = byHours ? (event.allDay ? null : at.slice(11, 16)) : entry.event.event_time
    const { id, version } = entry.event
    void update({ id, body: { event_date: at.slice(0, 10), event_time: time, version } }).then(
      () => toasts.success(said.updated, said.updateFailed),
      (error: unknown) => {
        toasts.error(said.updateFailed, error)
        revert()
      },
    )
  }
  return (
    <div {...keys}>
      <FullCalendar
        // Another range is another calendar: what is shown stands in the address alone.
        key={`${shown.view} ${shown.from} ${isPhone}`}
        {...fixed}
        initialView={viewTypeOf(shown, isPhone)}
        initialDate={shown.view === 'week' ? shown.from : `${shown.month}-01`}
        height={shown.view === 'week' && !isPhone ? heightOfWeek : 'auto'}
        now={`${ways.today}T${timeOf(serverNow(), zone)}:00Z`}
        noEventsContent={withNotes ? said.nothing : said.noEvents}
        events={drawn.flatMap((day) => inputsOf(day, viewTypeOf(shown, isPhone)))}
        // In a month the day is the one control: it says what it holds, and opens it.
        eventInteractive={shown.view !== 'month'}
        navLinkHint={(_text: string, date: Date) => nameOf(dayIn(date))}
        navLinkDayClick={(date) => onOpenDay(dayIn(date))}
        dateClick={({ date }) => onOpenDay(dayIn(date))}
        eventClick={({ event }) => onOpenDay(entryIn(event).day)}
        eventDrop={drop}
      />
    </div>
  )
}

/** What never changes. All times are the firm's wall clock, which no browser's zone can move when it is called UTC. */
const fixed: CalendarOptions = {
  plugins,
  timeZone: 'UTC',
  locale: locale === 'en' ? 'en-GB' : locale,
  ...grid,
  firstDay: 0,
  headerToolbar: false,
  fixedWeekCount: false,
  navLinks: true,
  nowIndicator: true,
  eventDisplay: 'block',
  eventOrder: 'order',
  eventDurationEditable: false,
  forceEventDuration: true,
  dragRevertDuration: 0,
  eventContent: ({ event, view }) => {
    const entry = entryIn(event)
    if (view.type.startsWith('list')) return <ListLine entry={entry} />
    if (!event.allDay) return <HourBlock entry={entry} />
    return (
      <span className={lineClass(entry)}>
        <EntryLine entry={entry} />
      </span>
    )
  },
  views: {
    dayGridMonth: {
      dayHeaderFormat: ({ date }) => weekday(dayIn(date.marker), 'short'),
      dayCellTopContent: ({ date }) => count(date.getUTCDate()),
    },
    timeGridWeek: {
      scrollTime: '08:00:00',
      slotDuration: '00:30:00',
      slotEventOverlap: false,
      slotHeaderFormat: ({ date }) => clockTime(date.marker.toISOString().slice(11, 16)),
      dayHeaderFormat: ({ date }) => dayOfYear(dayIn(date.marker)),
      // The library's name of the day lacks the weekday that stands there to be read.
      dayHeaderDidMount: ({ el, date }) =>
        el.querySelector('[role="link"]')?.setAttribute('aria-label', longDay(dayIn(date))),
    },
    list: {
      listDayFormat: ({ date }) => longDay(dayIn(date.marker)),
      listDayAltFormat: false,
    },
  },
}

function lineClass(entry: Entry): string {
  return cx(
    'flex min-h-[22px] w-full min-w-0 cursor-pointer items-start gap-1.5 rounded-sm px-1.5 py-[3px] text-left text-micro',
    entry.kind === 'event' && cx(lookOf(entry.event.event_type).fill, 'group-hover:brightness-95'),
    entry.kind === 'meeting' && cx(meetingLook.fill, 'group-hover:brightness-95'),
    entry.kind === 'hearing' && cx(hearingLook.fill, 'group-hover:brightness-95'),
    entry.kind === 'deadline' && cx(lookOf('deadline').fill, 'group-hover:brightness-95'),
    entry.kind === 'note' && 'text-ink-2 group-hover:bg-sunken',
    entry.kind === 'more' && 'text-ink-3 group-hover:bg-sunken',
  )
}

function viewTypeOf({ view }: Shown, isPhone: boolean): string {
  if (view === 'week') return isPhone ? 'listWeek' : 'timeGridWeek'
  return view === 'list' ? 'listMonth' : 'dayGridMonth'
}

function dayIn(date: Date): string {
  return date.toISOString().slice(0, 10)
}
