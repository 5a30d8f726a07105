import { useSearch } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, Clock, Copy, Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { dayOf, daysAfter, sundayOf } from '../../contract/kernel/days.ts'
import type { TimeEntry } from '../../contract/time-entries.ts'
import { useAuth } from '../features/auth/public.tsx'
import type { TimeSearch } from '../features/time-entries/address.ts'
import { said, sumOfWeek, weekOf, page as words } from '../features/time-entries/labels.ts'
import { DayEntries } from '../features/time-entries/parts/day-entries.tsx'
import { type Cell, sumOf } from '../features/time-entries/parts/grid.ts'
import { TimeLine } from '../features/time-entries/parts/time-line.tsx'
import { type TimeLineState, useTimeLine } from '../features/time-entries/parts/use-time-line.ts'
import { useWeek } from '../features/time-entries/parts/use-week.ts'
import { WeekGrid } from '../features/time-entries/parts/week-grid.tsx'
import { useFirm } from '../lib/firm.ts'
import { logTimeWords } from '../lib/labels.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { openLogTime } from '../lib/log-time.ts'
import { useMedia } from '../lib/media.ts'
import { useServerMinute } from '../lib/now.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { useShortcuts } from '../lib/shortcuts.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { Awaited, EmptyState } from '../ui/states.tsx'

const parts = () => import('../features/time-entries/parts/entry-form.tsx')
const EntryForm = laterPart(parts, 'EntryForm')
const CellDialog = laterPart(() => import('../features/time-entries/parts/cell-dialog.tsx'), 'CellDialog')
const Suggestions = laterPart(() => import('../features/time-entries/parts/suggestions.tsx'), 'Suggestions')
const AddRow = laterPart(() => import('../features/time-entries/parts/add-row.tsx'), 'AddRow')

/** /time: what one worked on, week by week, and the line that adds to it. */
export function TimePage() {
  const { user_id } = useAuth()
  return user_id === undefined ? null : <TimeOf user_id={user_id} />
}

function TimeOf({ user_id }: { user_id: string }) {
  const search: TimeSearch = useSearch({ from: '/staff/time', structuralSharing: true })
  const onSearch = useSearchChange<TimeSearch>('/time')
  const { time_zone } = useFirm()
  const today = dayOf(useServerMinute(), time_zone)
  const sunday = sundayOf(search.week ?? search.day ?? today)
  const week = useWeek(user_id, sunday)
  const [isAdding, setAdding] = useState(false)
  const line = useTimeLine({})
  const [inHand, setInHand] = useState<string>()
  const ofWeek = [search.day, inHand, today].find((day) => day && sundayOf(day) === sunday) ?? sunday
  const goTo = (day: string) =>
    onSearch({ week: sundayOf(day) === sundayOf(today) ? undefined : sundayOf(day), day: undefined })
  useShortcuts([
    { keys: 'arrowleft', label: words.before, run: () => goTo(daysAfter(sunday, -7)) },
    { keys: 'arrowright', label: words.after, run: () => goTo(daysAfter(sunday, 7)) },
    { keys: 't', label: words.week, run: () => goTo(today) },
  ])
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={words.meta} actions={<Actions onCopy={week.copyRows} />} />
      <Line state={line} />
      <WeekBar sunday={sunday} today={today} entries={week.entries} onWeek={goTo} />
      <div
        className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_304px]"
        onFocusCapture={({ target }) => setInHand((before) => dayOfCell(target, sunday) ?? before)}
      >
        <Shown
          {...{ week, sunday, today }}
          day={search.day}
          onDay={(day) => onSearch({ day })}
          onAdd={() => setAdding(true)}
        />
        <Suggestions day={ofWeek} line={line} />
      </div>
      {isAdding && <AddRow onAdd={week.add} onClose={() => setAdding(false)} />}
    </div>
  )
}

function Actions({ onCopy }: { onCopy: () => void }) {
  const isWide = useMedia('(width >= 48rem)')
  if (!isWide)
    return (
      <Menu
        align="end"
        trigger={
          <IconButton variant="secondary" size="md" label={words.actions}>
            <Ellipsis className="size-5" />
          </IconButton>
        }
      >
        <MenuItem icon={<Plus />} onSelect={() => openLogTime()}>
          {logTimeWords}
        </MenuItem>
      </Menu>
    )
  return (
    <>
      <Button icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => openLogTime()}>
        {logTimeWords}
        <Kbd>L</Kbd>
      </Button>
      <Button icon={<Copy aria-hidden="true" className="size-4" />} onClick={onCopy}>
        {words.copyRows}
      </Button>
    </>
  )
}

/** The day of a cell of the grid, of which the first in a row is its name. */
function dayOfCell(target: Element, sunday: string): string | undefined {
  const cell = target.closest<HTMLTableCellElement>('td[role=gridcell]')
  return cell ? daysAfter(sunday, cell.cellIndex - 1) : undefined
}

function Line({ state }: { state: TimeLineState }) {
  const send = () => void state.send()
  const end = (
    <Button variant="primary" busy={state.isBusy} onClick={send}>
      {said.log}
      <Kbd className="max-md:hidden">{said.enter}</Kbd>
    </Button>
  )
  return <TimeLine state={state} onEnter={send} end={end} />
}

interface WeekBarProps {
  sunday: string
  today: string
  entries: readonly TimeEntry[]
  onWeek: (day: string) => void
}

function WeekBar({ sunday, today, entries, onWeek }: WeekBarProps) {
  const billable = sumOf(entries.filter(({ billing }) => billing === 'bill'))
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <IconButton
        variant="secondary"
        size="md"
        label={words.before}
        onClick={() => onWeek(daysAfter(sunday, -7))}
      >
        <ChevronLeft className="size-5" />
      </IconButton>
      <IconButton
        variant="secondary"
        size="md"
        label={words.after}
        onClick={() => onWeek(daysAfter(sunday, 7))}
      >
        <ChevronRight className="size-5" />
      </IconButton>
      <Button onClick={() => onWeek(today)}>{words.week}</Button>
      <h2 aria-live="polite" className="font-serif text-section font-semibold">
        {weekOf(sunday, daysAfter(sunday, 6))}
      </h2>
      {entries.length > 0 && (
        <p className="ml-auto text-secondary font-semibold tabular-nums">
          {sumOfWeek(sumOf(entries), billable)}
        </p>
      )}
    </div>
  )
}

interface ShownProps {
  week: ReturnType<typeof useWeek>
  sunday: string
  today: string
  day: string | undefined
  onDay: (day: string) => void
  onAdd: () => void
}

/** The grid; on a phone one day. */
function Shown({ week, sunday, today, day, onDay, onAdd }: ShownProps) {
  const isWide = useMedia('(width >= 48rem)')
  const [opened, setOpened] = useState<Pick<Cell, 'day' | 'entries'>>()
  const [edited, setEdited] = useState<TimeEntry>()
  const { query, rows, entries } = week
  if (!query.data) return <Awaited of={query} said={said} />
  const ofWeek = sundayOf(today) === sunday ? today : sunday
  const cell = opened && {
    ...opened,
    entries: entries.filter(({ id }) => opened.entries.some((one) => one.id === id)),
  }
  return (
    <>
      {!isWide ? (
        <DayEntries
          {...{ entries, sunday, today, onDay }}
          day={day && sundayOf(day) === sunday ? day : ofWeek}
          onEdit={setEdited}
        />
      ) : rows.length > 0 ? (
        <WeekGrid {...{ rows, sunday, today, onAdd }} onOpen={setOpened} />
      ) : (
        <EmptyState
          icon={<Clock />}
          title={words.none}
          action={<Button onClick={onAdd}>{words.addRow}</Button>}
        >
          {words.hint}
        </EmptyState>
      )}
      {cell && cell.entries.length > 0 && <CellDialog {...cell} onClose={() => setOpened(undefined)} />}
      {edited && <EntryForm key={edited.id} entry={edited} onClose={() => setEdited(undefined)} />}
    </>
  )
}
