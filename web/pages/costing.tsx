import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { costQuery } from '../features/costing/api.ts'
import type { CostingSearch } from '../features/costing/logic.ts'
import { CostDialog } from '../features/costing/parts/cost-dialog.tsx'
import { CostExport } from '../features/costing/parts/cost-export.tsx'
import { CostFilters } from '../features/costing/parts/cost-filters.tsx'
import { CostList } from '../features/costing/parts/cost-list.tsx'
import { CostTotal } from '../features/costing/parts/cost-total.tsx'
import { useBesideDialogs, useSearchChange } from '../lib/search-change.ts'
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
  const beside = useBesideDialogs(search, 'add', 'edit')
  const list = useMemo(
    () => (
      <>
        <CostTotal search={beside} />
        <CostFilters search={beside} onSearch={onSearch} />
        <CostList search={beside} onSearch={onSearch} />
      </>
    ),
    [beside, onSearch],
  )
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
      {list}
      <CostDialog
        open={isEditing || search.add === '1'}
        cost={isEditing ? edited : undefined}
        caseId={search.case}
        onClose={() => onSearch({ add: undefined, edit: undefined })}
      />
    </div>
  )
}
