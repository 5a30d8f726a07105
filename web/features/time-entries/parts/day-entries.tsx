import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { datePartsOf } from '../../../../contract/kernel/days.ts'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { count, dayOfYear, weekday } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { amountOf, page } from '../labels.ts'
import { EntryList } from './entry-list.tsx'
import { daysOfWeek, sumOf } from './grid.ts'
import { useSwipe } from './use-swipe.ts'

interface DayEntriesProps {
  entries: readonly TimeEntry[]
  sunday: string
  today: string
  day: string
  /** What to do where a day has no time. */
  hint: string | undefined
  /** How long the day is. */
  target?: ReactNode
  /** Shows another week, so many days away. */
  onTurn?: ((days: number) => void) | undefined
  onDay: (day: string) => void
  onEdit: (entry: TimeEntry) => void
}

/** A phone's week: seven days with their sums, and the entries of one. */
export function DayEntries({
  entries,
  sunday,
  today,
  day,
  hint,
  target,
  onDay,
  onEdit,
  onTurn,
}: DayEntriesProps) {
  const swipe = useSwipe((way) => onTurn?.(7 * way))
  const of = (on: string) => entries.filter(({ work_date }) => work_date === on)
  const shown = of(day)
  return (
    <div className="flex flex-col gap-3" {...swipe}>
      <fieldset aria-label={page.days} className="grid grid-cols-7 gap-0.5">
        {daysOfWeek(sunday).map((on) => (
          <button
            key={on}
            type="button"
            aria-pressed={on === day}
            onClick={() => onDay(on)}
            className={cx(
              'flex min-h-14 flex-col items-center justify-center rounded-md border text-meta tabular-nums',
              on === day ? 'border-border-strong bg-surface' : 'border-transparent',
            )}
          >
            <span className={on === today ? 'text-accent' : 'text-ink-2'}>{weekday(on, 'short')}</span>
            <span className="text-body font-semibold">{count(datePartsOf(on).date)}</span>
            <span className="text-ink-2">{of(on).length > 0 ? amountOf(sumOf(of(on))) : '–'}</span>
          </button>
        ))}
      </fieldset>
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-body font-semibold">{dayOfYear(day)}</h2>
        <span className="font-semibold tabular-nums">
          {amountOf(sumOf(shown))} {target}
        </span>
      </div>
      {shown.length > 0 ? (
        <div className="-mx-4 border-y border-border bg-surface px-4">
          <EntryList entries={shown} onEdit={onEdit} />
        </div>
      ) : (
        <EmptyState icon={<Clock />} title={page.noneOfDay}>
          {hint}
        </EmptyState>
      )}
    </div>
  )
}
