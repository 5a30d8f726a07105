import type { ReactNode } from 'react'
import type { Person } from '../../../../contract/people.ts'
import { monthLabel } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { Select } from '../../../ui/select.tsx'
import type { ArchiveSearch } from '../address.ts'
import { everything } from '../labels.ts'
import { categoryChoices } from '../logic.ts'
import { SearchBox } from './search-box.tsx'

export type ArchiveFiltersProps = {
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

/** Which month of the archive, and what of it. */
export function ArchiveFilters({
  search,
  month,
  months,
  categories,
  creators,
  withUsers,
  onChange,
}: ArchiveFiltersProps) {
  return (
    <search className="flex flex-wrap gap-2.5">
      <SearchBox
        value={search.q ?? ''}
        onChange={(q) => onChange({ q: q === '' ? undefined : q })}
        placeholder="Search archived tasks, or a date like ‘July 7’ or ‘7/7’"
        className="min-w-0 flex-1 basis-64"
      />
      <Slot width="w-[230px]">
        <Select
          label="Filter by month"
          value={month}
          options={months.map(({ key, count }) => ({
            value: key,
            label: `${monthLabel(key)} (${count} ${count === 1 ? 'task' : 'tasks'})`,
          }))}
          onValueChange={(chosen) => onChange({ month: chosen })}
        />
      </Slot>
      <Slot width="w-[175px]">
        <Select
          label="Filter by category"
          value={search.category ?? all}
          options={[
            { value: all, label: everything.categories },
            ...categoryChoices(categories, search.category).map((name) => ({ value: name, label: name })),
          ]}
          onValueChange={(chosen) => onChange({ category: chosen === all ? undefined : chosen })}
        />
      </Slot>
      {withUsers && (
        <Slot width="w-[200px]">
          <Select
            label="Filter by user"
            value={search.user ?? all}
            options={[
              { value: all, label: 'All Users' },
              ...creators.map((one) => ({
                value: one.user_id,
                label: `${one.full_name || 'Unknown User'} (${one.role || 'associate'})${one.has_left ? ' (left)' : ''}`,
              })),
            ]}
            onValueChange={(chosen) => onChange({ user: chosen === all ? undefined : chosen })}
          />
        </Slot>
      )}
    </search>
  )
}

function Slot({ width, children }: { width: string; children: ReactNode }) {
  return <div className={cx(width, 'shrink-0 max-md:w-full')}>{children}</div>
}
