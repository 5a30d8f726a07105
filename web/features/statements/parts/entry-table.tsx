import { useInfiniteQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { monthIn } from '../../../lib/format.ts'
import { MoreRow, NoRows, RowList } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Table } from '../../../ui/table.tsx'
import { useFirm } from '../../people/public.ts'
import { statements } from '../api.ts'
import { said, willBeListed } from '../labels.ts'
import { listFiltersOf, periodLabel, periodOf } from '../logic.ts'
import { columnsOf } from './entry-columns.tsx'
import type { StatementFiltersProps } from './statement-filters.tsx'

/** The entries that the filters show, newest entry date first. */
export function EntryTable({ search, onSearch }: StatementFiltersProps) {
  const { time_zone, statement_currency } = useFirm()
  const thisMonth = monthIn(time_zone)
  const query = useInfiniteQuery(statements.list(listFiltersOf(search, thisMonth)))
  const onDelete = useRemoval(statements, said)
  const { q, type, status } = search
  const isFiltered = [q, type, status].some(Boolean)
  return (
    <RowList
      query={query}
      said={said}
      empty={
        <NoRows
          icon={<Landmark />}
          title={said.none}
          text={willBeListed(periodLabel(periodOf(search, thisMonth)))}
          add={{ label: said.add, onAdd: () => onSearch({ add: '1' }) }}
          filtered={isFiltered && said.tryOther}
          onClear={() => onSearch({ q: undefined, type: undefined, status: undefined })}
        />
      }
    >
      {(rows) => (
        <Table
          caption="Entries"
          columns={columnsOf(statement_currency, { onEdit: ({ id }) => onSearch({ edit: id }), onDelete })}
          rows={rows}
          rowKey={(row) => row.id}
          footer={query.hasNextPage && <MoreRow pages={query} columns={7} />}
        />
      )}
    </RowList>
  )
}
