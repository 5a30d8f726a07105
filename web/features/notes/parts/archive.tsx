import { useQuery } from '@tanstack/react-query'
import { Archive as ArchiveIcon } from 'lucide-react'
import { useDeferredValue } from 'react'
import type { Out } from '../../../../contract/kernel/endpoint.ts'
import type { monthsOfNotes } from '../../../../contract/notes.ts'
import { monthIn, monthLabel } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import type { ArchiveSearch } from '../address.ts'
import { noteMonthsQuery } from '../api.ts'
import { archive, filters, monthOf, withRole } from '../labels.ts'
import { archiveFiltersOf, archiveMonth } from '../logic.ts'
import { CategoryFilter, Filter, FiltersSheet, NoteSearch } from './filters.tsx'
import type { NoteCardActions } from './note-card.tsx'
import { NothingFound, ReadingBoard } from './reading-board.tsx'

type ArchiveProps = {
  /** Whose; left out, those of everybody whose tasks the reader sees. */
  user_id?: string
  search: ArchiveSearch
  onSearch: (change: Partial<ArchiveSearch>) => void
  words: { [Name in 'loading' | 'loadFailed' | 'none' | 'noneWhy']: string }
  acts?: Pick<NoteCardActions, 'onUnarchive' | 'onDelete'>
}

/** Archived tasks by the month they were made in. */
export function Archive({ user_id, search, onSearch, words, acts }: ArchiveProps) {
  const { time_zone } = useFirm()
  const maySeeAll = useAuth().may('notes.all')
  const query = useQuery(noteMonthsQuery(true, user_id))
  const { data, isPending, isFetching, refetch } = query
  const reason = useLoadFailure(query, words.loadFailed)
  const shown = useDeferredValue(search)
  if (isPending) return <Loading label={words.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={words.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const monthOfSearch = (of: ArchiveSearch) =>
    archiveMonth(
      data.months.map(({ key }) => key),
      of.month,
      monthIn(time_zone),
    )
  const month = monthOfSearch(search)
  if (month === undefined) {
    return (
      <EmptyState icon={<ArchiveIcon />} title={words.none}>
        {words.noneWhy}
      </EmptyState>
    )
  }
  const withUsers = user_id === undefined && (maySeeAll || data.creators.length > 1)
  return (
    <>
      <ArchiveFilters {...{ search, onSearch, month, data, withUsers }} />
      <ReadingBoard
        filters={archiveFiltersOf({ ...shown, ...(user_id && { user: user_id }) }, monthOfSearch(shown))}
        none={<NothingFound isSearched={Boolean(shown.q ?? shown.category)} />}
        open={search.open}
        onOpen={(open) => onSearch({ open })}
        words={words}
        acts={acts}
      />
    </>
  )
}

type ArchiveFiltersProps = Pick<ArchiveProps, 'search' | 'onSearch'> & {
  /** The month that is shown, chosen or not. */
  month: string
  data: Out<(typeof monthsOfNotes)['reply']>
  /** Whose tasks: only who sees more than their own is asked. */
  withUsers: boolean
}

/** Which month of the archive, and what of it: in a row, or behind one button on phones. */
function ArchiveFilters({ search, onSearch, month, data, withUsers }: ArchiveFiltersProps) {
  const stacked = useMedia('(width < 48rem)')
  const choices = (
    <>
      <Filter
        stacked={stacked}
        words={{ ...filters.month, all: undefined }}
        width="w-[230px]"
        value={month}
        options={data.months.map(({ key, count }) => ({
          value: key,
          label: monthOf(monthLabel(key), count),
        }))}
        onChange={(chosen) => onSearch({ month: chosen })}
      />
      <CategoryFilter
        of={{ search, onSearch }}
        present={data.categories}
        stacked={stacked}
        width="w-[175px]"
      />
      {withUsers && (
        <Filter
          stacked={stacked}
          words={filters.user}
          width="w-[200px]"
          value={search.user}
          options={data.creators.map((one) => ({
            value: one.user_id,
            label: nameOf({ ...one, full_name: withRole(one.full_name, one.role || 'associate') }),
          }))}
          onChange={(user) => onSearch({ user })}
        />
      )}
    </>
  )
  return (
    <search className="flex gap-2.5 md:flex-wrap">
      <NoteSearch of={{ search, onSearch }} placeholder={archive.search} className="md:basis-64" />
      {stacked ? (
        <FiltersSheet isFiltered={[search.month, search.category, search.user].some(Boolean)}>
          {choices}
        </FiltersSheet>
      ) : (
        choices
      )}
    </search>
  )
}
