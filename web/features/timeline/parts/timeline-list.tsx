import { useInfiniteQuery } from '@tanstack/react-query'
import { Signpost } from 'lucide-react'
import { LoadMore } from '../../../ui/load-more.tsx'
import { NoRows, RowList } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { noCaseIds, useHasNoCaseIds } from '../../cases/public.ts'
import { type Move, timeline, useMoveEvent } from '../api.ts'
import { said } from '../labels.ts'
import { filtersOf, groupsOf } from '../logic.ts'
import { CaseLine } from './case-line.tsx'
import type { TimelineFiltersProps } from './timeline-filters.tsx'

/** The events that the filters show, case by case. */
export function TimelineList({ search, onSearch }: TimelineFiltersProps) {
  const query = useInfiniteQuery(timeline.list(filtersOf(search)))
  const { remove, move } = useEventActions()
  return (
    <RowList query={query} said={said} empty={<NoEvents search={search} onSearch={onSearch} />}>
      {(events) => (
        <div className="flex flex-col gap-5">
          {groupsOf(events).map((group, at, groups) => (
            <CaseLine
              key={group.case_id}
              group={group}
              isCut={at === groups.length - 1 && query.hasNextPage}
              onMove={move}
              onEdit={({ id }) => onSearch({ edit: id })}
              onDelete={remove}
            />
          ))}
          <LoadMore pages={query} />
        </div>
      )}
    </RowList>
  )
}

/** Why there is nothing to see, and the one way on. */
function NoEvents({ search: { q, case: case_id, status }, onSearch }: TimelineFiltersProps) {
  const hasNoCases = useHasNoCaseIds()
  const isFiltered = [q, case_id, status].some(Boolean)
  const icon = <Signpost />
  if (hasNoCases && !isFiltered) return <NoRows icon={icon} title={noCaseIds.short} text={noCaseIds.long} />
  return (
    <NoRows
      icon={icon}
      title={said.none}
      text={said.willBeListed}
      add={{ label: said.add, onAdd: () => onSearch({ add: '1' }) }}
      filtered={isFiltered && said.tryOther}
      onClear={() => onSearch({ q: undefined, case: undefined, status: undefined })}
    />
  )
}

/** Deletes at once and offers to take it back; moves at once and says so only when it failed. */
function useEventActions() {
  const remove = useRemoval(timeline, said)
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
