import { partnerNoteCategories } from '../../../../contract/partner-note-categories.ts'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { said } from '../labels.ts'
import type { PartnersSearch } from '../logic.ts'

export type PartnerNoteFiltersProps = {
  search: PartnersSearch
  onSearch: (change: Partial<PartnersSearch>) => void
}

/** Which partner notes are shown: by words and by category. */
export function PartnerNoteFilters({ search, onSearch }: PartnerNoteFiltersProps) {
  return (
    <Filters className="flex-1">
      <WordsFilter
        label="Search partner notes"
        placeholder="Search notes..."
        search={search}
        onSearch={onSearch}
      />
      <ChoiceFilter
        label="Filter by category"
        all={said.allCategories}
        options={partnerNoteCategories}
        value={search.category}
        onChange={(category) => onSearch({ category })}
        width="w-[200px]"
      />
    </Filters>
  )
}
