import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import type { ArchiveSearch } from '../features/notes/address.ts'
import { noteMonthsQuery } from '../features/notes/api.ts'
import { archive, said } from '../features/notes/labels.ts'
import { archiveFiltersOf, archiveMonth } from '../features/notes/logic.ts'
import { ArchiveBoard, NothingArchived } from '../features/notes/parts/archive-board.tsx'
import { ArchiveFilters } from '../features/notes/parts/archive-filters.tsx'
import { readableBy } from '../features/notes/parts/readable-by.ts'
import { useFirm } from '../features/people/public.ts'
import { monthIn } from '../lib/format.ts'
import { paths } from '../lib/paths.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'
import { useLoadFailure } from '../ui/load-failure.ts'
import { Loading } from '../ui/spinner.tsx'
import { ErrorState } from '../ui/states.tsx'

/** /archive: tasks that were taken off the active list, by the month they were made in. */
export function ArchivePage() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={archive.title}
        actions={
          <Link {...paths.tasks()} className={buttonClass()}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {said.backToTasks}
          </Link>
        }
      />
      <Months />
    </div>
  )
}

function Months() {
  const maySeeAll = useAuth().may('notes.all')
  const found = useSearch({ from: '/staff/archive' })
  const search = useMemo(() => readableBy(maySeeAll, found), [maySeeAll, found])
  const onChange = useSearchChange<ArchiveSearch>('/archive')
  const { time_zone } = useFirm()
  const query = useQuery(noteMonthsQuery(true))
  const { data, isPending, isFetching, refetch } = query
  const reason = useLoadFailure(query, said.loadFailed)
  const shown = useDeferredValue(search)
  if (isPending) return <Loading label={archive.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const keys = data.months.map(({ key }) => key)
  const month = archiveMonth(keys, search.month, monthIn(time_zone))
  if (month === undefined) return <NothingArchived />
  return (
    <>
      <ArchiveFilters
        search={search}
        month={month}
        {...data}
        withUsers={maySeeAll || data.creators.length > 1}
        onChange={onChange}
      />
      <ArchiveBoard
        filters={archiveFiltersOf(shown, archiveMonth(keys, shown.month, monthIn(time_zone)))}
        isSearched={Boolean(search.q ?? search.category)}
        open={search.open}
        onOpen={(open) => onChange({ open })}
      />
    </>
  )
}
