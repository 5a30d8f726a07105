import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { dayOf, daysAfter, sundayOf } from '../../contract/kernel/days.ts'
import type { TimeEntry } from '../../contract/time-entries.ts'
import { useAuth } from '../features/auth/public.tsx'
import type { TimeSearch } from '../features/time-entries/address.ts'
import { said, weekSpan, page as words } from '../features/time-entries/labels.ts'
import { ShownWeek } from '../features/time-entries/parts/shown-week.tsx'
import { TimeLine } from '../features/time-entries/parts/time-line.tsx'
import { comingOf, type TimeLineState, useTimeLine } from '../features/time-entries/parts/use-time-line.ts'
import { useWeek } from '../features/time-entries/parts/use-week.ts'
import { settingsQuery, weekSheetQuery } from '../features/timesheets/api.ts'
import { isClosed, isLocked, submittingOf } from '../features/timesheets/logic.ts'
import { useFirm } from '../lib/firm.ts'
import { laterPart, lazyPart } from '../lib/lazy-part.ts'
import { useMedia } from '../lib/media.ts'
import { useServerMinute } from '../lib/now.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { PageHeading } from '../ui/heading.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Loading } from '../ui/spinner.tsx'
import { WeekActions } from './time/week-actions.tsx'

const Timesheets = lazyPart(() => import('./time/timesheets.tsx'), 'Timesheets')
const PersonWeek = lazyPart(() => import('./time/person-week.tsx'), 'PersonWeek')
const WeekState = laterPart(() => import('../features/timesheets/parts/week-state.tsx'), 'WeekState')
const TargetRows = laterPart(() => import('../features/timesheets/parts/target-rows.tsx'), 'TargetRows')
const WeekAside = laterPart(() => import('./time/week-aside.tsx'), 'WeekAside')
const TimeExport = laterPart(() => import('../features/time-entries/parts/time-export.tsx'), 'TimeExport')
const WeekSum = laterPart(() => import('../features/timesheets/parts/week-sum.tsx'), 'WeekSum')
const DayTarget = laterPart(() => import('../features/timesheets/parts/day-target.tsx'), 'DayTarget')
const AddRow = laterPart(() => import('../features/time-entries/parts/add-row.tsx'), 'AddRow')

/** /time: what one worked on, week by week, and the line that adds to it; for whoever approves time also everybody's weeks. */
export function TimePage() {
  const { user_id, may } = useAuth()
  const { tab, weeks, person, week, day } = useSearch({ from: '/staff/time', structuralSharing: true })
  if (user_id === undefined) return null
  if (!may('time.approve') || (person ?? tab) === undefined) return <TimeOf user_id={user_id} />
  return (
    <Suspense fallback={<Loading />}>
      {person ? (
        <PersonWeek key={person} user_id={person} {...{ week, day }} />
      ) : (
        <Timesheets weeks={weeks} />
      )}
    </Suspense>
  )
}

function TimeOf({ user_id }: { user_id: string }) {
  const search: TimeSearch = useSearch({ from: '/staff/time', structuralSharing: true })
  const onSearch = useSearchChange<TimeSearch>('/time')
  const { time_zone } = useFirm()
  const today = dayOf(useServerMinute(), time_zone)
  const sunday = sundayOf(search.week ?? search.day ?? today)
  const week = useWeek(user_id, sunday)
  const { data: sheet } = useQuery(weekSheetQuery(user_id, sunday))
  const [isAdding, setAdding] = useState(false)
  const [edited, onEdit] = useState<TimeEntry>()
  const closed = useQuery(settingsQuery).data?.closed_through
  const isOpen = !isLocked(sheet) && !isClosed(daysAfter(sunday, 6), closed)
  const submitting = submittingOf(sheet, { sunday, today })
  const line = useTimeLine({})
  const [inHand, setInHand] = useState<string>()
  const ofWeek = [search.day, inHand, today].find((day) => day && sundayOf(day) === sunday) ?? sunday
  const goTo = useTurningWeeks(sunday, today)
  return (
    <div className="flex flex-col gap-5 max-md:gap-3">
      <PageHeading
        title={said.title}
        meta={<span className="max-md:hidden">{words.meta}</span>}
        actions={
          <WeekActions
            {...{ user_id, sunday, today, sheet, submitting }}
            onWeek={goTo}
            onCopy={isOpen ? week.copyRows : undefined}
          />
        }
      />
      <Line state={line} isDue={submitting === 'due'} />
      <WeekBar {...{ user_id, sunday, today }} entries={week.entries} onWeek={goTo}>
        {sheet !== undefined && <WeekState {...{ sunday, sheet, closed }} />}
      </WeekBar>
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-5',
          isOpen && 'xl:grid-cols-[minmax(0,1fr)_304px]',
        )}
        onFocusCapture={({ target }) => setInHand((before) => dayOfCell(target, sunday) ?? before)}
      >
        <ShownWeek
          {...{ week, sunday, today, edited, onEdit }}
          day={search.day}
          onDay={(day) => onSearch({ day })}
          closed={closed}
          coming={comingOf(line)}
          ofDay={(day) => <DayTarget {...{ user_id, sunday, day }} />}
          onTurn={(days) => goTo(daysAfter(sunday, days))}
          onAdd={isOpen ? () => setAdding(true) : undefined}
          foot={<TargetRows {...{ user_id, sunday, today }} entries={week.entries} />}
        />
        {isOpen && <WeekAside {...{ user_id, sunday, closed, week, line, onEdit }} day={ofWeek} />}
      </div>
      {isAdding && <AddRow onAdd={week.add} onClose={() => setAdding(false)} />}
    </div>
  )
}

/** Shows the week of a day, by keys too; Back leads to the one before. */
function useTurningWeeks(sunday: string, today: string): (day: string) => void {
  const onSearch = useSearchChange<TimeSearch>('/time')
  const goTo = (day: string) =>
    onSearch(
      { week: sundayOf(day) === sundayOf(today) ? undefined : sundayOf(day), day: undefined },
      { replace: false },
    )
  useShortcuts([
    { keys: 'arrowleft', label: words.before, run: () => goTo(daysAfter(sunday, -7)) },
    { keys: 'arrowright', label: words.after, run: () => goTo(daysAfter(sunday, 7)) },
    { keys: 't', label: words.week, run: () => goTo(today) },
  ])
  return goTo
}

/** The day of a cell of the grid, of which the first in a row is its name. */
function dayOfCell(target: Element, sunday: string): string | undefined {
  const cell = target.closest<HTMLTableCellElement>('td[role=gridcell]')
  return cell ? daysAfter(sunday, cell.cellIndex - 1) : undefined
}

/** The line. Its button is the page's primary one, unless submitting the week is: a phone has that in a menu. */
function Line({ state, isDue }: { state: TimeLineState; isDue: boolean }) {
  const isWide = useMedia('(width >= 48rem)')
  const send = () => void state.send()
  const end = (
    <Button variant={isDue && isWide ? 'secondary' : 'primary'} busy={state.isBusy} onClick={send}>
      {said.log}
      <Kbd className="max-md:hidden">{said.enter}</Kbd>
    </Button>
  )
  return <TimeLine state={state} onEnter={send} end={end} />
}

interface WeekBarProps {
  user_id: string
  sunday: string
  today: string
  entries: readonly TimeEntry[]
  onWeek: (day: string) => void
  /** How far it is, and what is done about that. */
  children: ReactNode
}

/** Which week it is, and what leads to others; a phone has that in its menu, and is swiped. */
function WeekBar({ user_id, sunday, today, entries, onWeek, children }: WeekBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <IconButton
        variant="secondary"
        size="md"
        className="max-md:hidden"
        label={words.before}
        onClick={() => onWeek(daysAfter(sunday, -7))}
      >
        <ChevronLeft className="size-5" />
      </IconButton>
      <IconButton
        variant="secondary"
        size="md"
        className="max-md:hidden"
        label={words.after}
        onClick={() => onWeek(daysAfter(sunday, 7))}
      >
        <ChevronRight className="size-5" />
      </IconButton>
      <Button className="max-md:hidden" onClick={() => onWeek(today)}>
        {words.week}
      </Button>
      <h2 aria-live="polite" className="font-serif text-section font-semibold">
        {weekSpan(sunday)}
      </h2>
      {children}
      {entries.length > 0 && (
        <div className="ml-auto flex flex-wrap items-center gap-2.5">
          <WeekSum {...{ user_id, sunday, entries }} />
          <TimeExport {...{ entries, sunday }} />
        </div>
      )}
    </div>
  )
}
