import { Clock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { sundayOf } from '../../../../contract/kernel/days.ts'
import { timeSentences } from '../../../../contract/kernel/time-reasons.ts'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { useMedia } from '../../../lib/media.ts'
import { Button } from '../../../ui/button.tsx'
import { Awaited, EmptyState } from '../../../ui/states.tsx'
import { said, page as words } from '../labels.ts'
import type { Cell, Coming } from './grid.ts'
import type { useWeek } from './use-week.ts'
import { WeekGrid } from './week-grid.tsx'

const DayEntries = laterPart(() => import('./day-entries.tsx'), 'DayEntries')
const EntryForm = laterPart(() => import('./entry-form.tsx'), 'EntryForm')
const CellDialog = laterPart(() => import('./cell-dialog.tsx'), 'CellDialog')

interface ShownWeekProps {
  week: Pick<ReturnType<typeof useWeek>, 'query' | 'rows' | 'entries' | 'add'>
  sunday: string
  today: string
  day: string | undefined
  onDay: (day: string) => void
  /** The entry whose form is open. */
  edited: TimeEntry | undefined
  onEdit: (entry: TimeEntry | undefined) => void
  /** Left out, nothing is typed into it: its cells only open. */
  onAdd?: (() => void) | undefined
  /** The last day of the closed period. */
  closed?: string | null | undefined
  /** What the line will add. */
  coming?: Coming | undefined
  /** Rows below the day totals. */
  foot?: ReactNode
  /** Stands beside the time of a phone's day. */
  ofDay?: (day: string) => ReactNode
  /** Shows another week, so many days away. */
  onTurn?: ((days: number) => void) | undefined
}

/** The grid of a week; on a phone one day of it. */
export function ShownWeek({ week, sunday, today, day, onDay, edited, onEdit, ...more }: ShownWeekProps) {
  const { onAdd, closed, coming, foot, ofDay, onTurn } = more
  const isWide = useMedia('(width >= 48rem)')
  const [opened, setOpened] = useState<Pick<Cell, 'day' | 'entries'>>()
  const { query, rows, entries } = week
  if (!query.data) return <Awaited of={query} said={said} />
  const ofWeek = sundayOf(today) === sunday ? today : sunday
  const onPhone = day && sundayOf(day) === sunday ? day : ofWeek
  const isClosed = Boolean(closed && onPhone <= closed)
  const cell = opened && {
    ...opened,
    entries: entries.filter(({ id }) => opened.entries.some((one) => one.id === id)),
  }
  return (
    <>
      {!isWide ? (
        <DayEntries
          {...{ entries, sunday, today, onDay, onTurn }}
          day={onPhone}
          target={ofDay?.(onPhone)}
          hint={isClosed ? timeSentences['time.period_closed'] : onAdd && words.hint}
          onEdit={onEdit}
        />
      ) : rows.length > 0 ? (
        <WeekGrid
          {...{ rows, sunday, today, onAdd, closed, coming, foot }}
          onOpen={setOpened}
          onEmptied={week.add}
        />
      ) : (
        <EmptyState
          icon={<Clock />}
          title={words.none}
          action={onAdd && <Button onClick={onAdd}>{words.addRow}</Button>}
        >
          {onAdd && words.hint}
        </EmptyState>
      )}
      {cell && cell.entries.length > 0 && <CellDialog {...cell} onClose={() => setOpened(undefined)} />}
      {edited && <EntryForm key={edited.id} entry={edited} onClose={() => onEdit(undefined)} />}
    </>
  )
}
