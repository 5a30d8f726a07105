import { useInfiniteQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { partnerNotes } from '../api.ts'
import { said } from '../labels.ts'
import { filtersOf } from '../logic.ts'
import { PartnerNoteCard } from './partner-note-card.tsx'
import type { PartnerNoteFiltersProps } from './partner-note-filters.tsx'

/** The partner notes that the filters show, newest first. */
export function PartnerNoteList({ search, onSearch }: PartnerNoteFiltersProps) {
  const query = useInfiniteQuery(partnerNotes.list(filtersOf(search)))
  const remove = useRemoval(partnerNotes, said)
  const onAdd = () => onSearch({ add: '1' })
  const empty = (
    <NoRows icon={<NotebookPen />} {...{ said, search, onSearch, onAdd }} filters={['q', 'category']} />
  )
  return (
    <RowCards label="Partner notes" {...{ query, said, empty }}>
      {(note) => (
        <PartnerNoteCard
          note={note}
          onEdit={({ id }) => onSearch({ edit: id, add: undefined })}
          onDelete={remove}
        />
      )}
    </RowCards>
  )
}
