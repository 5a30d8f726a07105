import { useInfiniteQuery } from '@tanstack/react-query'
import { Landmark, Plus, SearchX } from 'lucide-react'
import { monthIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { Table } from '../../../ui/table.tsx'
import { useFirm } from '../../people/public.ts'
import { statementsQuery, useDeleteStatement, useRestoreStatement } from '../api.ts'
import { said } from '../labels.ts'
import { listFiltersOf, periodLabel, periodOf } from '../logic.ts'
import { columnsOf } from './entry-columns.tsx'
import type { StatementFiltersProps } from './statement-filters.tsx'

/** The entries that the filters show, newest entry date first. */
export function EntryTable({ search, onSearch }: StatementFiltersProps) {
  const { time_zone, statement_currency } = useFirm()
  const query = useInfiniteQuery(statementsQuery(listFiltersOf(search, monthIn(time_zone))))
  const { data, isPending, isFetching, refetch } = query
  const remove = useRemoval({
    remove: useDeleteStatement().mutateAsync,
    restore: useRestoreStatement().mutateAsync,
    said,
  })
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  return (
    <Table
      caption="Entries"
      columns={columnsOf(statement_currency, {
        onEdit: ({ id }) => onSearch({ edit: id }),
        onDelete: remove,
      })}
      rows={data.pages.flatMap((page) => page.items)}
      rowKey={(row) => row.id}
      empty={<NoEntries search={search} onSearch={onSearch} />}
      footer={
        query.hasNextPage && (
          // Said again in words, because the phone layout takes the table's own roles away.
          <tr {...{ role: 'row' }} className="max-lg:block">
            <td {...{ role: 'cell' }} colSpan={7} className="max-lg:block">
              <LoadMore pages={query} />
            </td>
          </tr>
        )
      }
    />
  )
}

function NoEntries({ search, onSearch }: StatementFiltersProps) {
  const { time_zone } = useFirm()
  const { q, type, status } = search
  if (q || type || status) {
    const clear = () => onSearch({ q: undefined, type: undefined, status: undefined })
    return (
      <EmptyState
        icon={<SearchX />}
        title={said.none}
        action={<Button onClick={clear}>Clear filters</Button>}
      >
        Try adjusting your search, type, status or month.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Landmark />}
      title={said.none}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ add: '1' })}
        >
          Add Entry
        </Button>
      }
    >
      Income and expenses of {periodLabel(periodOf(search, monthIn(time_zone)))} will be listed here.
    </EmptyState>
  )
}
