import { useInfiniteQuery } from '@tanstack/react-query'
import { NotebookPen, Plus, SearchX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { partnerNotesQuery, useDeletePartnerNote, useRestorePartnerNote } from '../api.ts'
import { said } from '../labels.ts'
import { filtersOf } from '../logic.ts'
import { PartnerNoteCard } from './partner-note-card.tsx'
import type { PartnerNoteFiltersProps } from './partner-note-filters.tsx'

/** The partner notes that the filters show, newest first. */
export function PartnerNoteList({ search, onSearch }: PartnerNoteFiltersProps) {
  const query = useInfiniteQuery(partnerNotesQuery(filtersOf(search)))
  const { data, isPending, isFetching, refetch } = query
  const remove = useRemoval({
    remove: useDeletePartnerNote().mutateAsync,
    restore: useRestorePartnerNote().mutateAsync,
    said,
  })
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const notes = data.pages.flatMap((page) => page.items)
  if (notes.length === 0) return <NoNotes search={search} onSearch={onSearch} />
  return (
    <section aria-label="Partner notes">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {notes.map((note) => (
          <PartnerNoteCard
            key={note.id}
            note={note}
            onEdit={({ id }) => onSearch({ edit: id, add: undefined })}
            onDelete={remove}
          />
        ))}
      </div>
      <LoadMore pages={query} />
    </section>
  )
}

function NoNotes({ search, onSearch }: PartnerNoteFiltersProps) {
  if (Object.keys(filtersOf(search)).length > 0) {
    const clear = () => onSearch({ q: undefined, category: undefined })
    return (
      <EmptyState
        icon={<SearchX />}
        title="No partner notes found"
        action={<Button onClick={clear}>Clear filters</Button>}
      >
        Try adjusting your search or category.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<NotebookPen />}
      title="No partner notes yet"
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ add: '1' })}
        >
          New Note
        </Button>
      }
    >
      What partners write down among themselves will be listed here. Associates never see it.
    </EmptyState>
  )
}
