import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { cx } from './cx.ts'

export type TableColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand right in tabular figures. */
  align?: 'left' | 'right' | undefined
  /** Lets the header sort by this column. */
  sortable?: boolean | undefined
  className?: string | undefined
}

export type TableSort = { key: string; direction: 'asc' | 'desc' }

export type TableProps<Row> = {
  /** Names the table for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The last column, always visible. */
  actions?: ((row: Row) => ReactNode) | undefined
  sort?: TableSort | undefined
  onSort?: ((sort: TableSort) => void) | undefined
  density?: 'comfortable' | 'compact' | undefined
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

/** A table with a sticky header; below 768 px each row is a card that repeats the header's words. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, actions, density = 'comfortable', empty, footer } = props
  const isWhole = useWhole(rows.length)
  if (rows.length === 0 && empty !== undefined) return empty
  const shown = isWhole ? rows : rows.slice(0, firstRows)
  return (
    <section
      aria-label={caption}
      data-scroller=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide or long table is scrolled with the keyboard too.
      tabIndex={0}
      className="rounded-lg border-border focus-visible:outline-offset-0 md:max-h-[80vh] md:overflow-auto md:border md:bg-surface md:shadow-card"
    >
      <table
        {...roles.table}
        aria-label={caption}
        className="w-full border-separate border-spacing-0 text-body max-md:block"
      >
        <Head {...props} />
        <tbody {...roles.group} className="max-md:flex max-md:flex-col max-md:gap-3">
          {shown.map((row) => (
            <tr
              key={rowKey(row)}
              {...roles.row}
              className="group max-md:relative max-md:block max-md:rounded-lg max-md:border max-md:border-border max-md:bg-surface max-md:px-4 max-md:py-2 max-md:shadow-card md:hover:bg-sunken"
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column} dense={density === 'compact'}>
                  {column.cell(row)}
                </Cell>
              ))}
              {actions && (
                <td
                  {...roles.cell}
                  className="max-md:flex max-md:justify-end max-md:gap-1 max-md:border-t max-md:border-border max-md:pt-2 md:w-px md:border-b md:border-border md:px-3 md:whitespace-nowrap md:group-last:border-b-0"
                >
                  <span className="flex items-center justify-end gap-1">{actions(row)}</span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
        {isWhole && footer && <tfoot {...roles.group}>{footer}</tfoot>}
      </table>
    </section>
  )
}

/** More than a screen shows before anybody scrolls. */
const firstRows = 20

/** False at first where a table is long: its first screen is painted before the rest is made. */
function useWhole(length: number): boolean {
  const [isWhole, setWhole] = useState(length <= firstRows)
  useEffect(() => startTransition(() => setWhole(true)), [])
  return isWhole
}

function Cell<Row>({
  column,
  dense,
  children,
}: {
  column: TableColumn<Row>
  dense: boolean
  children: ReactNode
}) {
  return (
    <td
      {...roles.cell}
      className={cx(
        'max-md:grid max-md:grid-cols-[minmax(6rem,2fr)_3fr] max-md:gap-3 max-md:py-1.5',
        'md:border-b md:border-border md:px-3 md:align-middle md:group-last:border-b-0',
        dense ? 'md:h-9' : 'md:h-11',
        column.align === 'right' && 'tabular-nums md:text-right',
        column.className,
      )}
    >
      <span className="text-meta font-semibold text-ink-3 md:hidden">{column.header}</span>
      <span className="min-w-0 break-words">{children}</span>
    </td>
  )
}

function Head<Row>({ columns, actions, sort, onSort }: TableProps<Row>) {
  return (
    <thead {...roles.group} className="max-md:hidden">
      <tr {...roles.row}>
        {columns.map((column) => (
          <th
            key={column.key}
            {...roles.header}
            scope="col"
            aria-sort={ariaSort(column, sort)}
            className={cx(headCell, column.align === 'right' ? 'text-right' : 'text-left')}
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
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

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
      className={cx('inline-flex h-7 items-center gap-1 rounded-sm hover:text-ink', direction && 'text-ink')}
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
