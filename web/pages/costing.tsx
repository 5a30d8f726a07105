import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { costQuery } from '../features/costing/api.ts'
import type { CostingSearch } from '../features/costing/logic.ts'
import { CostDialog } from '../features/costing/parts/cost-dialog.tsx'
import { CostExport } from '../features/costing/parts/cost-export.tsx'
import { CostFilters } from '../features/costing/parts/cost-filters.tsx'
import { CostList } from '../features/costing/parts/cost-list.tsx'
import { CostTotal } from '../features/costing/parts/cost-total.tsx'
import { useSearchChange } from '../lib/search-change.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'

/** /costing: what the firm's cases cost. */
export function CostingPage() {
  const search = useSearch({ from: '/staff/costing' })
  const onSearch = useSearchChange<CostingSearch>('/costing')
  const { data: edited } = useQuery({ ...costQuery(search.edit ?? ''), enabled: search.edit !== undefined })
  const add = () => onSearch({ add: '1', edit: undefined })
  useShortcut('n', add, 'Add cost')
  const isEditing = search.edit !== undefined && edited !== undefined
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title="Case Costing"
        meta="Track what each case costs"
        actions={
          <>
            <CostExport search={search} />
            <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={add}>
              Add Cost
            </Button>
          </>
        }
      />
      <CostTotal search={search} />
      <CostFilters search={search} onSearch={onSearch} />
      <CostList search={search} onSearch={onSearch} />
      <CostDialog
        open={isEditing || search.add === '1'}
        cost={isEditing ? edited : undefined}
        caseId={search.case}
        onClose={() => onSearch({ add: undefined, edit: undefined })}
      />
    </div>
  )
}
