import { timelineStatuses } from '../../../../contract/timeline-statuses.ts'
import { oneOf } from '../../../lib/search.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { CaseIdFilter } from '../../cases/public.ts'
import type { TimelineSearch } from '../address.ts'
import { allStatuses, searchHint, statusNames } from '../labels.ts'

export type TimelineFiltersProps = {
  search: TimelineSearch
  onSearch: (change: Partial<TimelineSearch>) => void
}

const all = 'all'

/** Which events are shown: by words, by case, by status. */
export function TimelineFilters({ search, onSearch }: TimelineFiltersProps) {
  return (
    <search className="flex flex-wrap gap-2.5">
      <SearchBox
        label="Search events"
        value={search.q ?? ''}
        onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
        placeholder={searchHint}
        className="min-w-0 flex-1 basis-64"
      />
      <div className="w-[210px] shrink-0 max-md:w-full">
        <CaseIdFilter value={search.case} onChange={(case_id) => onSearch({ case: case_id })} />
      </div>
      <div className="w-[170px] shrink-0 max-md:w-full">
        <Select
          label="Status"
          value={search.status ?? all}
          options={[
            { value: all, label: allStatuses },
            ...timelineStatuses.map((value) => ({ value, label: statusNames[value] })),
          ]}
          onValueChange={(chosen) => onSearch({ status: oneOf(chosen, timelineStatuses) })}
        />
      </div>
    </search>
  )
}
