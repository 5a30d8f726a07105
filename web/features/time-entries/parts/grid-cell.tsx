import { inDigits } from '../../../lib/digits.ts'
import { cx } from '../../../ui/cx.ts'
import { amountOf, cellName, severalEntries } from '../labels.ts'
import type { Cell } from './grid.ts'

/** A table that arrows go about in. */
export const gridRoles = {
  grid: { role: 'grid' },
  readOnly: { role: 'grid', 'aria-readonly': true },
  cell: { role: 'gridcell' },
  readOnlyCell: { role: 'gridcell', 'aria-readonly': true },
} as const

// The cell had the focus.
function take(field: HTMLInputElement | null): void {
  if (field !== document.activeElement) field?.focus()
}

interface GridCellProps {
  /** Of its row. */
  name: string
  cell: Cell
  isCurrent: boolean
  refused: boolean
  isBusy: boolean
  /** Its day is closed, or its task archived: it is read. */
  isClosed: boolean
  /** Seconds that the line will add to it. */
  coming: number | undefined
  /** What is being typed into it. */
  typed: string | undefined
  onFocus: () => void
  onEdit: () => void
  onType: (text: string) => void
  onLeave: () => void
  className?: string | undefined
}

/** The time of a row on a day: a cell in hand, or a field while something is typed into it. */
export function GridCell({
  name,
  cell,
  isCurrent,
  refused,
  isBusy,
  isClosed,
  coming,
  typed,
  className,
  ...ways
}: GridCellProps) {
  const { day, seconds, entries } = cell
  const ring = cx(refused && 'outline-2 -outline-offset-2 outline-danger', className)
  if (typed !== undefined)
    return (
      <td {...gridRoles.cell} className={cx('p-0', ring)}>
        <input
          ref={take}
          aria-label={cellName(name, day, seconds)}
          aria-invalid={refused || undefined}
          aria-describedby={refused ? 'cell-refused' : undefined}
          readOnly={isBusy}
          value={typed}
          onChange={({ target }) => ways.onType(target.value)}
          onBlur={ways.onLeave}
          className="h-[51px] w-full bg-transparent px-2.5 text-right outline-2 -outline-offset-2 outline-focus"
        />
      </td>
    )
  const several = entries.length > 1 ? ` ${severalEntries(entries.length)}` : ''
  const plus = coming === undefined ? '' : ` +${inDigits(amountOf(coming))}`
  return (
    <td
      {...(isClosed ? gridRoles.readOnlyCell : gridRoles.cell)}
      tabIndex={isCurrent ? 0 : -1}
      data-cell=""
      aria-label={cellName(name, day, seconds) + plus + several}
      onFocus={ways.onFocus}
      onDoubleClick={ways.onEdit}
      className={cx(
        'cursor-default px-1.5 focus-visible:-outline-offset-2 xl:px-2.5',
        isClosed && 'text-ink-2',
        ring,
      )}
    >
      {seconds > 0 && inDigits(amountOf(seconds))}
      {plus && (
        <span className={cx('block font-semibold text-accent', seconds > 0 && 'text-micro')}>{plus}</span>
      )}
      {several && <span className="-ml-2 block text-micro whitespace-nowrap text-ink-2">{several}</span>}
    </td>
  )
}
