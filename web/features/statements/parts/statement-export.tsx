import { useQuery } from '@tanstack/react-query'
import type { Statement } from '../../../../contract/statements.ts'
import { money, monthIn } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { nameOf, unknownName, useFirm } from '../../people/public.ts'
import type { StatementsSearch } from '../address.ts'
import { statements, statementTotalsQuery } from '../api.ts'
import { all, entryCount, entryTypeNames, statusNames } from '../labels.ts'
import { listFiltersOf, periodLabel, periodOf } from '../logic.ts'

/** Takes the entries that the filters show away. */
export function StatementExport({ search }: { search: StatementsSearch }) {
  const { time_zone, statement_currency } = useFirm()
  const thisMonth = monthIn(time_zone)
  const filters = listFiltersOf(search, thisMonth)
  const { data } = useQuery(statementTotalsQuery(filters))
  const { q, type, status } = search
  const sums = data && [
    `Total Income ${money(data.total_income, statement_currency)}`,
    `Total Expense ${money(data.total_expense, statement_currency)}`,
    `Net Income ${money(data.net_income, statement_currency)}`,
    entryCount(data.count),
  ]
  return (
    <ExportMenu
      name="financial-statements"
      title="Financial Statements"
      shown={[
        q ? all.months : periodLabel(periodOf(search, thisMonth)),
        type && entryTypeNames[type].label,
        status && statusNames[status].label,
        q && `“${q}”`,
        ...(sums ?? []),
      ]}
      columns={columns}
      load={(most) => statements.every(filters, most)}
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
  { header: 'Created By', cell: ({ profiles }) => nameOf(profiles, unknownName), width: 24 },
]
