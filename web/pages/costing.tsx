import { useSearch } from '@tanstack/react-router'
import { said } from '../features/costing/labels.ts'
import type { CostingSearch } from '../features/costing/logic.ts'
import { CostDialog } from '../features/costing/parts/cost-dialog.tsx'
import { CostExport } from '../features/costing/parts/cost-export.tsx'
import { CostFilters, CostList, CostTotal } from '../features/costing/parts/cost-list.tsx'
import { listIn } from '../lib/rows/row-address.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { RowPage } from '../ui/rows/row-page.tsx'

/** /costing: what the firm's cases cost. */
export function CostingPage() {
  const search = useSearch({ from: '/staff/costing', select: listIn<CostingSearch>, structuralSharing: true })
  const onSearch = useSearchChange<CostingSearch>('/costing')
  return (
    <RowPage
      title="Case Costing"
      meta="Track what each case costs"
      add={{ label: said.add, shortcut: 'Add cost' }}
      onAdd={() => onSearch({ add: '1', edit: undefined })}
      taking={<CostExport search={search} />}
    >
      <CostTotal search={search} />
      <CostFilters search={search} onSearch={onSearch} />
      <CostList search={search} onSearch={onSearch} />
      <CostDialog caseId={search.case} />
    </RowPage>
  )
}
