import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { roomOf } from '../../../../contract/meeting-room.ts'
import { meeting as fields, type Meeting } from '../../../../contract/meetings.ts'
import { meetingNames } from '../../../../contract/words/meetings.ts'
import { dayIn } from '../../../lib/format.ts'
import { useLastSeen } from '../../../lib/last-seen.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useServerMinute } from '../../../lib/now.ts'
import type { RowPage } from '../../../lib/rows/row-address.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { useWholeSection } from '../../../lib/whole-sections.ts'
import { inputOf } from '../../../lib/zone-time.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { bothOf, useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore, type Pages } from '../../../ui/load-more.tsx'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { ChoiceFilter, Filters, WordsFilter } from '../../../ui/rows/filters.tsx'
import { NoRows } from '../../../ui/rows/row-list.tsx'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { SectionScroller } from '../../../ui/section-scroller.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { creatorColumn, useFirm } from '../../people/public.ts'
import type { MeetingsSearch } from '../address.ts'
import { meetings, roomsQuery, type When } from '../api.ts'
import { heads, listNames, said, statusNames } from '../labels.ts'
import { filtersOf, listsAt, statusAt } from '../logic.ts'
import { MeetingItem } from './meeting-item.tsx'

const MeetingEdit = lazyPart(() => import('./meeting-forms.tsx'), 'MeetingEdit')

type Page = RowPage<MeetingsSearch>

/** The minute of the firm's wall clock. */
function useMinute(): string {
  const { time_zone } = useFirm()
  return inputOf(useServerMinute(), time_zone)
}

/** Takes the meetings that the filters show away: those to come, then those that were. */
export function MeetingExport({ search }: Page) {
  const minute = useMinute()
  return (
    <ExportMenu<Meeting>
      name="meetings"
      title={said.title}
      shown={[search.q && `“${search.q}”`, search.location]}
      columns={[
        ...columns,
        { header: heads.status, cell: (row) => statusNames[statusAt(row, minute)], width: 12 },
        creatorColumn,
      ]}
      load={(most) => meetings.every(filtersOf(search), most)}
    />
  )
}

const columns = fileColumns(
  fields,
  { ...meetingNames, ...heads },
  { meeting_date: 12, start_time: 8, end_time: 8, title: 40, location: 24, description: 60 },
)

/** Which meetings are shown: by words, by place. */
export function MeetingFilters({ search, onSearch }: Page) {
  const { time_zone } = useFirm()
  const { data: rooms = [] } = useQuery(roomsQuery(dayIn(time_zone, useServerMinute())))
  const { q, location } = search
  const known = rooms.map((room) => room.location)
  const chosen = location && known.find((room) => roomOf(room) === roomOf(location))
  return (
    <Filters>
      <WordsFilter of={{ search: { q }, onSearch }} label={said.search} placeholder={said.searchHint} />
      <ChoiceFilter
        of={{ search: { location: chosen ?? location }, onSearch }}
        name="location"
        label={meetingNames.location}
        all={said.allLocations}
        // What the address asks for is a choice, also when the firm has not met there.
        options={location && !chosen ? [location, ...known] : known}
        width="w-[230px]"
      />
    </Filters>
  )
}

/** Upcoming and past meetings, as they stand at this minute. */
export function MeetingLists(page: Page) {
  const edit = useSearch({ strict: false, select: (search) => search.edit })
  const minute = useMinute()
  const filters = filtersOf(page.search)
  const upcoming = useInfiniteQuery(meetings.list('upcoming', filters))
  const past = useInfiniteQuery(meetings.list('past', filters))
  const listed = [...rowsOf(upcoming), ...rowsOf(past)]
  const edited = useLastSeen(listed, edit)
  const remove = useAskedRemoval(meetings, said, said.askDelete)
  const reason = useLoadFailure(bothOf(upcoming, past), said.loadFailed)
  if (upcoming.isPending || past.isPending) return <Loading label={said.loading} />
  if (!upcoming.data || !past.data) {
    const retry = () => void Promise.all([upcoming.refetch(), past.refetch()])
    const busy = upcoming.isFetching || past.isFetching
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={busy} />
  }
  const gone = edited && !listed.includes(edited) ? [edited] : []
  const lists = listsAt({ upcoming: [...gone, ...rowsOf(upcoming)], past: rowsOf(past) }, minute)
  const item = (meeting: Meeting) => {
    const shown = (
      <MeetingItem
        meeting={meeting}
        minute={minute}
        onEdit={page.onEdit}
        onDelete={(row) => remove(row, row.title)}
      />
    )
    if (meeting.id !== edit || !meeting.can.edit) return shown
    // As long as the form is not here yet, what it is made of stays.
    return (
      <Suspense fallback={shown}>
        <MeetingEdit meeting={meeting} onClose={() => page.onSearch({ edit: undefined })} />
      </Suspense>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      {(['upcoming', 'past'] as const).map((when) => (
        <MeetingList
          key={when}
          when={when}
          rows={lists[when]}
          isEdited={lists[when].some(({ id }) => id === edit)}
          item={item}
          pages={when === 'past' ? past : upcoming}
          empty={<NoMeetings when={when} {...page} />}
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
function NoMeetings({ when, search, onSearch, onAdd }: Page & { when: When }) {
  const { none } = listNames[when]
  if (when === 'past' && !search.q && !search.location) return <p className="text-body text-ink-2">{none}</p>
  return (
    <NoRows
      icon={<CalendarClock />}
      said={{ ...said, none }}
      search={search}
      onSearch={when === 'upcoming' ? onSearch : undefined}
      filters={['q', 'location']}
      onAdd={onAdd}
    />
  )
}
