import { useSearch } from '@tanstack/react-router'
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
      <PageHeading
        title="Audit"
        meta="Who did what in the firm, and when"
        actions={<AuditExport search={search} />}
      />
      <AuditFilters search={search} onSearch={onSearch} />
      <AuditTable search={search} onSearch={onSearch} />
    </div>
  )
}
