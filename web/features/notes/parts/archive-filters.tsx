import type { Person } from '../../../../contract/people.ts'
import { categoryWord } from '../../../../contract/words/notes.ts'
import { monthLabel } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import type { ArchiveSearch } from '../address.ts'
import { archive, filters, monthOf, userOf } from '../labels.ts'
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
        placeholder={archive.search}
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
        {...filters.month}
        stacked={stacked}
        width="w-[230px]"
        value={month}
        options={months.map(({ key, count }) => ({
          value: key,
          label: monthOf(monthLabel(key), count),
        }))}
        onChange={(chosen) => onChange({ month: chosen })}
      />
      <Filter
        {...filters.category}
        stacked={stacked}
        width="w-[175px]"
        value={search.category ?? all}
        options={[
          { value: all, label: filters.category.all },
          ...categoryChoices(categories, search.category).map((name) => ({
            value: name,
            label: categoryWord(name),
          })),
        ]}
        onChange={(chosen) => onChange({ category: chosen === all ? undefined : chosen })}
      />
      {withUsers && (
        <Filter
          {...filters.user}
          stacked={stacked}
          width="w-[200px]"
          value={search.user ?? all}
          options={[
            { value: all, label: filters.user.all },
            ...creators.map((one) => ({ value: one.user_id, label: userOf(one) })),
          ]}
          onChange={(chosen) => onChange({ user: chosen === all ? undefined : chosen })}
        />
      )}
    </>
  )
}
