import { useSearch } from '@tanstack/react-router'
import { said } from '../features/activity/labels.ts'
import { type AuditSearch, savedOfAudit } from '../features/activity/logic.ts'
import { AuditFilters } from '../features/activity/parts/audit-filters.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { laterPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { PageHeading } from '../ui/heading.tsx'

// Its words are as many as the areas of the product; they come beside the first events.
const AuditTable = laterPart(() => import('../features/activity/parts/audit-table.tsx'), 'AuditTable')
const AuditExport = laterPart(() => import('../features/activity/parts/audit-export.tsx'), 'AuditExport')

/** /audit: what happened in the firm, for partners. */
export function AuditPage() {
  const search = useSearch({ from: '/staff/partners-only/audit' })
  const onSearch = useSearchChange<AuditSearch>('/audit')
  // Its place is kept until it is here, so that nothing below moves.
  const actions = (
    <div className="min-h-control">
      <AuditExport search={search} />
    </div>
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={said.meta} actions={actions} />
      <AuditFilters search={search} onSearch={onSearch} />
      <SavedViews page="/audit" names={savedOfAudit} search={search} onSearch={onSearch} />
      <AuditTable search={search} onSearch={onSearch} />
    </div>
  )
}
