import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Meeting } from '../../../../contract/meetings.ts'
import { useLastSeen } from '../../../lib/last-seen.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { useWholeSection } from '../../../lib/whole-sections.ts'
import { inputOf } from '../../../lib/zone-time.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { bothOf, useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore, type Pages } from '../../../ui/load-more.tsx'
import { NoRows } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { SectionScroller } from '../../../ui/section-scroller.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import { meetings, type When } from '../api.ts'
import { asked, listNames, said } from '../labels.ts'
import { filtersOf, listsAt } from '../logic.ts'
import type { MeetingFiltersProps } from './meeting-filters.tsx'
import { MeetingItem } from './meeting-item.tsx'

const MeetingEdit = lazy(() =>
  import('./meeting-edit.tsx').then((module) => ({ default: module.MeetingEdit })),
)

/** Upcoming and past meetings, as they stand at this minute. */
export function MeetingLists({ search, onSearch }: MeetingFiltersProps) {
  const { time_zone } = useFirm()
  const minute = inputOf(useServerMinute(), time_zone)
  const filters = filtersOf(search)
  const upcoming = useInfiniteQuery(meetings.list('upcoming', filters))
  const past = useInfiniteQuery(meetings.list('past', filters))
  const listed = [...rowsOf(upcoming), ...rowsOf(past)]
  const edited = useLastSeen(listed, search.edit)
  const remove = useAskedRemoval(meetings, said, asked.delete)
  const reason = useLoadFailure(bothOf(upcoming, past), said.loadFailed)
  if (upcoming.isPending || past.isPending) return <Loading label={said.loading} />
  if (!upcoming.data || !past.data) {
    const retry = () => void Promise.all([upcoming.refetch(), past.refetch()])
    const busy = upcoming.isFetching || past.isFetching
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={busy} />
  }
  const gone = edited && !listed.includes(edited) ? [edited] : []
  const lists = listsAt({ upcoming: [...gone, ...rowsOf(upcoming)], past: rowsOf(past) }, minute)
  const shown = (meeting: Meeting) => (
    <MeetingItem
      meeting={meeting}
      minute={minute}
      onEdit={({ id }) => onSearch({ edit: id })}
      onDelete={(row) => remove(row, row.title)}
    />
  )
  const item = (meeting: Meeting) =>
    meeting.id === search.edit && meeting.can.edit ? (
      // As long as the form is not here yet, what it is made of stays.
      <Suspense fallback={shown(meeting)}>
        <MeetingEdit meeting={meeting} onClose={() => onSearch({ edit: undefined })} />
      </Suspense>
    ) : (
      shown(meeting)
    )
  return (
    <div className="flex flex-col gap-8">
      {(['upcoming', 'past'] as const).map((when) => (
        <MeetingList
          key={when}
          when={when}
          rows={lists[when]}
          isEdited={lists[when].some(({ id }) => id === search.edit)}
          item={item}
          pages={when === 'past' ? past : upcoming}
          empty={<NoMeetings when={when} search={search} onSearch={onSearch} />}
        />
      ))}
    </div>
  )
}

function rowsOf({ data }: { data?: { pages: { items: Meeting[] }[] } | undefined }): Meeting[] {
  return data?.pages.flatMap((page) => page.items) ?? []
}

type MeetingListProps = {
  when: When
  rows: readonly Meeting[]
  isEdited: boolean
  item: (meeting: Meeting) => ReactNode
  pages: Pages
  empty: ReactNode
}

function MeetingList({ when, rows, isEdited, item, pages, empty }: MeetingListProps) {
  const { title } = listNames[when]
  const [isWhole, setWhole] = useWholeSection(when)
  return (
    <div className="flex flex-col gap-3">
      <SectionHeading title={title} />
      {/* What is edited stands whole, with its Save in sight. */}
      <SectionScroller label={title} isOpen={isEdited} isWhole={isWhole} onWhole={setWhole}>
        {rows.length === 0 && !pages.hasNextPage && empty}
        {rows.length > 0 && (
          <ul className="divide-y divide-border rounded-lg border border-border bg-surface shadow-card">
            {rows.map((meeting) => (
              <li key={meeting.id} data-record={meeting.id}>
                {item(meeting)}
              </li>
            ))}
          </ul>
        )}
        <LoadMore pages={pages} />
      </SectionScroller>
    </div>
  )
}

/** Why there is nothing to see, and the one way on. */
function NoMeetings({ when, search, onSearch }: MeetingFiltersProps & { when: When }) {
  const title = listNames[when].none
  const isFiltered = [search.q, search.location].some(Boolean)
  if (when === 'past' && !isFiltered) return <p className="text-body text-ink-2">{title}</p>
  return (
    <NoRows
      icon={<CalendarClock />}
      said={{ ...said, none: title }}
      search={search}
      onSearch={when === 'upcoming' ? onSearch : undefined}
      filters={['q', 'location']}
      onAdd={() => onSearch({ add: '1' })}
    />
  )
}
