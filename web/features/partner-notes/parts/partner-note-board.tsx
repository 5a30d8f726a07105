import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { AddButton } from '../../../ui/rows/row-page.tsx'
import { said } from '../labels.ts'
import { PartnerNoteFilters, type PartnerNoteFiltersProps } from './partner-note-filters.tsx'
import { PartnerNoteList } from './partner-note-list.tsx'

const PartnerNoteDialog = lazyPart(() => import('./partner-note-dialog.tsx'), 'PartnerNoteDialog')

/** What the partners write down among themselves: found, written, changed, deleted. */
export function PartnerNoteBoard({ search, onSearch }: PartnerNoteFiltersProps) {
  const add = () => onSearch({ add: '1', edit: undefined })
  useShortcut('n', add, 'New partner note')
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-2.5">
        <PartnerNoteFilters search={search} onSearch={onSearch} />
        <AddButton label={said.add} onAdd={add} className="max-md:w-full" />
      </div>
      <PartnerNoteList search={search} onSearch={onSearch} />
      <Suspense fallback={null}>
        <PartnerNoteDialog />
      </Suspense>
    </div>
  )
}
