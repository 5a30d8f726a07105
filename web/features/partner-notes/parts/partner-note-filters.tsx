import { partnerNoteCategories } from '../../../../contract/partner-note-categories.ts'
import { oneOf } from '../../../lib/search.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { allCategories } from '../labels.ts'
import type { PartnersSearch } from '../logic.ts'

export type PartnerNoteFiltersProps = {
  search: PartnersSearch
  onSearch: (change: Partial<PartnersSearch>) => void
}

const all = 'all'

/** Which partner notes are shown: by words and by category. */
export function PartnerNoteFilters({ search, onSearch }: PartnerNoteFiltersProps) {
  return (
    <search className="flex flex-1 flex-wrap gap-2.5">
      <SearchBox
        label="Search partner notes"
        value={search.q ?? ''}
        onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
        placeholder="Search notes..."
        className="min-w-0 flex-1 basis-64"
      />
      <div className="w-[200px] shrink-0 max-md:w-full">
        <Select
          label="Filter by category"
          value={oneOf(search.category, partnerNoteCategories) ?? all}
          options={[
            { value: all, label: allCategories },
            ...partnerNoteCategories.map((name) => ({ value: name, label: name })),
          ]}
          onValueChange={(chosen) => onSearch({ category: oneOf(chosen, partnerNoteCategories) })}
        />
      </div>
    </search>
  )
}
