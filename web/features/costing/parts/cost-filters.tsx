import { costCategories } from '../../../../contract/cost-categories.ts'
import { oneOf } from '../../../lib/search.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { useAuth } from '../../auth/public.tsx'
import { CaseIdFilter } from '../../cases/public.ts'
import { allCategories, searchHints } from '../labels.ts'
import type { CostingSearch } from '../logic.ts'

export type CostFiltersProps = {
  search: CostingSearch
  onSearch: (change: Partial<CostingSearch>) => void
}

const all = 'all'

/** Which costs are shown: by words, by case, by category. */
export function CostFilters({ search, onSearch }: CostFiltersProps) {
  const { isPartner } = useAuth()
  return (
    <search className="flex flex-wrap gap-2.5">
      <SearchBox
        label="Search costs"
        value={search.q ?? ''}
        onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
        placeholder={isPartner ? searchHints.partner : searchHints.associate}
        className="min-w-0 flex-1 basis-64"
      />
      <div className="w-[210px] shrink-0 max-md:w-full">
        <CaseIdFilter value={search.case} onChange={(case_id) => onSearch({ case: case_id })} />
      </div>
      <div className="w-[190px] shrink-0 max-md:w-full">
        <Select
          label="Category"
          value={search.category ?? all}
          options={[
            { value: all, label: allCategories },
            ...costCategories.map((name) => ({ value: name, label: name })),
          ]}
          onValueChange={(chosen) => onSearch({ category: oneOf(chosen, costCategories) })}
        />
      </div>
    </search>
  )
}
