import { useQuery } from '@tanstack/react-query'
import { CalendarOff, ChevronLeft, ChevronRight, Copy, Pencil, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { CourtCalendarRow, CourtDayRow } from '../../../../contract/court-calendars.ts'
import { courtDayKindWords } from '../../../../contract/words/courts.ts'
import { clockTime, shortDay, weekday } from '../../../lib/format.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { Select } from '../../../ui/select.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { Awaited, EmptyState } from '../../../ui/states.tsx'
import { courtCalendars, courtDaysQuery } from '../api.ts'
import { areas, copy, year as said } from '../labels.ts'
import { type CourtsSearch, courtName, type Run, runsOf } from '../logic.ts'
import { monthsOf, stateWords } from './court-year.ts'
import { useShownCalendar } from './use-shown-calendar.ts'
import { looks, plainLooks, YearGrid } from './year-grid.tsx'
import type { Span } from './year-keys.ts'

type Page = RowPage<CourtsSearch>

/** A year of a court calendar: its months, and the days that differ from the week. */
export function CourtCalendars({ page }: { page: Page }) {
  const { query, rows, row, today, year } = useShownCalendar(page.search)
  if (!row && query.data) return <EmptyState title={areas.calendars.none} icon={<CalendarOff />} />
  if (!row) return <YearAwaited of={query} />
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <div className="w-full sm:w-80">
          <Select
            label={said.choose}
            value={row.id}
            options={rows.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(calendar) => page.onSearch({ calendar })}
          />
        </div>
        <YearWays year={year} onYear={(next) => page.onSearch({ year: next })} />
        {row.can.edit && <Actions row={row} page={page} />}
      </div>
      <Year key={row.id} row={row} year={year} today={today} page={page} />
    </div>
  )
}

function YearWays({ year, onYear }: { year: string; onYear: (year: string) => void }) {
  const go = (by: number) => onYear(String(Math.min(2199, Math.max(1900, Number(year) + by))))
  return (
    <div className="flex items-center gap-1.5">
      <IconButton variant="secondary" size="md" label={said.previous} onClick={() => go(-1)}>
        <ChevronLeft className="size-5" />
      </IconButton>
      <h2 aria-live="polite" className="min-w-14 text-center font-serif text-section font-semibold">
        {clockTime(year)}
      </h2>
      <IconButton variant="secondary" size="md" label={said.next} onClick={() => go(1)}>
        <ChevronRight className="size-5" />
      </IconButton>
    </div>
  )
}

function Actions({ row, page }: { row: CourtCalendarRow; page: Page }) {
  const onDelete = useAskedRemoval(courtCalendars, areas.calendars, areas.calendars.ask)
  return (
    <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
      <Button
        icon={<Copy aria-hidden="true" className="size-4" />}
        onClick={() => page.onSearch({ copy: '1' })}
      >
        {copy.open}
      </Button>
      <Button icon={<Pencil aria-hidden="true" className="size-4" />} onClick={() => page.onEdit(row)}>
        {said.edit}
      </Button>
      <Button icon={<Trash2 aria-hidden="true" className="size-4" />} onClick={() => onDelete(row, row.name)}>
        {said.remove}
      </Button>
    </div>
  )
}

type YearProps = { row: CourtCalendarRow; year: string; today: string; page: Page }

function Year({ row, year, today, page }: YearProps) {
  const query = useQuery(courtDaysQuery(row.id, year))
  const items = query.data?.items
  const entered = useMemo(() => new Map(items?.map((day) => [day.day, day])), [items])
  const calendar = useMemo(() => ({ ...row, days: entered }), [row, entered])
  if (!items) return <YearAwaited of={query} />
  const onOpen = row.can.edit ? (span: Span) => page.onSearch({ ...span }) : undefined
  return (
    <>
      <Legend row={row} isOpening={onOpen !== undefined} />
      {items.length === 0 && <p className="font-semibold">{said.none(clockTime(year))}</p>}
      <YearGrid {...{ year, today, calendar, entered, onOpen }} />
      {items.length > 0 && (
        <section aria-labelledby="court-days" className="flex flex-col gap-2">
          <SectionHeading id="court-days" title={said.listed(clockTime(year))} count={items.length} />
          <ul className="flex flex-col divide-y divide-border">
            {runsOf(items).map((run) => (
              <Entry key={run.from} run={run} words={stateWords(calendar, run.from)} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** In the place of a year that is on its way, or that failed. */
function YearAwaited({ of }: { of: Parameters<typeof Awaited>[0]['of'] }) {
  if (of.error) return <Awaited of={of} said={areas.calendars} />
  return (
    <SkeletonGroup
      label={areas.calendars.loading}
      className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4"
    >
      {monthsOf('2000').map((month) => (
        <Skeleton key={month} className="h-60 rounded-lg" />
      ))}
    </SkeletonGroup>
  )
}

/** What the looks of days mean, and what the week and the reach of the calendar are. */
function Legend({ row, isOpening }: { row: CourtCalendarRow; isOpening: boolean }) {
  const off = row.weekly_off.map((at) => weekday(`2023-01-0${at + 1}`)).join(', ')
  const sample = (look: string) => <span aria-hidden="true" className={cx('size-4 rounded-sm', look)} />
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1.5 text-meta text-ink-2">
      <ul aria-label={said.legend} className="flex flex-wrap gap-x-4 gap-y-1.5">
        {(['sits', 'office', 'closed'] as const).map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            {sample(looks[state])}
            {said.states[state]}
          </li>
        ))}
        <li className="flex items-center gap-1.5">
          {off && sample(plainLooks.closed)}
          {off ? said.weeklyOff(off) : said.noWeeklyOff}
        </li>
      </ul>
      <p>{said.filledUntil(shortDay(row.filled_until))}</p>
      {isOpening && <p className="coarse:hidden">{said.hint}</p>}
    </div>
  )
}

type EntryProps = { run: Run<CourtDayRow>; words: string; onOpen: ((span: Span) => void) | undefined }

/** One line of the list: when, what it is called, and what it means for the court. */
function Entry({ run: { from, until, row }, words, onOpen }: EntryProps) {
  const when =
    from === until ? `${shortDay(from)}, ${weekday(from, 'short')}` : `${shortDay(from)} – ${shortDay(until)}`
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
      <span className="w-60 text-secondary text-ink-2 tabular-nums">{when}</span>
      <span className="min-w-0 flex-1 font-semibold [overflow-wrap:anywhere]">
        {courtName(row)}
        {row.source && <SourceLine row={row} />}
      </span>
      <Badge>{courtDayKindWords[row.kind]}</Badge>
      <span className="text-secondary">{words}</span>
      {onOpen && (
        <IconButton label={`${said.edit}: ${when}`} onClick={() => onOpen({ from, until })}>
          <Pencil className="size-4" />
        </IconButton>
      )}
    </li>
  )
}

function SourceLine({ row }: { row: CourtDayRow }) {
  return <span className="block text-meta font-normal text-ink-3">{row.source}</span>
}
