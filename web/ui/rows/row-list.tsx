import { SearchX } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { said as own } from '../labels.ts'
import { type Loading as LoadingState, useLoadFailure } from '../load-failure.ts'
import { LoadMore, type Pages } from '../load-more.tsx'
import { Awaited, EmptyState } from '../states.tsx'
import { AddButton } from './row-page.tsx'

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
  useLoadFailure(query, said.loadFailed)
  const { data } = query
  if (!data) return <Awaited of={query} said={said} />
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

type NoRowsProps<Search> = {
  icon: ReactNode
  /** What is said of an empty list, what will be listed, and what else to try where filters hide everything. */
  said: { none: string; noneFound?: string; willBeListed: string; tryOther: string; add?: string }
  /** Said of an empty list in place of what its own page says. */
  none?: string | undefined
  search: Search
  /** Left out where another list clears the filters. */
  onSearch?: ((change: { [Name in keyof Search]?: undefined }) => void) | undefined
  /** The names of what narrows the list. */
  filters: readonly (keyof Search)[]
  onAdd?: (() => void) | undefined
  /** Said instead where nothing can be added yet. */
  instead?: { short: string; long: string } | false
  /** What the button says that clears the filters. */
  clear?: string
}

/** Why there is nothing to see, and the one way on. */
export function NoRows<Search extends object>(props: NoRowsProps<Search>) {
  const { icon, said, none = said.none, search, onSearch, filters, onAdd, instead } = props
  if (filters.some((name) => search[name])) {
    const cleared: { [Name in keyof Search]?: undefined } = {}
    for (const name of filters) cleared[name] = undefined
    return (
      <EmptyState
        icon={<SearchX />}
        title={said.noneFound ?? none}
        action={
          onSearch && <Button onClick={() => onSearch(cleared)}>{props.clear ?? own.clearFilters}</Button>
        }
      >
        {said.tryOther}
      </EmptyState>
    )
  }
  if (instead) {
    return (
      <EmptyState icon={icon} title={instead.short}>
        {instead.long}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={none}
      action={onAdd && said.add && <AddButton label={said.add} onAdd={onAdd} />}
    >
      {said.willBeListed}
    </EmptyState>
  )
}
