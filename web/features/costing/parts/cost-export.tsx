import { useQuery } from '@tanstack/react-query'
import { type Cost, cost } from '../../../../contract/costing.ts'
import { costNames } from '../../../../contract/words/costing.ts'
import { money } from '../../../lib/format.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { useAuth } from '../../auth/public.tsx'
import { creatorColumn, useFirm } from '../../people/public.ts'
import { costs, costTotalQuery } from '../api.ts'
import { costCount } from '../labels.ts'
import { type CostingSearch, filtersOf } from '../logic.ts'

const columns = fileColumns(cost, costNames, {
  date_incurred: 12,
  case_id: 20,
  cost_category: 20,
  description: 60,
  amount: 16,
})

/** Takes the costs that the filters show away. */
export function CostExport({ search }: { search: CostingSearch }) {
  const { may } = useAuth()
  const { cost_currency } = useFirm()
  const { data: total } = useQuery(costTotalQuery(filtersOf(search)))
  const sum = total && `Total ${money(total.total, cost_currency)}, ${costCount(total.count)}`
  return (
    <ExportMenu<Cost>
      name="costs"
      title="Case Costing"
      shown={[search.q && `“${search.q}”`, search.case, search.category, sum]}
      columns={may('cases.manage') ? [...columns, creatorColumn] : columns}
      load={(most) => costs.every(filtersOf(search), most)}
    />
  )
}
