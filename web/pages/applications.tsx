import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { applicationQuery } from '../features/applications/api.ts'
import { pageWords as said } from '../features/applications/labels.ts'
import { type ApplicationsSearch, savedOfApplications } from '../features/applications/logic.ts'
import { ApplicationList } from '../features/applications/parts/application-list.tsx'
import { ApplicationStats } from '../features/applications/parts/application-stats.tsx'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { sentenceOf } from '../lib/failure.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { Dialog } from '../ui/dialog.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { ErrorState } from '../ui/states.tsx'

// Opened by a press, so the page does not wait for it.
const ReviewDialog = lazyPart(
  () => import('../features/applications/parts/review-dialog.tsx'),
  'ReviewDialog',
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
      <PageHeading title={said.title} meta={said.meta} />
      <ApplicationStats />
      <SavedViews page="/applications" names={savedOfApplications} search={search} onSearch={onSearch} />
      <ApplicationList search={search} onSearch={onSearch} />
      <Suspense fallback={null}>
        {reviewed && <ReviewDialog application={reviewed} open={reviewed.id === review} onClose={close} />}
      </Suspense>
      {review !== undefined && error && !reviewed && (
        <Dialog open onClose={close} size="sm" title={said.missingTitle}>
          <ErrorState title={said.missing} reason={sentenceOf(error)} />
        </Dialog>
      )}
    </div>
  )
}
