import { useInfiniteQuery } from '@tanstack/react-query'
import type { Statement } from '../../../../contract/statements.ts'
import { monthIn } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu, unknownName } from '../../cases/public.ts'
import { useFirm } from '../../people/public.ts'
import { everyStatement, statementsQuery } from '../api.ts'
import { entryTypeNames, statusNames } from '../labels.ts'
import { filtersOf, type StatementsSearch } from '../logic.ts'

/** Takes the entries that the filters show away. */
export function StatementExport({ search }: { search: StatementsSearch }) {
  const { time_zone } = useFirm()
  const filters = filtersOf(search, monthIn(time_zone))
  const { fetchNextPage, hasNextPage } = useInfiniteQuery(statementsQuery(filters))
  const showAll = async () => {
    for (let more = hasNextPage; more; ) more = (await fetchNextPage({ throwOnError: true })).hasNextPage
  }
  return (
    <ExportMenu
      name="financial-statements"
      columns={columns}
      load={() => everyStatement(filters)}
      beforePrint={showAll}
    />
  )
}

const columns: FileColumn<Statement>[] = [
  { header: 'Date', cell: (row) => ({ day: row.entry_date }), width: 12 },
  { header: 'Type', cell: (row) => entryTypeNames[row.entry_type].label, width: 10 },
  { header: 'Category', cell: (row) => row.category, width: 24 },
  { header: 'Description', cell: (row) => row.description, width: 60 },
  { header: 'Amount', cell: (row) => ({ amount: row.amount }), width: 18 },
  { header: 'Status', cell: (row) => statusNames[row.status].label, width: 12 },
  { header: 'Remarks', cell: (row) => row.remarks, width: 40 },
  { header: 'Created By', cell: ({ profiles }) => profiles.full_name || unknownName, width: 24 },
]
