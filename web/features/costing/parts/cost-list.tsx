import { useInfiniteQuery } from '@tanstack/react-query'
import { Calculator, Plus, SearchX } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { noCaseIds, useHasNoCaseIds } from '../../cases/public.ts'
import { useFirm } from '../../people/public.ts'
import { costsQuery, useDeleteCost, useRestoreCost } from '../api.ts'
import { said } from '../labels.ts'
import { type CostingSearch, filtersOf } from '../logic.ts'
import { CostCard } from './cost-card.tsx'
import type { CostFiltersProps } from './cost-filters.tsx'

/** The costs that the filters show, newest first. */
export function CostList({ search, onSearch }: CostFiltersProps) {
  const query = useInfiniteQuery(costsQuery(filtersOf(search)))
  const { data, isPending, isFetching, refetch } = query
  const { cost_currency } = useFirm()
  const remove = useRemoval({
    remove: useDeleteCost().mutateAsync,
    restore: useRestoreCost().mutateAsync,
    said,
  })
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const costs = data.pages.flatMap((page) => page.items)
  if (costs.length === 0) return <NoCosts search={search} onSearch={onSearch} />
  return (
    <section aria-label="Costs">
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {costs.map((cost) => (
          <CostCard
            key={cost.id}
            cost={cost}
            currency={cost_currency}
            onEdit={({ id }) => onSearch({ edit: id })}
            onDelete={remove}
          />
        ))}
      </div>
      <LoadMore pages={query} />
    </section>
  )
}

function NoCosts({ search, onSearch }: CostFiltersProps) {
  const hasNoCases = useHasNoCaseIds()
  if (isFiltered(search)) {
    const clear = () => onSearch({ q: undefined, case: undefined, category: undefined })
    return (
      <EmptyState
        icon={<SearchX />}
        title={said.none}
        action={<Button onClick={clear}>Clear filters</Button>}
      >
        Try adjusting your search, case or category.
      </EmptyState>
    )
  }
  if (hasNoCases) {
    return (
      <EmptyState icon={<Calculator />} title={noCaseIds.short}>
        {noCaseIds.long}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Calculator />}
      title={said.none}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ add: '1' })}
        >
          Add Cost
        </Button>
      }
    >
      Costs that are booked on cases will be listed here.
    </EmptyState>
  )
}

function isFiltered({ q, case: case_id, category }: CostingSearch): boolean {
  return [q, case_id, category].some(Boolean)
}
