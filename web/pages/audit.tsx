import { useSearch } from '@tanstack/react-router'
import { said } from '../features/activity/labels.ts'
import type { AuditSearch } from '../features/activity/logic.ts'
import { AuditExport } from '../features/activity/parts/audit-export.tsx'
import { AuditFilters } from '../features/activity/parts/audit-filters.tsx'
import { AuditTable } from '../features/activity/parts/audit-table.tsx'
import { useSearchChange } from '../lib/search-change.ts'
import { PageHeading } from '../ui/heading.tsx'

/** /audit: what happened in the firm, for partners. */
export function AuditPage() {
  const search = useSearch({ from: '/staff/partners-only/audit' })
  const onSearch = useSearchChange<AuditSearch>('/audit')
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={said.title} meta={said.meta} actions={<AuditExport search={search} />} />
      <AuditFilters search={search} onSearch={onSearch} />
      <AuditTable search={search} onSearch={onSearch} />
    </div>
  )
}
