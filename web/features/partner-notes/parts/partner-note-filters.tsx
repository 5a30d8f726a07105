import { partnerNoteCategories } from '../../../../contract/partner-note-categories.ts'
import { oneOf } from '../../../lib/search.ts'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { said } from '../labels.ts'
import type { PartnersSearch } from '../logic.ts'

export type PartnerNoteFiltersProps = {
  search: PartnersSearch
  onSearch: (change: Partial<PartnersSearch>) => void
}

/** Which partner notes are shown: by words and by category. */
export function PartnerNoteFilters(page: PartnerNoteFiltersProps) {
  return (
    <Filters className="flex-1">
      <WordsFilter of={page} label="Search partner notes" placeholder="Search notes..." />
      <ChoiceFilter
        // An associate's tasks have other categories in the same address.
        of={{
          search: { category: oneOf(page.search.category, partnerNoteCategories) },
          onSearch: page.onSearch,
        }}
        name="category"
        label="Filter by category"
        all={said.allCategories}
        options={partnerNoteCategories}
        width="w-[200px]"
      />
    </Filters>
  )
}
