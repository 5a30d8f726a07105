import { useQuery } from '@tanstack/react-query'
import { type Statement, statement } from '../../../../contract/statements.ts'
import { statementNames } from '../../../../contract/words/statements.ts'
import { money, monthIn } from '../../../lib/format.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { creatorColumn, useFirm } from '../../people/public.ts'
import type { StatementsSearch } from '../address.ts'
import { statements, statementTotalsQuery } from '../api.ts'
import { all, entryCount, entryTypeNames, statusNames, wordOf } from '../labels.ts'
import { listFiltersOf, periodLabel, periodOf } from '../logic.ts'

const columns = fileColumns(
  statement,
  statementNames,
  { entry_date: 12, entry_type: 10, category: 24, description: 60, amount: 18, status: 12, remarks: 40 },
  { entry_type: wordOf, status: wordOf },
)

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
    <ExportMenu<Statement>
      name="financial-statements"
      title="Financial Statements"
      shown={[
        q ? all.months : periodLabel(periodOf(search, thisMonth)),
        type && entryTypeNames[type].label,
        status && statusNames[status].label,
        q && `“${q}”`,
        ...(sums ?? []),
      ]}
      columns={[...columns, creatorColumn]}
      load={(most) => statements.every(filters, most)}
    />
  )
}
