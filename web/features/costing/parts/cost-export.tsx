import { useQuery } from '@tanstack/react-query'
import type { Cost } from '../../../../contract/costing.ts'
import { money } from '../../../lib/format.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, unknownName, useFirm } from '../../people/public.ts'
import { costTotalQuery, everyCost } from '../api.ts'
import { costCount } from '../labels.ts'
import { type CostingSearch, filtersOf } from '../logic.ts'

/** Takes the costs that the filters show away. */
export function CostExport({ search }: { search: CostingSearch }) {
  const { isPartner } = useAuth()
  const { cost_currency } = useFirm()
  const { data: total } = useQuery(costTotalQuery(filtersOf(search)))
  const sum = total && `Total ${money(total.total, cost_currency)}, ${costCount(total.count)}`
  return (
    <ExportMenu
      name="costs"
      title="Case Costing"
      shown={[search.q && `“${search.q}”`, search.case, search.category, sum]}
      columns={isPartner ? [...columns, creator] : columns}
      load={(most) => everyCost(filtersOf(search), most)}
    />
  )
}

const columns: FileColumn<Cost>[] = [
  { header: 'Date', cell: (row) => ({ day: row.date_incurred }), width: 12 },
  { header: 'Case ID', cell: (row) => row.case_id },
  { header: 'Category', cell: (row) => row.cost_category },
  { header: 'Description', cell: (row) => row.description, width: 60 },
  { header: 'Amount', cell: (row) => ({ amount: row.amount }), width: 16 },
]

const creator: FileColumn<Cost> = {
  header: 'Created By',
  cell: ({ profiles }) => (profiles ? nameOf(profiles, unknownName) : unknownName),
  width: 24,
}
