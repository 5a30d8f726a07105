import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useDeferredValue } from 'react'
import { categoryWord } from '../../../../contract/words/notes.ts'
import { Select } from '../../../ui/select.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { noteMonthsQuery } from '../api.ts'
import { empty, filters } from '../labels.ts'
import { categoryChoices } from '../logic.ts'
import { NothingFound } from './archive-board.tsx'
import { ReadingBoard } from './reading-board.tsx'
import { SearchBox } from './search-box.tsx'

/** What narrows the tasks of an associate, and which of them is being read. */
export interface AssociateNotesSearch {
  q?: string | undefined
  category?: string | undefined
  open?: string | undefined
}

export type AssociateNotesProps = {
  user_id: string
  search: AssociateNotesSearch
  onSearch: (change: AssociateNotesSearch) => void
}

const all = 'all'

/** The active tasks of an associate, of all months: searched and filtered by category. */
export function AssociateNotes({ user_id, search, onSearch }: AssociateNotesProps) {
  const { data } = useQuery(noteMonthsQuery(false, user_id))
  const { q, category } = useDeferredValue(search)
  return (
    <div className="flex flex-col gap-5">
      <search className="flex flex-wrap gap-2.5">
        <SearchBox
          value={search.q ?? ''}
          onChange={(words) => onSearch({ q: words === '' ? undefined : words })}
          placeholder={filters.searchNotes}
          className="min-w-0 flex-1 basis-64"
        />
        <div className="w-[190px] shrink-0 max-md:w-full">
          <Select
            label={filters.category.hint}
            value={search.category ?? all}
            options={[
              { value: all, label: filters.category.all },
              ...categoryChoices(data?.categories ?? [], search.category).map((name) => ({
                value: name,
                label: categoryWord(name),
              })),
            ]}
            onValueChange={(chosen) => onSearch({ category: chosen === all ? undefined : chosen })}
          />
        </div>
      </search>
      <ReadingBoard
        filters={{
          archived: false,
          month: 'all',
          user_id,
          ...(q && { q }),
          ...(category && { category }),
        }}
        none={q || category ? <NothingFound isSearched /> : <NoNotes />}
        open={search.open}
        onOpen={(open) => onSearch({ open })}
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
