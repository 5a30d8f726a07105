import { useInfiniteQuery } from '@tanstack/react-query'
import { Signpost } from 'lucide-react'
import { type TimelineEvent, timelineEvent } from '../../../../contract/timeline.ts'
import { timelineStatuses } from '../../../../contract/timeline-statuses.ts'
import { timelineNames, timelineStatusWords } from '../../../../contract/words/timeline.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { shownAs } from '../../../lib/words.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { NoRows, RowList } from '../../../ui/rows/row-list.tsx'
import { useRemoval } from '../../../ui/rows/use-removal.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useAuth } from '../../auth/public.tsx'
import { CaseIdFilter, noCaseIds, useHasNoCaseIds } from '../../cases/public.ts'
import { creatorColumn } from '../../people/public.ts'
import { savedOfTimeline } from '../address.ts'
import { type Move, timeline, useMoveEvent } from '../api.ts'
import { said } from '../labels.ts'
import { type EventsShown, filtersOf, groupsOf } from '../logic.ts'
import { CaseLine } from './case-line.tsx'

type Page = RowPage<EventsShown>

const columns = fileColumns(
  timelineEvent,
  timelineNames,
  { case_id: 20, timeline_date: 12, title: 40, description: 60, status: 14, order_position: null },
  { status: shownAs(timelineStatusWords) },
)

/** Takes the events that the filters show away. */
export function TimelineExport({ search }: Page) {
  const { may } = useAuth()
  return (
    <ExportMenu<TimelineEvent>
      name="timeline"
      title={said.title}
      shown={[search.q && `“${search.q}”`, search.case, search.status && timelineStatusWords[search.status]]}
      columns={may('cases.manage') ? [...columns, creatorColumn] : columns}
      load={(most) => timeline.every(filtersOf(search), most)}
    />
  )
}

/** Which events are shown: by words, by case, by status. */
export function TimelineFilters(page: Page) {
  return (
    <Filters>
      <WordsFilter of={page} label={said.search} placeholder={said.searchHint} />
      <CaseIdFilter value={page.search.case} onChange={(case_id) => page.onSearch({ case: case_id })} />
      <ChoiceFilter
        of={page}
        name="status"
        label={timelineNames.status}
        all={said.allStatuses}
        options={timelineStatuses}
        wordOf={shownAs(timelineStatusWords)}
        width="w-[170px]"
      />
    </Filters>
  )
}

/** The events that the filters show, case by case. */
export function TimelineList(page: Page & { none?: string }) {
  const query = useInfiniteQuery(timeline.list(filtersOf(page.search)))
  const { remove, move } = useEventActions()
  const instead = useHasNoCaseIds() && noCaseIds
  const empty = <NoRows icon={<Signpost />} {...page} {...{ said, instead }} filters={savedOfTimeline} />
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
