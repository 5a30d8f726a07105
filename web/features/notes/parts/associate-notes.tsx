import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useDeferredValue } from 'react'
import { EmptyState } from '../../../ui/states.tsx'
import type { ArchiveSearch } from '../address.ts'
import { noteMonthsQuery } from '../api.ts'
import { associateArchive, empty, said, filters as words } from '../labels.ts'
import { Archive } from './archive.tsx'
import { CategoryFilter, NoteSearch } from './filters.tsx'
import { NothingFound, ReadingBoard } from './reading-board.tsx'

/** What narrows the tasks of an associate, and which of them is being read. */
type AssociateSearch = Pick<ArchiveSearch, 'q' | 'category' | 'month' | 'open'>

export type AssociateNotesProps = {
  user_id: string
  search: AssociateSearch
  onSearch: (change: AssociateSearch) => void
}

/** The active tasks of an associate, of all months: searched and filtered by category. */
export function AssociateNotes({ user_id, search, onSearch }: AssociateNotesProps) {
  const { data } = useQuery(noteMonthsQuery(false, user_id))
  const { q, category } = useDeferredValue(search)
  const of = { search, onSearch }
  return (
    <div className="flex flex-col gap-5">
      <search className="flex flex-wrap gap-2.5">
        <NoteSearch of={of} placeholder={words.searchNotes} className="basis-64" />
        <CategoryFilter of={of} present={data?.categories ?? []} width="w-[190px] max-md:w-full" />
      </search>
      <ReadingBoard
        filters={{ archived: false, month: 'all', user_id, q, category }}
        none={q || category ? <NothingFound isSearched /> : <NoNotes />}
        open={search.open}
        onOpen={(open) => onSearch({ open })}
        words={said}
      />
    </div>
  )
}

function NoNotes() {
  return (
    <EmptyState icon={<ClipboardList />} title={empty.yet}>
      {empty.ofAssociateWhy}
    </EmptyState>
  )
}

/** The archived tasks of an associate by the month they were made in. */
export function AssociateArchive({ user_id, search, onSearch }: AssociateNotesProps) {
  return (
    <div className="flex flex-col gap-5">
      <Archive user_id={user_id} search={search} onSearch={onSearch} words={associateArchive} />
    </div>
  )
}
