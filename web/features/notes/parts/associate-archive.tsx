import { useQuery } from '@tanstack/react-query'
import { Archive } from 'lucide-react'
import { useDeferredValue } from 'react'
import { monthIn } from '../../../lib/format.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import { noteMonthsQuery } from '../api.ts'
import { associateArchive as words } from '../labels.ts'
import { archiveFiltersOf, archiveMonth } from '../logic.ts'
import { NothingFound } from './archive-board.tsx'
import { ArchiveFilters } from './archive-filters.tsx'
import type { AssociateNotesSearch } from './associate-notes.tsx'
import { ReadingBoard } from './reading-board.tsx'

export type AssociateArchiveSearch = AssociateNotesSearch & { month?: string | undefined }

export type AssociateArchiveProps = {
  user_id: string
  search: AssociateArchiveSearch
  onSearch: (change: AssociateArchiveSearch) => void
}

/** The archived tasks of an associate by the month they were made in. */
export function AssociateArchive({ user_id, search, onSearch }: AssociateArchiveProps) {
  const { time_zone } = useFirm()
  const query = useQuery(noteMonthsQuery(true, user_id))
  const { data, isPending, isFetching, refetch } = query
  const shown = useDeferredValue(search)
  const reason = useLoadFailure(query, words.loadFailed)
  if (isPending) return <Loading label={words.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={words.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const keys = data.months.map(({ key }) => key)
  const month = archiveMonth(keys, search.month, monthIn(time_zone))
  if (month === undefined) {
    return (
      <EmptyState icon={<Archive />} title={words.none}>
        {words.noneWhy}
      </EmptyState>
    )
  }
  const { q, category } = shown
  return (
    <div className="flex flex-col gap-5">
      <ArchiveFilters search={search} month={month} {...data} withUsers={false} onChange={onSearch} />
      <ReadingBoard
        filters={archiveFiltersOf(
          { q, category, user: user_id },
          archiveMonth(keys, shown.month, monthIn(time_zone)),
        )}
        none={<NothingFound isSearched={Boolean(q ?? category)} />}
        open={search.open}
        onOpen={(open) => onSearch({ open })}
        loadFailed={words.loadFailed}
      />
    </div>
  )
}
