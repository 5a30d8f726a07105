import { SearchX } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { type Loading as LoadingState, useLoadFailure } from '../load-failure.ts'
import { LoadMore, type Pages } from '../load-more.tsx'
import { Loading } from '../spinner.tsx'
import { EmptyState, ErrorState } from '../states.tsx'
import { AddButton, type AddButtonProps } from './row-page.tsx'

/** What an infinite query says of a list of rows. */
type ListedRows<Row> = Pages &
  LoadingState & {
    data: { pages: readonly { items: Row[] }[] } | undefined
    isPending: boolean
    refetch: () => Promise<unknown>
  }

type RowListProps<Row> = {
  query: ListedRows<Row>
  said: Record<'loading' | 'loadFailed', string>
  /** Shown instead of the list when there is no row; left out, the list shows that itself. */
  empty?: ReactNode
  children: (rows: Row[]) => ReactNode
}

/** A list of rows in each of its states: on its way, failed with a way to try again, empty, and there. */
export function RowList<Row>({ query, said, empty, children }: RowListProps<Row>) {
  const { data, isPending, isFetching, refetch } = query
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const rows = data.pages.flatMap((page) => page.items)
  return rows.length === 0 && empty ? empty : children(rows)
}

type RowCardsProps<Row> = Omit<RowListProps<Row>, 'children'> & {
  label: string
  /** How the cards stand, where they do not stand in up to three columns. */
  grid?: string
  /** The card of a row. */
  children: (row: Row) => ReactNode
}

/** A list of rows as cards, with the next page shortly before it comes into view. */
export function RowCards<Row extends { id: string }>(props: RowCardsProps<Row>) {
  const { label, grid = 'grid gap-4 md:grid-cols-2 xl:grid-cols-3', children, query } = props
  return (
    <RowList {...props}>
      {(rows) => (
        <section aria-label={label}>
          <div className={grid}>
            {rows.map((row) => (
              <Fragment key={row.id}>{children(row)}</Fragment>
            ))}
          </div>
          <LoadMore pages={query} />
        </section>
      )}
    </RowList>
  )
}

// Said again in words, because the phone layout takes the table's own roles away.
const roles = { row: { role: 'row' }, cell: { role: 'cell' } } as const

/** The foot of a table of rows, inside its scroller, so that more is loaded when the last rows come near. */
export function MoreRow({ pages, columns }: { pages: Pages; columns: number }) {
  return (
    <tr {...roles.row} className="max-lg:block">
      <td {...roles.cell} colSpan={columns} className="max-lg:block">
        <LoadMore pages={pages} />
      </td>
    </tr>
  )
}

type NoRowsProps = {
  icon: ReactNode
  title: string
  /** What will be listed here. */
  text: ReactNode
  add?: AddButtonProps | undefined
  /** What else to try, where filters hide everything; false where there is nothing at all. */
  filtered?: string | false | undefined
  onClear?: (() => void) | undefined
  /** What the button says that clears the filters. */
  clear?: string
}

/** Why there is nothing to see, and the one way on. */
export function NoRows({ icon, title, text, add, filtered, onClear, clear = 'Clear filters' }: NoRowsProps) {
  if (filtered) {
    const action = onClear && <Button onClick={onClear}>{clear}</Button>
    return (
      <EmptyState icon={<SearchX />} title={title} action={action}>
        {filtered}
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={icon} title={title} action={add && <AddButton {...add} />}>
      {text}
    </EmptyState>
  )
}
