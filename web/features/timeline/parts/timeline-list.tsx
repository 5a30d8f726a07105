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
import type { TimelinePart } from './timeline-filters.tsx'

/** The events that the filters show, case by case. */
export function TimelineList(page: TimelinePart) {
  const query = useInfiniteQuery(timeline.list(filtersOf(page.search)))
  const { remove, move } = useEventActions()
  const instead = useHasNoCaseIds() && noCaseIds
  const empty = (
    <NoRows icon={<Signpost />} {...page} {...{ said, instead }} filters={['q', 'case', 'status']} />
  )
  return (
    <RowList {...{ query, said, empty }}>
      {(events) => (
        <div className="flex flex-col gap-5">
          {groupsOf(events).map((group, at, groups) => (
            <CaseLine
              key={group.case_id}
              group={group}
              isCut={at === groups.length - 1 && query.hasNextPage}
              onMove={move}
              onEdit={page.onEdit}
              onDelete={remove}
            />
          ))}
          <LoadMore pages={query} />
        </div>
      )}
    </RowList>
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
