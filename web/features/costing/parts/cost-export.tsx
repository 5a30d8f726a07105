import type { Cost } from '../../../../contract/costing.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { useAuth } from '../../auth/public.tsx'
import { ExportMenu, unknownName } from '../../cases/public.ts'
import { everyCost } from '../api.ts'
import { type CostingSearch, filtersOf } from '../logic.ts'

/** Takes the costs that the filters show away. */
export function CostExport({ search }: { search: CostingSearch }) {
  const { isPartner } = useAuth()
  const load = () => everyCost(filtersOf(search))
  return <ExportMenu name="costs" columns={isPartner ? [...columns, creator] : columns} load={load} />
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
  cell: ({ profiles }) => profiles?.full_name || unknownName,
  width: 24,
}
