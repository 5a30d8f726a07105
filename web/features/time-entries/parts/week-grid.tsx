import { Plus } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { datePartsOf } from '../../../../contract/kernel/days.ts'
import { count, weekday } from '../../../lib/format.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { amountOf, page } from '../labels.ts'
import { type Cell, type Coming, daysOfWeek, type GridRow, sumOf } from './grid.ts'
import { GridCell, gridRoles } from './grid-cell.tsx'
import { RowName, useRowNames } from './row-name.tsx'
import { refusedAt, toldOf } from './typed-cells.ts'
import { useCellWrites } from './use-cell-writes.ts'
import { askedAt, useGridKeys } from './use-grid-keys.ts'

const CellRefused = laterPart(() => import('./cell-refused.tsx'), 'CellRefused')

interface WeekGridProps {
  rows: readonly GridRow[]
  sunday: string
  today: string
  onOpen: (cell: Cell) => void
  /** Keeps a row though its last time goes, and with it the focus in it. */
  onEmptied: (row: GridRow) => void
  /** Left out, nothing is typed into it: its cells only open. */
  onAdd: (() => void) | undefined
  /** The last day of the closed period; up to it nothing is typed into it. */
  closed: string | null | undefined
  coming: Coming | undefined
  /** Rows below the day totals. */
  foot?: ReactNode
}

/** The week by case, task and activity; a cell takes an amount. */
export function WeekGrid({ rows, sunday, today, onAdd, closed, coming, foot, ...more }: WeekGridProps) {
  const { onOpen, onEmptied } = more
  const nameOf = useRowNames()
  const writes = useCellWrites(onEmptied)
  const table = useRef<HTMLTableElement>(null)
  const isClosed = (row: GridRow, day: string) => row.note_is_archived || Boolean(closed && day <= closed)
  const isLocked = onAdd === undefined
  const grid = useGridKeys({ rows, table, writes, onOpen, isLocked, isClosed })
  const told = toldOf(writes.refused, grid.inHand, (at) => askedAt(rows, at) !== undefined)
  return (
    <div className="min-w-0">
      <div className="rounded-lg border border-border bg-surface max-lg:overflow-x-auto lg:overflow-clip">
        <table
          ref={table}
          {...(onAdd ? gridRoles.grid : gridRoles.readOnly)}
          aria-label={page.grid}
          onKeyDown={grid.onKeyDown}
          className="w-full min-w-[40rem] table-fixed border-collapse text-right tabular-nums"
        >
          <Head sunday={sunday} today={today} />
          <tbody>
            {rows.map((row, at) => (
              <tr key={row.key} className="h-[52px] border-b border-border">
                <th scope="row" className="sticky left-0 bg-surface px-2.5 text-left">
                  <RowName {...nameOf(row)} />
                </th>
                {row.cells.map((cell, day) => (
                  <GridCell
                    key={cell.day}
                    name={nameOf(row).name}
                    cell={cell}
                    className={dayClass(cell.day, today, isClosed(row, cell.day))}
                    isClosed={isClosed(row, cell.day)}
                    coming={isLocked || isClosed(row, cell.day) ? undefined : comingIn(coming, row, cell)}
                    refused={refusedAt(writes.refused, { row: row.key, day: cell.day }) !== undefined}
                    {...grid.ways(row, at, day)}
                  />
                ))}
                <td className="px-2.5 font-semibold">{row.seconds > 0 && amountOf(row.seconds)}</td>
              </tr>
            ))}
          </tbody>
          <Foot {...{ rows, sunday, today, onAdd, foot }} />
        </table>
      </div>
      {/* In sight of the cell, also where the grid is longer than the window. */}
      <div role="alert" className="sticky bottom-2 z-10">
        {told && <CellRefused {...told} />}
      </div>
    </div>
  )
}

function comingIn(coming: Coming | undefined, { key }: GridRow, { day }: Cell): number | undefined {
  return coming?.row === key && coming.day === day ? coming.seconds : undefined
}

function Head({ sunday, today }: Pick<WeekGridProps, 'sunday' | 'today'>) {
  return (
    <thead className="sticky top-0 z-10 bg-surface">
      <tr className="h-[46px] border-b border-border text-meta text-ink-3">
        <th scope="col" className="sticky left-0 rounded-tl-lg bg-surface px-2.5 text-left font-normal">
          {page.of}
        </th>
        {daysOfWeek(sunday).map((day) => (
          <th
            key={day}
            scope="col"
            className={cx('w-[52px] px-1.5 xl:w-[62px] xl:px-2.5', dayClass(day, today))}
          >
            <span className={cx('block font-normal', day === today ? 'text-accent' : 'text-ink-2')}>
              {weekday(day, 'short')}
            </span>
            <span className={cx('block text-secondary', day === today ? 'text-accent' : 'text-ink')}>
              {count(datePartsOf(day).date)}
            </span>
          </th>
        ))}
        <th scope="col" className="w-[74px] px-2.5 font-normal">
          {page.total}
        </th>
      </tr>
    </thead>
  )
}

type FootProps = Pick<WeekGridProps, 'rows' | 'sunday' | 'today' | 'onAdd' | 'foot'>

function Foot({ rows, sunday, today, onAdd, foot }: FootProps) {
  const ofDay = (at: number) => sumOf(rows.flatMap(({ cells }) => cells[at] ?? []))
  return (
    <tfoot>
      {onAdd && (
        <tr>
          <td colSpan={9} className="border-b border-border px-1 py-1 text-left">
            <Button
              variant="ghost"
              size="sm"
              icon={<Plus aria-hidden="true" className="size-4" />}
              onClick={onAdd}
            >
              {page.addRow}
            </Button>
          </td>
        </tr>
      )}
      <tr className="h-9 font-semibold">
        <th scope="row" className="px-2.5 text-left">
          {page.dayTotal}
        </th>
        {daysOfWeek(sunday).map((day, at) => (
          <td key={day} className={cx('px-1.5 xl:px-2.5', dayClass(day, today))}>
            {ofDay(at) > 0 && amountOf(ofDay(at))}
          </td>
        ))}
        <td className="px-2.5">{amountOf(sumOf(rows))}</td>
      </tr>
      {foot}
    </tfoot>
  )
}

function dayClass(day: string, today: string, isClosed = false): string | undefined {
  // Also today: what takes no number does not look as if it did.
  if (isClosed) return 'bg-sunken'
  if (day === today) return 'bg-accent-soft'
  return datePartsOf(day).weekday > 4 ? 'bg-sunken' : undefined
}
