import { useQuery } from '@tanstack/react-query'
import { LayoutTemplate, Plus } from 'lucide-react'
import { byName } from '../../../../contract/kernel/order.ts'
import { noteScopes } from '../../../../contract/notes.ts'
import { monthIn, monthLabel } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import { IconButton } from '../../../ui/button.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import type { DashboardSearch } from '../address.ts'
import { noteMonthsQuery } from '../api.ts'
import { said, scopeFilter, scopes, filters as words } from '../labels.ts'
import { monthChoices, monthChosen, monthShown } from '../logic.ts'
import { CategoryFilter, Filter, FiltersSheet, NoteSearch } from './filters.tsx'

type TaskToolbarProps = {
  search: DashboardSearch
  onSearch: (change: Partial<DashboardSearch>) => void
  /** Whose tasks: only who sees more than their own is asked. */
  withAssociates: boolean
  onCreate: () => void
  onTemplates: () => void
}

/** Search and filters in a row; on phones search, a panel of filters and the button for a new task, and below them the category. */
export function TaskToolbar({ search, onSearch, withAssociates, onCreate, onTemplates }: TaskToolbarProps) {
  const isPhone = useMedia('(width < 48rem)')
  const { months, categories, creators, thisMonth } = useFilterChoices(search)
  const searchFor = ({ q }: Pick<DashboardSearch, 'q'>) =>
    onSearch({ q, month: monthChosen({ q, month: search.month }, thisMonth) })
  const narrowing = { search, onSearch, stacked: isPhone }
  const choices = (
    <>
      <Filter
        stacked={isPhone}
        words={words.month}
        width="w-[162px]"
        value={monthShown(search, thisMonth)}
        options={months}
        onChange={(month = 'all') => onSearch({ month: monthChosen({ q: search.q, month }, thisMonth) })}
      />
      {!withAssociates && <ScopeFilter {...narrowing} />}
      {withAssociates && <AssociateFilter {...narrowing} creators={creators} />}
    </>
  )
  return (
    <search className="flex gap-2.5 max-lg:flex-wrap">
      <NoteSearch
        of={{ search, onSearch: searchFor }}
        placeholder={isPhone ? words.searchHintOnPhone : words.searchHint}
        className="max-lg:basis-full max-md:basis-0"
      />
      {isPhone && (
        <>
          <FiltersSheet isFiltered={[search.month, search.associate, search.scope].some(Boolean)}>
            {choices}
          </FiltersSheet>
          <PhoneButtons onCreate={onCreate} onTemplates={onTemplates} />
        </>
      )}
      <CategoryFilter
        of={{ search, onSearch }}
        present={categories}
        width={isPhone ? 'w-full' : 'w-[175px]'}
      />
      {!isPhone && choices}
    </search>
  )
}

function PhoneButtons({ onCreate, onTemplates }: Pick<TaskToolbarProps, 'onCreate' | 'onTemplates'>) {
  const look = { size: 'md', className: 'size-control' } as const
  return (
    <>
      <IconButton label={said.fromTemplate} variant="secondary" {...look} onClick={onTemplates}>
        <LayoutTemplate className="size-[18px]" />
      </IconButton>
      <IconButton label={said.create} data-opens-new-task="" variant="primary" {...look} onClick={onCreate}>
        <Plus className="size-[18px]" />
      </IconButton>
    </>
  )
}

type NarrowingProps = Pick<TaskToolbarProps, 'search' | 'onSearch'> & { stacked: boolean }

function AssociateFilter({
  search,
  onSearch,
  stacked,
  creators,
}: NarrowingProps & { creators: { value: string; label: string }[] }) {
  return (
    <Filter
      stacked={stacked}
      words={words.associate}
      width="w-[168px]"
      value={search.associate}
      options={creators}
      onChange={(associate) => onSearch({ associate })}
    />
  )
}

/** Whose tasks; one's own are absent from the address. */
function ScopeFilter({ search, onSearch, stacked }: NarrowingProps) {
  return (
    <Filter
      stacked={stacked}
      words={scopeFilter}
      width="w-[150px]"
      value={search.scope ?? 'own'}
      options={noteScopes.map((value) => ({ value, label: scopes[value] }))}
      onChange={(value) => onSearch({ scope: value === 'assigned' || value === 'both' ? value : undefined })}
    />
  )
}

/** What there is to choose from: what occurs among the tasks; the days of work are of archived tasks too. */
function useFilterChoices({ tab, month }: DashboardSearch) {
  const thisMonth = monthIn(useFirm().time_zone)
  const { data: active } = useQuery(noteMonthsQuery(false))
  const { data: archived } = useQuery({ ...noteMonthsQuery(true), enabled: tab === 'work-logs' })
  const found = [active, ...(tab === 'work-logs' ? [archived] : [])].filter((each) => each !== undefined)
  const present = found.flatMap((each) => each.months.map(({ key }) => key))
  const creators = new Map(found.flatMap((each) => each.creators.map((person) => [person.user_id, person])))
  return {
    thisMonth,
    months: monthChoices(present, thisMonth, month).map((key) => ({ value: key, label: monthLabel(key) })),
    categories: found.flatMap((each) => each.categories),
    creators: [...creators.values()]
      .sort((a, b) => byName(a.full_name, b.full_name))
      .map((one) => ({ value: one.user_id, label: nameOf(one) })),
  }
}
