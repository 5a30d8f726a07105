import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { partnerNotes } from '../api.ts'
import { PartnerNoteDialog } from './partner-note-dialog.tsx'
import { PartnerNoteFilters, type PartnerNoteFiltersProps } from './partner-note-filters.tsx'
import { PartnerNoteList } from './partner-note-list.tsx'

/** What the partners write down among themselves: found, written, changed, deleted. */
export function PartnerNoteBoard({ search, onSearch }: PartnerNoteFiltersProps) {
  const { edit } = search
  const { data: edited } = useQuery({ ...partnerNotes.one(edit ?? ''), enabled: edit !== undefined })
  const add = () => onSearch({ add: '1', edit: undefined })
  useShortcut('n', add, 'New partner note')
  const isEditing = edit !== undefined && edited?.id === edit
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-2.5">
        <PartnerNoteFilters search={search} onSearch={onSearch} />
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={add}
          className="max-md:w-full"
        >
          New Note
        </Button>
      </div>
      <PartnerNoteList search={search} onSearch={onSearch} />
      <PartnerNoteDialog
        open={isEditing || search.add === '1'}
        note={isEditing ? edited : undefined}
        onClose={() => onSearch({ add: undefined, edit: undefined })}
      />
    </div>
  )
}
