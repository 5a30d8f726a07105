import { useQuery } from '@tanstack/react-query'
import { categoryWord } from '../../../../contract/words/notes.ts'
import { monthIn, monthLabel } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import type { DashboardSearch } from '../address.ts'
import { noteMonthsQuery } from '../api.ts'
import { filters } from '../labels.ts'
import { categoryChoices, monthChoices, monthChosen, monthShown } from '../logic.ts'

export type TaskFiltersProps = {
  search: DashboardSearch
  onChange: (change: Partial<DashboardSearch>) => void
  /** Whose tasks: only who sees more than their own is asked. */
  withAssociates: boolean
  /** One below the other with visible labels, as a phone's panel shows them. */
  stacked?: boolean | undefined
}

const all = 'all'

type CategoryFilterProps = Pick<TaskFiltersProps, 'search' | 'onChange'> & { width: string }

/** The category; at its default it is absent from the address. */
export function CategoryFilter({ search, onChange, width }: CategoryFilterProps) {
  const { categories } = useFilterChoices(search.tab)
  return (
    <Filter
      stacked={false}
      {...filters.category}
      width={width}
      value={search.category ?? all}
      options={[
        { value: all, label: filters.category.all },
        ...categoryChoices(categories, search.category).map((name) => ({
          value: name,
          label: categoryWord(name),
        })),
      ]}
      onChange={(category) => onChange({ category: category === all ? undefined : category })}
    />
  )
}

/** Month and associate; each at its default is absent from the address. */
export function TaskFilters({ search, onChange, withAssociates, stacked = false }: TaskFiltersProps) {
  const { months, creators, thisMonth } = useFilterChoices(search.tab)
  const look = { stacked }
  return (
    <>
      <Filter
        {...look}
        {...filters.month}
        width="w-[162px]"
        value={monthShown(search, thisMonth)}
        options={[
          { value: all, label: filters.month.all },
          ...monthChoices(months, thisMonth, search.month).map((key) => ({
            value: key,
            label: monthLabel(key),
          })),
        ]}
        onChange={(month) => onChange({ month: monthChosen({ q: search.q, month }, thisMonth) })}
      />
      {withAssociates && (
        <Filter
          {...look}
          {...filters.associate}
          width="w-[168px]"
          value={search.associate ?? all}
          options={[
            { value: all, label: filters.associate.all },
            ...creators.map((one) => ({ value: one.user_id, label: nameOf(one) })),
          ]}
          onChange={(associate) => onChange({ associate: associate === all ? undefined : associate })}
        />
      )}
    </>
  )
}

/** What occurs among the tasks; the days of work are of archived tasks too. */
function useFilterChoices(tab: DashboardSearch['tab']) {
  const { time_zone } = useFirm()
  const { data: active } = useQuery(noteMonthsQuery(false))
  const { data: archived } = useQuery({ ...noteMonthsQuery(true), enabled: tab === 'work-logs' })
  const found = [active, ...(tab === 'work-logs' ? [archived] : [])].filter((each) => each !== undefined)
  const creators = new Map(found.flatMap((each) => each.creators.map((person) => [person.user_id, person])))
  return {
    thisMonth: monthIn(time_zone),
    months: found.flatMap((each) => each.months.map((month) => month.key)),
    categories: found.flatMap((each) => each.categories),
    creators: [...creators.values()].sort((a, b) => a.full_name.localeCompare(b.full_name)),
  }
}

type FilterProps = {
  /** Stands above it in a phone's panel. */
  label: string
  /** Names it for screen readers elsewhere. */
  hint: string
  stacked: boolean
  width: string
  value: string
  options: { value: string; label: string }[]
  onChange: (value: string) => void
}

/** One choice of what narrows a list. */
export function Filter({ label, hint, stacked, width, value, options, onChange }: FilterProps) {
  if (stacked) {
    return (
      <Field label={label}>
        <Select options={options} value={value} onValueChange={onChange} />
      </Field>
    )
  }
  return (
    <div className={cx(width, 'shrink-0')}>
      <Select label={hint} options={options} value={value} onValueChange={onChange} />
    </div>
  )
}
