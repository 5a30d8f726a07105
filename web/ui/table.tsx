import { ArrowDown, ArrowUp, ChevronDown, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import { cx } from './cx.ts'
import { said } from './labels.ts'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right in tabular figures. */
  align?: 'left' | 'right' | undefined
  /** Lets the header sort by this column. */
  sortable?: boolean | undefined
  className?: string | undefined
  /** A class for its width. Where a column has one, the table is as wide as its place and texts wrap. */
  width?: string | undefined
  /** Stays at the right edge when the table is wider than its place. */
  sticky?: boolean | undefined
  /** Has nothing to show of a row; a card of the phone layout leaves it out. */
  isEmpty?: ((row: Row) => boolean) | undefined
  /** Buttons that speak for themselves: a card shows them in one row, without the header's word. */
  isActions?: boolean | undefined
}

export type TableSort = { key: string; direction: 'asc' | 'desc' }

type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The last column, always visible. */
  actions?: ((row: Row) => ReactNode) | undefined
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  /** A row in one line, which below 1024 px stands for all of it until it is opened. */
  line?: ((row: Row) => ReactNode) | undefined
  /** A class for the least width, below which it scrolls sideways. */
  minWidth?: string | undefined
  /** Has little air between its columns at every width. */
  isDense?: boolean | undefined
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode
  /** Below the rows, for example totals: one cell a column. */
  footer?: ReactNode
}

// Said again in words, because the phone layout takes the table's own roles away.
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const

/** A table with a sticky header; below 1024 px each row is a card that repeats the header's words. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, line, empty, footer, minWidth } = props
  const isWhole = useWhole(rows.length)
  const isNarrow = useMedia('(width < 64rem)')
  if (rows.length === 0 && empty !== undefined) return empty
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  return (
    <section
      aria-label={caption}
      data-scroller=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide or long table is scrolled with the keyboard too.
      tabIndex={0}
      className="rounded-lg border-border focus-visible:outline-offset-0 lg:relative lg:max-h-[80vh] lg:overflow-auto lg:border lg:bg-surface lg:shadow-card"
    >
      <table
        {...roles.table}
        aria-label={caption}
        className={cx(
          'w-full border-separate border-spacing-0 text-body max-lg:block',
          columns.some(({ width }) => width) && 'lg:table-fixed',
          minWidth,
        )}
      >
        <Head {...props} />
        <tbody
          {...roles.group}
          className={cx('max-lg:flex max-lg:flex-col', line ? 'max-lg:gap-1.5' : 'max-lg:gap-3')}
        >
          {shown.map((row) => (
            <TableRow key={rowKey(row)} {...props} line={isNarrow ? line : undefined} row={row} />
          ))}
        </tbody>
        {isWhole && footer && <tfoot {...roles.group}>{footer}</tfoot>}
      </table>
    </section>
  )
}

function TableRow<Row>({ row, columns, rowKey, line, actions, isDense }: TableProps<Row> & { row: Row }) {
  const [isOpen, setOpen] = useState(false)
  const hasLine = line !== undefined
  return (
    <tr
      data-record={rowKey(row)}
      {...roles.row}
      className={cx(
        'group max-lg:relative max-lg:block max-lg:rounded-lg max-lg:border max-lg:border-border max-lg:bg-surface max-lg:px-4 max-lg:shadow-card lg:hover:bg-sunken',
        hasLine ? isOpen && 'max-lg:pb-2' : 'max-lg:py-2',
      )}
    >
      {hasLine && (
        <Line isOpen={isOpen} onOpen={setOpen}>
          {line(row)}
        </Line>
      )}
      {(!hasLine || isOpen) &&
        columns.map((column) => (
          <Cell key={column.key} {...{ column, isDense }} isEmpty={column.isEmpty?.(row) ?? false}>
            {column.cell(row)}
          </Cell>
        ))}
      {actions && (
        <td
          {...roles.cell}
          className="max-lg:flex max-lg:justify-end max-lg:gap-1 max-lg:border-t max-lg:border-border max-lg:pt-2 lg:w-px lg:border-b lg:border-border lg:px-3 lg:whitespace-nowrap lg:group-last:border-b-0"
        >
          <span className="flex items-center justify-end gap-1">{actions(row)}</span>
        </td>
      )}
    </tr>
  )
}

type LineProps = { isOpen: boolean; onOpen: (isOpen: boolean) => void; children: ReactNode }

function Line({ isOpen, onOpen, children }: LineProps) {
  return (
    <td {...roles.cell} className="block">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        className="flex min-h-control w-full items-center gap-2 rounded-sm text-left"
      >
        {children}
        <ChevronDown
          aria-hidden="true"
          className={cx('size-4 shrink-0 text-ink-3', isOpen && 'rotate-180')}
        />
      </button>
    </td>
  )
}

/** More than a screen shows before anybody scrolls. */
const firstRows = 20

/** False at first where a table is long: its first screen is painted before the rest is made. */
function useWhole(length: number): boolean {
  return useDeferredValue(true, length <= firstRows)
}

function Cell<Row>({
  column,
  isEmpty,
  isDense,
  children,
}: {
  column: TableColumn<Row>
  isEmpty: boolean
  isDense: boolean | undefined
  children: ReactNode
}) {
  return (
    <td
      {...roles.cell}
      className={cx(
        isEmpty ? 'max-lg:hidden' : column.isActions ? actionsOfCard : fieldOfCard,
        'lg:h-11 lg:border-b lg:border-border lg:align-middle lg:group-last:border-b-0',
        isDense && column.width ? dense : 'lg:px-3',
        column.align === 'right' && 'tabular-nums lg:text-right',
        column.sticky && 'lg:sticky lg:right-0 lg:bg-surface lg:group-hover:bg-sunken',
        column.width && narrow,
        column.className,
      )}
    >
      {!column.isActions && (
        <span className="text-meta font-semibold text-ink-3 lg:hidden">{column.header}</span>
      )}
      <span className="min-w-0 break-words">{children}</span>
    </td>
  )
}

const fieldOfCard = 'max-lg:grid max-lg:grid-cols-[minmax(6rem,2fr)_3fr] max-lg:gap-3 max-lg:py-1.5'
const actionsOfCard = 'max-lg:-mr-2 max-lg:flex max-lg:justify-end'

function Head<Row>({ columns, actions, sort, onSort, isDense }: TableProps<Row>) {
  return (
    <thead {...roles.group} className="max-lg:hidden">
      <tr {...roles.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...roles.header}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            className={cx(
              headCell,
              column.align === 'right' ? 'text-right' : 'text-left',
              column.sticky && 'right-0 z-20',
              column.width && (isDense ? dense : narrow),
              column.width,
            )}
          >
            {column.sortable && onSort ? (
              <SortButton column={column} sort={sort} onSort={onSort} />
            ) : (
              column.header
            )}
          </th>
        ))}
        {actions && (
          <th {...roles.header} scope="col" className={headCell}>
            <span className="sr-only">{said.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/** Less air between the columns of a table that has to fit. */
const narrow = 'lg:max-xl:px-1.5'
/** The same at every width, but at the table's edge. */
const dense = 'lg:px-1.5 lg:first:pl-3 lg:last:pr-3'

const headCell =
  'sticky top-0 z-10 h-10 border-b border-border bg-surface px-3 text-meta font-semibold whitespace-nowrap text-ink-3'

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: TableColumn<Row>
  sort: TableSort | undefined
  onSort: (sort: TableSort) => void
}) {
  const direction = sort?.key === column.key ? sort.direction : undefined
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <button
      type="button"
      className={cx(
        'inline-flex h-7 items-center gap-1 rounded-sm hover:text-ink coarse:h-control',
        direction && 'text-ink',
      )}
      onClick={() => onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
    >
      {column.header}
      <Icon aria-hidden="true" className="size-3.5" />
    </button>
  )
}

function ariaSort<Row>(column: TableColumn<Row>, sort: TableSort | undefined) {
  if (sort?.key !== column.key) return undefined
  return sort.direction === 'asc' ? 'ascending' : 'descending'
}
