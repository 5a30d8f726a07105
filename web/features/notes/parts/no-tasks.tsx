import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Plus, SearchX } from 'lucide-react'
import { monthIn } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import type { DashboardSearch } from '../address.ts'
import { noteMonthsQuery } from '../api.ts'
import { empty, said } from '../labels.ts'
import { isFiltered, monthShown, noFilters } from '../logic.ts'

type NoTasksProps = {
  search: DashboardSearch
  onSearch: (change: Partial<DashboardSearch>) => void
  onCreate: () => void
}

/** Why there is nothing to see, and the one way on: another search, or the first task. */
export function NoTasks({ search, onSearch, onCreate }: NoTasksProps) {
  const { data } = useQuery(noteMonthsQuery(false))
  const { time_zone } = useFirm()
  const hasOthers = (data?.months.length ?? 0) > 0
  if (isFiltered(search) || hasOthers) {
    return (
      <EmptyState
        icon={<SearchX />}
        title={empty.found}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            {hasOthers && monthShown(search, monthIn(time_zone)) !== 'all' && (
              <Button onClick={() => onSearch({ month: 'all' })}>
                {search.q ? empty.searchAllMonths : empty.allMonths}
              </Button>
            )}
            {isFiltered(search) && <Button onClick={() => onSearch(noFilters)}>{empty.clearFilters}</Button>}
          </span>
        }
      >
        {empty.foundWhy}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={empty.yet}
      action={
        <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={onCreate}>
          {said.create}
          <Kbd>N</Kbd>
        </Button>
      }
    >
      {empty.yetWhy}
    </EmptyState>
  )
}
