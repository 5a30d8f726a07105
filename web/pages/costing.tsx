import { said } from '../features/costing/labels.ts'
import { type CostingSearch, narrowing } from '../features/costing/logic.ts'
import { CostExport, CostFilters, CostList, CostTotal } from '../features/costing/parts/cost-list.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { RowPage } from '../ui/rows/row-page.tsx'

const CostDialog = laterPart(() => import('../features/costing/parts/cost-dialog.tsx'), 'CostDialog')

/** /costing: what the firm's cases cost. */
export function CostingPage() {
  const page = useRowPage<CostingSearch>('/costing')
  return (
    <RowPage said={said} onAdd={page.onAdd} taking={<CostExport {...page} />}>
      <CostTotal {...page} />
      <CostFilters {...page} />
      <SavedViews page="/costing" names={narrowing} {...page} />
      <CostList {...page} />
      <CostDialog caseId={page.search.case} />
    </RowPage>
  )
}
