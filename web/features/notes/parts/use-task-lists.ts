import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Note, NoteFilters } from '../../../../contract/notes.ts'
import { whyNotLoaded } from '../../../lib/failure.ts'
import { bothOf, useLoadFailure } from '../../../ui/load-failure.ts'
import type { Pages } from '../../../ui/load-more.tsx'
import { noteCountQuery, notesQuery } from '../api.ts'
import { said } from '../labels.ts'
import { doneLast, withoutTwins } from '../logic.ts'

export interface TaskList {
  notes: Note[]
  pages: Pages
}

/** The two lists of the dashboard with their counts, loading together and failing together. */
export function useTaskLists(filters: NoteFilters, loadFailed: string = said.loadFailed) {
  const priority = useTaskList({ ...filters, is_priority: true })
  const others = useTaskList({ ...filters, is_priority: false })
  const notes = useMemo(() => withoutTwins(priority.notes, others.notes), [priority.notes, others.notes])
  const { data: counted } = useQuery(noteCountQuery(filters))
  const error = priority.error ?? others.error
  useLoadFailure(bothOf(priority, others), loadFailed)
  return {
    priority: { notes: notes.priority, pages: priority.pages } satisfies TaskList,
    others: { notes: notes.others, pages: others.pages } satisfies TaskList,
    counted,
    isLoading: priority.isPending || others.isPending,
    /** What is on screen belongs to the filters before these. */
    isOld: priority.isPlaceholderData || others.isPlaceholderData,
    failure: error && !(priority.data && others.data) ? whyNotLoaded(error) : undefined,
    isFetching: priority.isFetching || others.isFetching,
    retry: () => {
      void priority.refetch()
      void others.refetch()
    },
  }
}

function useTaskList(filters: NoteFilters) {
  const query = useInfiniteQuery(notesQuery(filters))
  const { data } = query
  const notes = useMemo(() => doneLast(data?.pages.flatMap((page) => page.items) ?? []), [data])
  return { ...query, notes, pages: query satisfies Pages }
}
