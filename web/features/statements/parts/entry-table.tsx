import { useInfiniteQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { monthIn } from '../../../lib/format.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { MoreRow, NoRows, RowList } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Table } from '../../../ui/table.tsx'
import { useFirm } from '../../people/public.ts'
import type { StatementsSearch } from '../address.ts'
import { statements } from '../api.ts'
import { entriesOf, said } from '../labels.ts'
import { listFiltersOf, periodLabel, periodOf } from '../logic.ts'
import { columnsOf } from './entry-columns.tsx'

/** The entries that the filters show, newest entry date first. */
export function EntryTable({ search, onSearch, onAdd, onEdit }: RowPage<StatementsSearch>) {
  const { time_zone, statement_currency } = useFirm()
  const thisMonth = monthIn(time_zone)
  const query = useInfiniteQuery(statements.list(listFiltersOf(search, thisMonth)))
  const onDelete = useRemoval(statements, said)
  const willBeListed = entriesOf(periodLabel(periodOf(search, thisMonth)))
  const empty = (
    <NoRows
      icon={<Landmark />}
      said={{ ...said, willBeListed }}
      {...{ search, onSearch, onAdd }}
      filters={['q', 'type', 'status']}
    />
  )
  return (
    <RowList {...{ query, said, empty }}>
      {(rows) => (
        <Table
          caption={said.listed}
          columns={columnsOf(statement_currency, { onEdit, onDelete })}
          rows={rows}
          rowKey={(row) => row.id}
          footer={query.hasNextPage && <MoreRow pages={query} columns={7} />}
        />
      )}
    </RowList>
  )
}
