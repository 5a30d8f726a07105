import { usePrefetchQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { monthIn } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useFirm } from '../../people/public.ts'
import { noteMonthsQuery } from '../api.ts'
import { said, filters as words } from '../labels.ts'
import { monthChosen } from '../logic.ts'
import { FiltersSheet } from './filters-sheet.tsx'
import { SearchBox } from './search-box.tsx'
import { CategoryFilter, TaskFilters, type TaskFiltersProps } from './task-filters.tsx'

type TaskToolbarProps = Omit<TaskFiltersProps, 'stacked'> & {
  onCreate: () => void
}

/** Search and filters in a row; on phones search, a panel of filters and the button for a new task, and below them the category. */
export function TaskToolbar({ search, onChange, withAssociates, onCreate }: TaskToolbarProps) {
  const isPhone = useMedia('(width < 48rem)')
  const isFiltered = [search.month, search.associate].some(Boolean)
  const thisMonth = monthIn(useFirm().time_zone)
  const searchFor = (typed: string) => {
    const q = typed === '' ? undefined : typed
    onChange({ q, month: monthChosen({ q, month: search.month }, thisMonth) })
  }
  const filters = { search, onChange, withAssociates }
  // On phones they are chosen in a panel that is closed at first.
  usePrefetchQuery(noteMonthsQuery(false))
  return (
    <search className="flex gap-2.5 max-lg:flex-wrap">
      <SearchBox
        value={search.q ?? ''}
        onChange={searchFor}
        placeholder={isPhone ? words.searchHintOnPhone : words.searchHint}
        className="min-w-0 flex-1 max-lg:basis-full max-md:basis-0"
      />
      {isPhone ? (
        <>
          <FiltersSheet isFiltered={isFiltered}>
            <TaskFilters {...filters} stacked />
          </FiltersSheet>
          <IconButton
            label={said.create}
            data-opens-new-task=""
            variant="primary"
            size="md"
            className="size-control"
            onClick={onCreate}
          >
            <Plus className="size-[18px]" />
          </IconButton>
          <CategoryFilter search={search} onChange={onChange} width="w-full" />
        </>
      ) : (
        <>
          <CategoryFilter search={search} onChange={onChange} width="w-[175px]" />
          <TaskFilters {...filters} />
        </>
      )}
    </search>
  )
}
