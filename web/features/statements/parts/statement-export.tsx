import { useQuery } from '@tanstack/react-query'
import { type Statement, statement } from '../../../../contract/statements.ts'
import {
  entryTypeWords,
  statementCategoryWords,
  statementNames,
  statementStatusWords,
} from '../../../../contract/words/statements.ts'
import { money, monthIn } from '../../../lib/format.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { shownAs } from '../../../lib/words.tsx'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { creatorColumn, useFirm } from '../../people/public.ts'
import type { StatementsSearch } from '../address.ts'
import { statements, statementTotalsQuery } from '../api.ts'
import { entryCount, said, sumNames, sumOf } from '../labels.ts'
import { listFiltersOf, narrowedBy, periodLabel, periodOf } from '../logic.ts'

const columns = fileColumns(
  statement,
  statementNames,
  { entry_date: 12, entry_type: 10, category: 24, description: 60, amount: 18, status: 12, remarks: 40 },
  {
    entry_type: shownAs(entryTypeWords),
    category: shownAs(statementCategoryWords),
    status: shownAs(statementStatusWords),
  },
)

/** Takes the entries that the filters show away. */
export function StatementExport({ search }: { search: StatementsSearch }) {
  const { time_zone, statement_currency } = useFirm()
  const thisMonth = monthIn(time_zone)
  const filters = listFiltersOf(search, thisMonth)
  const { data } = useQuery(statementTotalsQuery(filters))
  const { q } = search
  const sums = data && [
    sumOf(sumNames.income, money(data.total_income, statement_currency)),
    sumOf(sumNames.expense, money(data.total_expense, statement_currency)),
    sumOf(sumNames.net, money(data.net_income, statement_currency)),
    entryCount(data.count),
  ]
  return (
    <ExportMenu<Statement>
      name="financial-statements"
      title={said.title}
      shown={[
        q ? said.allMonths : periodLabel(periodOf(search, thisMonth)),
        ...narrowedBy(search),
        q && `“${q}”`,
        ...(sums ?? []),
      ]}
      columns={[...columns, creatorColumn]}
      load={(most) => statements.every(filters, most)}
    />
  )
}
