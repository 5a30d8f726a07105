import { timelineStatuses } from '../../../../contract/timeline-statuses.ts'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { CaseIdFilter } from '../../cases/public.ts'
import type { TimelineSearch } from '../address.ts'
import { allStatuses, searchHint, statusNames } from '../labels.ts'

export type TimelineFiltersProps = {
  search: TimelineSearch
  onSearch: (change: Partial<TimelineSearch>) => void
}

/** Which events are shown: by words, by case, by status. */
export function TimelineFilters({ search, onSearch }: TimelineFiltersProps) {
  return (
    <Filters>
      <WordsFilter label="Search events" placeholder={searchHint} search={search} onSearch={onSearch} />
      <CaseIdFilter value={search.case} onChange={(case_id) => onSearch({ case: case_id })} />
      <ChoiceFilter
        label="Status"
        all={allStatuses}
        options={timelineStatuses}
        nameOf={(status) => statusNames[status]}
        value={search.status}
        onChange={(status) => onSearch({ status })}
        width="w-[170px]"
      />
    </Filters>
  )
}
