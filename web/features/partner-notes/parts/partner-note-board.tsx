import { useInfiniteQuery } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { partnerNoteCategories } from '../../../../contract/partner-note-categories.ts'
import { partnerNoteCategoryWords } from '../../../../contract/words/partner-notes.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { oneOf } from '../../../lib/search.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { shownAs } from '../../../lib/words.tsx'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { NoRows, RowCards } from '../../../ui/rows/row-list.tsx'
import { AddButton } from '../../../ui/rows/row-page.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { partnerNotes } from '../api.ts'
import { boardWords, said } from '../labels.ts'
import { filtersOf, type PartnersSearch } from '../logic.ts'
import { PartnerNoteCard } from './partner-note-card.tsx'

const PartnerNoteDialog = laterPart(() => import('./partner-note-dialog.tsx'), 'PartnerNoteDialog')

type PartnerNoteBoardProps = {
  search: PartnersSearch
  onSearch: (change: Partial<PartnersSearch>) => void
}

/** What the partners write down among themselves: found, written, changed, deleted. */
export function PartnerNoteBoard({ search, onSearch }: PartnerNoteBoardProps) {
  const query = useInfiniteQuery(partnerNotes.list(filtersOf(search)))
  const remove = useRemoval(partnerNotes, said)
  const onAdd = () => onSearch({ add: '1', edit: undefined })
  useShortcut('n', onAdd, boardWords.shortcut)
  const empty = (
    <NoRows icon={<NotebookPen />} {...{ said, search, onSearch, onAdd }} filters={['q', 'category']} />
  )
  // An associate's tasks have other categories in the same address.
  const known = { category: oneOf(search.category, partnerNoteCategories) }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-2.5">
        <Filters className="flex-1">
          <WordsFilter
            of={{ search, onSearch }}
            label={boardWords.search}
            placeholder={boardWords.searchHint}
          />
          <ChoiceFilter
            of={{ search: known, onSearch }}
            name="category"
            label={boardWords.filter}
            all={said.allCategories}
            options={partnerNoteCategories}
            wordOf={shownAs(partnerNoteCategoryWords)}
            width="w-[200px]"
          />
        </Filters>
        <AddButton label={said.add} onAdd={onAdd} className="max-md:w-full" />
      </div>
      <RowCards label={boardWords.list} {...{ query, said, empty }}>
        {(note) => (
          <PartnerNoteCard
            note={note}
            onEdit={({ id }) => onSearch({ edit: id, add: undefined })}
            onDelete={remove}
          />
        )}
      </RowCards>
      <PartnerNoteDialog />
    </div>
  )
}
