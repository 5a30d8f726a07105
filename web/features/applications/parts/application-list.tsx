import { useInfiniteQuery } from '@tanstack/react-query'
import { Inbox, SearchX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import { applicationsQuery } from '../api.ts'
import { said } from '../labels.ts'
import { filtersOf } from '../logic.ts'
import { ApplicationCard } from './application-card.tsx'
import type { ApplicationFiltersProps } from './application-filters.tsx'

/** The applications that the filters show, newest first. */
export function ApplicationList({ search, onSearch }: ApplicationFiltersProps) {
  const query = useInfiniteQuery(applicationsQuery(filtersOf(search)))
  const { data, isPending, isFetching, refetch } = query
  const { time_zone } = useFirm()
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const applications = data.pages.flatMap((page) => page.items)
  if (applications.length === 0) return <NoApplications search={search} onSearch={onSearch} />
  return (
    <section aria-label="Applications">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {applications.map((application) => (
          <ApplicationCard
            key={application.id}
            application={application}
            zone={time_zone}
            onReview={({ id }) => onSearch({ review: id })}
          />
        ))}
      </div>
      <LoadMore pages={query} />
    </section>
  )
}

function NoApplications({ search, onSearch }: ApplicationFiltersProps) {
  if (Object.keys(filtersOf(search)).length === 0) {
    return (
      <EmptyState icon={<Inbox />} title={said.none}>
        {said.noneHint}
      </EmptyState>
    )
  }
  const clear = () => onSearch({ q: undefined, status: undefined, position: undefined })
  return (
    <EmptyState
      icon={<SearchX />}
      title="No applications found"
      action={<Button onClick={clear}>Clear filters</Button>}
    >
      Try adjusting your search, status or position.
    </EmptyState>
  )
}
