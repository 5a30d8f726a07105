import { useInfiniteQuery } from '@tanstack/react-query'
import { Briefcase } from 'lucide-react'
import type { LegalCase } from '../../../../contract/cases.ts'
import { useLastSeen } from '../../../lib/last-seen.ts'
import { oneOf } from '../../../lib/search.ts'
import { Restored } from '../../../ui/restored.tsx'
import { Conflict } from '../../../ui/rows/conflict.tsx'
import { MoreRow, NoRows, RowList } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { Table, type TableSort } from '../../../ui/table.tsx'
import { type CaselistSearch, caseSorts, filterNames } from '../address.ts'
import { cases } from '../api.ts'
import { asked, said } from '../labels.ts'
import { narrowedBy, orderOf, searchOfOrder } from '../logic.ts'
import { columnsOf, isMany } from './case-columns.tsx'
import { useMoreColumns } from './more-columns.tsx'
import { useCaseEditor } from './use-case-editor.ts'

type CaseTableProps = {
  search: CaselistSearch
  onSearch: (change: Partial<CaselistSearch>) => void
}

/** The firm's cases in their seven columns and those that were chosen, each edited in its place. */
export function CaseTable({ search, onSearch }: CaseTableProps) {
  const order = orderOf(search)
  const query = useInfiniteQuery(
    cases.list({ ...narrowedBy(search), sort: order.key, direction: order.direction }),
  )
  const listed = query.data?.pages.flatMap((page) => page.items) ?? []
  const edited = useLastSeen(listed, search.edit)
  const rows = edited && !listed.includes(edited) ? [edited, ...listed] : listed
  const editor = useCaseEditor(edited?.can.edit ? edited : undefined, () => onSearch({ edit: undefined }))
  const more = useMoreColumns(search)
  const remove = useAskedRemoval(cases, said, asked.delete)
  const onDelete = (row: LegalCase) => remove(row, row.case_id)
  const onSort = ({ key, direction }: TableSort) => {
    const sort = oneOf(key, caseSorts)
    if (sort) onSearch(searchOfOrder(sort, sort === order.key ? direction : orderOf({ sort }).direction))
  }
  const onAdd = () => onSearch({ add: '1' })
  const empty = (
    <NoRows
      icon={<Briefcase />}
      {...{ search, onSearch, onAdd }}
      said={{ ...said, add: said.addFirst }}
      filters={['q', 'status', 'mine', 'undated', ...filterNames]}
      {...(search.q && { clear: said.clearSearch })}
    />
  )
  return (
    <RowList query={query} said={said}>
      {() => (
        <>
          {editor?.restored && <Restored onDiscard={editor.discard} />}
          {editor?.current && <Conflict what={said.this} />}
          <Table
            caption={said.listed}
            minWidth={editor ? 'lg:min-w-[60rem]' : more.minWidth}
            isDense={!editor && isMany(more.columns)}
            columns={columnsOf(
              editor,
              { onEdit: (row) => onSearch({ edit: row.id }), onDelete },
              more.columns,
            )}
            rows={rows}
            rowKey={(row) => row.id}
            sort={order}
            onSort={onSort}
            empty={empty}
            footer={query.hasNextPage && <MoreRow pages={query} columns={7 + more.columns.length} />}
          />
        </>
      )}
    </RowList>
  )
}
