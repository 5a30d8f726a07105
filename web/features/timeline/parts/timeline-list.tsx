import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus, SearchX, Signpost } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { noCaseIds, useHasNoCaseIds } from '../../cases/public.ts'
import { type Move, timelineQuery, useDeleteEvent, useMoveEvent, useRestoreEvent } from '../api.ts'
import { said } from '../labels.ts'
import { filtersOf, groupsOf } from '../logic.ts'
import { CaseLine } from './case-line.tsx'
import type { TimelineFiltersProps } from './timeline-filters.tsx'

/** The events that the filters show, case by case. */
export function TimelineList({ search, onSearch }: TimelineFiltersProps) {
  const query = useInfiniteQuery(timelineQuery(filtersOf(search)))
  const { data, isPending, isFetching, refetch } = query
  const { remove, move } = useEventActions()
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const groups = groupsOf(data.pages.flatMap((page) => page.items))
  if (groups.length === 0) return <NoEvents search={search} onSearch={onSearch} />
  return (
    <div className="flex flex-col gap-5">
      {groups.map((group) => (
        <CaseLine
          key={group.case_id}
          group={group}
          isCut={group === groups.at(-1) && query.hasNextPage}
          onMove={move}
          onEdit={({ id }) => onSearch({ edit: id })}
          onDelete={remove}
        />
      ))}
      <LoadMore pages={query} />
    </div>
  )
}

function NoEvents({ search, onSearch }: TimelineFiltersProps) {
  const hasNoCases = useHasNoCaseIds()
  if ([search.q, search.case, search.status].some(Boolean)) {
    const clear = () => onSearch({ q: undefined, case: undefined, status: undefined })
    return (
      <EmptyState
        icon={<SearchX />}
        title={said.none}
        action={<Button onClick={clear}>Clear filters</Button>}
      >
        Try adjusting your search, case or status.
      </EmptyState>
    )
  }
  if (hasNoCases) {
    return (
      <EmptyState icon={<Signpost />} title={noCaseIds.short}>
        {noCaseIds.long}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<Signpost />}
      title={said.none}
      action={
        <Button
          variant="primary"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={() => onSearch({ add: '1' })}
        >
          Add Event
        </Button>
      }
    >
      What happens in the firm’s cases will be listed here.
    </EmptyState>
  )
}

/** Deletes at once and offers to take it back; moves at once and says so only when it failed. */
function useEventActions() {
  const remove = useRemoval({
    remove: useDeleteEvent().mutateAsync,
    restore: useRestoreEvent().mutateAsync,
    said,
  })
  const { mutateAsync: move } = useMoveEvent()
  const toasts = useToasts()
  return {
    remove,
    move: (to: Move) =>
      void move(to).then(
        () => toasts.worked(said.updateFailed),
        (error: unknown) => toasts.error(said.updateFailed, error),
      ),
  }
}
