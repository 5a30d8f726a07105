import { applicationStatuses } from '../../../../contract/career-application.ts'
import { positions } from '../../../../contract/career-positions.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { oneOf } from '../../../lib/search.ts'
import { SearchBox } from '../../../ui/search-box.tsx'
import { Select } from '../../../ui/select.tsx'
import { allPositions, allStatuses, statusNames } from '../labels.ts'
import type { ApplicationsSearch } from '../logic.ts'

export type ApplicationFiltersProps = {
  search: ApplicationsSearch
  onSearch: (change: Partial<ApplicationsSearch>) => void
}

const all = 'all'

/** Which applications are shown: by words, by status, by position. */
export function ApplicationFilters({ search, onSearch }: ApplicationFiltersProps) {
  return (
    <search className="flex flex-wrap gap-2.5">
      <SearchBox
        label="Search applications"
        value={search.q ?? ''}
        onChange={(q) => onSearch({ q: q === '' ? undefined : q })}
        placeholder="Search by name, email or phone..."
        className="min-w-0 flex-1 basis-64"
      />
      <div className="w-[170px] shrink-0 max-md:w-full">
        <Select
          label="Status"
          value={search.status ?? all}
          options={[
            { value: all, label: allStatuses },
            ...applicationStatuses.map((value) => ({ value, label: statusNames[value] })),
          ]}
          onValueChange={(chosen) => onSearch({ status: oneOf(chosen, applicationStatuses) })}
        />
      </div>
      <div className="w-[190px] shrink-0 max-md:w-full">
        <Select
          label="Position"
          value={search.position ?? all}
          options={[
            { value: all, label: allPositions },
            ...positions.map((value) => ({ value, label: positionLabels[value] })),
          ]}
          onValueChange={(chosen) => onSearch({ position: oneOf(chosen, positions) })}
        />
      </div>
    </search>
  )
}
