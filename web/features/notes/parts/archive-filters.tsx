import type { Person } from '../../../../contract/people.ts'
import { monthLabel } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import type { ArchiveSearch } from '../address.ts'
import { everything } from '../labels.ts'
import { categoryChoices } from '../logic.ts'
import { FiltersSheet } from './filters-sheet.tsx'
import { SearchBox } from './search-box.tsx'
import { Filter } from './task-filters.tsx'

type ArchiveFiltersProps = {
  search: ArchiveSearch
  /** The month that is shown, chosen or not. */
  month: string
  months: readonly { key: string; count: number }[]
  categories: readonly string[]
  creators: readonly Person[]
  /** Whose tasks: only who sees more than their own is asked. */
  withUsers: boolean
  onChange: (change: Partial<ArchiveSearch>) => void
}

const all = 'all'

/** Which month of the archive, and what of it: in a row, or behind one button on phones. */
export function ArchiveFilters(props: ArchiveFiltersProps) {
  const { search, onChange } = props
  const isPhone = useMedia('(width < 48rem)')
  return (
    <search className="flex gap-2.5 md:flex-wrap">
      <SearchBox
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        placeholder="Search archived tasks..."
        className="min-w-0 flex-1 md:basis-64"
      />
      {isPhone ? (
        <FiltersSheet isFiltered={[search.month, search.category, search.user].some(Boolean)}>
          <Choices {...props} stacked />
        </FiltersSheet>
      ) : (
        <Choices {...props} stacked={false} />
      )}
    </search>
  )
}

function Choices({
  search,
  month,
  months,
  categories,
  creators,
  withUsers,
  onChange,
  stacked,
}: ArchiveFiltersProps & { stacked: boolean }) {
  return (
    <>
      <Filter
        label="Month"
        stacked={stacked}
        width="w-[230px]"
        value={month}
        options={months.map(({ key, count }) => ({
          value: key,
          label: `${monthLabel(key)} (${count} ${count === 1 ? 'task' : 'tasks'})`,
        }))}
        onChange={(chosen) => onChange({ month: chosen })}
      />
      <Filter
        label="Category"
        stacked={stacked}
        width="w-[175px]"
        value={search.category ?? all}
        options={[
          { value: all, label: everything.categories },
          ...categoryChoices(categories, search.category).map((name) => ({ value: name, label: name })),
        ]}
        onChange={(chosen) => onChange({ category: chosen === all ? undefined : chosen })}
      />
      {withUsers && (
        <Filter
          label="User"
          stacked={stacked}
          width="w-[200px]"
          value={search.user ?? all}
          options={[
            { value: all, label: 'All Users' },
            ...creators.map((one) => ({
              value: one.user_id,
              label: `${one.full_name || 'Unknown User'} (${one.role || 'associate'})${one.has_left ? ' (left)' : ''}`,
            })),
          ]}
          onChange={(chosen) => onChange({ user: chosen === all ? undefined : chosen })}
        />
      )}
    </>
  )
}
