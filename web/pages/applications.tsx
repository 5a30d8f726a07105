import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { applicationQuery } from '../features/applications/api.ts'
import type { ApplicationsSearch } from '../features/applications/logic.ts'
import { ApplicationFilters } from '../features/applications/parts/application-filters.tsx'
import { ApplicationList } from '../features/applications/parts/application-list.tsx'
import { ApplicationStats } from '../features/applications/parts/application-stats.tsx'
import { MissingApplication } from '../features/applications/parts/missing-application.tsx'
import { useSearchChange } from '../lib/search-change.ts'
import { PageHeading } from '../ui/heading.tsx'

// Opened by a press, so the page does not wait for it.
const ReviewDialog = lazy(() =>
  import('../features/applications/parts/review-dialog.tsx').then((module) => ({
    default: module.ReviewDialog,
  })),
)

/** /applications: who wants to join the firm, for the partners. */
export function ApplicationsPage() {
  const search = useSearch({ from: '/staff/partners-only/applications' })
  const onSearch = useSearchChange<ApplicationsSearch>('/applications')
  const { review } = search
  const { data: reviewed, error } = useQuery({
    ...applicationQuery(review ?? ''),
    enabled: review !== undefined,
  })
  const close = () => onSearch({ review: undefined })
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title="Career Applications" meta="Review who applies to the firm" />
      <ApplicationStats />
      <ApplicationFilters search={search} onSearch={onSearch} />
      <ApplicationList search={search} onSearch={onSearch} />
      <Suspense fallback={null}>
        {reviewed && <ReviewDialog application={reviewed} open={reviewed.id === review} onClose={close} />}
      </Suspense>
      {review !== undefined && error && !reviewed && <MissingApplication error={error} onClose={close} />}
    </div>
  )
}
