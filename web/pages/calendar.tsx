import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Rss } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { calendarEvent } from '../../contract/calendar.ts'
import { eventNames, eventTypeWords } from '../../contract/words/calendar.ts'
import { eventQuery, everyEvent } from '../features/calendar/api.ts'
import { said } from '../features/calendar/labels.ts'
import type { CalendarSearch } from '../features/calendar/logic.ts'
import { CalendarBoard } from '../features/calendar/parts/calendar-board.tsx'
import { CalendarToolbar } from '../features/calendar/parts/calendar-toolbar.tsx'
import type { FocusDay } from '../features/calendar/parts/day-keys.ts'
import { MonthSummary } from '../features/calendar/parts/month-summary.tsx'
import { shownIn } from '../features/calendar/parts/shown.ts'
import { creatorColumn, useFirm } from '../features/people/public.ts'
import { dayIn } from '../lib/format.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useNow } from '../lib/now.ts'
import { fileColumns } from '../lib/rows/row-fields.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { shownAs } from '../lib/words.tsx'
import { Button } from '../ui/button.tsx'
import { ExportMenu } from '../ui/rows/export-menu.tsx'
import { RowPage } from '../ui/rows/row-page.tsx'

// Opened by a press, so the page does not wait for them.
const DayDialog = lazyPart(() => import('../features/calendar/parts/day-dialog.tsx'), 'DayDialog')
const EventDialog = lazyPart(() => import('../features/calendar/parts/event-dialog.tsx'), 'EventDialog')
const MakeDialog = lazyPart(() => import('./calendar-make.tsx'), 'MakeDialog')
const FeedDialog = lazyPart(() => import('../features/calendar/parts/feed-dialog.tsx'), 'FeedDialog')
// What the signs mean; it stands below the board, and comes with it.
const Legend = lazyPart<'Legend', object>(
  () => import('../features/calendar/parts/event-lines.tsx'),
  'Legend',
)

const columns = [
  ...fileColumns(
    calendarEvent,
    eventNames,
    { event_date: 12, event_time: 8, event_type: 14, title: 40, description: 60 },
    { event_type: shownAs(eventTypeWords) },
  ),
  creatorColumn,
]

/** /calendar: the firm's events and the notes of each day. */
export function CalendarPage() {
  // Without the dialogs, so that the month is not drawn anew for one.
  const search = useSearch({
    from: '/staff/calendar',
    select: ({ day: _, add: __, edit: ___, feed: ____, make: _____, ...shown }) => shown,
    structuralSharing: true,
  })
  const onSearch = useSearchChange<CalendarSearch>('/calendar')
  const { time_zone } = useFirm()
  const today = dayIn(time_zone, useNow())
  const focusDay = useRef<FocusDay>(null)
  const shown = shownIn(search, today)
  const part = { shown, today, withNotes: search.notes === undefined, focusDay, onSearch }
  const add = () => onSearch({ add: '1', edit: undefined })
  return (
    <RowPage
      said={said}
      onAdd={add}
      taking={
        <>
          <Button
            icon={<Rss aria-hidden="true" className="size-4" />}
            onClick={() => onSearch({ feed: '1' })}
          >
            <span className="max-sm:sr-only">{said.subscribe}</span>
          </Button>
          <ExportMenu name="calendar" columns={columns} load={() => everyEvent(shown)} />
        </>
      }
    >
      <MonthSummary month={shown.month} />
      <CalendarToolbar {...part} />
      <CalendarBoard {...part} zone={time_zone} />
      <Suspense>
        <Legend />
      </Suspense>
      <Suspense>
        <Dialogs today={today} zone={time_zone} onSearch={onSearch} onAdd={add} />
      </Suspense>
    </RowPage>
  )
}

interface DialogsProps {
  today: string
  zone: string
  onSearch: (change: Partial<CalendarSearch>) => void
  onAdd: () => void
}

function Dialogs({ today, zone, onSearch, onAdd }: DialogsProps) {
  const search = useSearch({ from: '/staff/calendar' })
  const { data: edited } = useQuery({ ...eventQuery(search.edit ?? ''), enabled: search.edit !== undefined })
  const shown = shownIn(search, today)
  // Another's event is read only: its address shows its day.
  const isEditing = search.edit !== undefined && edited?.can.edit === true
  const isForm = isEditing || search.add === '1' || search.make !== undefined
  const isDay = search.day !== undefined
  const [made, setMade] = useState<string>()
  // The form stands above the day that it was opened from, and else alone: two at once would hide each other.
  const wasDay = useRef(false)
  if (!isForm) wasDay.current = isDay
  // A form that is open at midnight goes on with the day that it began with.
  const begun = useRef(today)
  if (!isForm) begun.current = today
  const isInSight = begun.current >= shown.from && begun.current <= shown.to
  const day = search.day ?? (isInSight ? begun.current : `${shown.month}-01`)
  return (
    <>
      <DayDialog
        open={isDay && wasDay.current}
        day={day}
        zone={zone}
        made={made}
        onAdd={onAdd}
        onEdit={({ id }) => onSearch({ edit: id })}
        onMake={({ id }) => onSearch({ make: id })}
        onClose={() => onSearch({ day: undefined })}
      />
      <EventDialog
        open={isForm && search.make === undefined}
        event={isEditing ? edited : undefined}
        day={day}
        onClose={() => onSearch({ add: undefined, edit: undefined })}
      />
      {search.make !== undefined && (
        <MakeDialog
          of={search.make}
          onClose={() => onSearch({ make: undefined })}
          onMade={({ id }) => setMade(id)}
        />
      )}
      <FeedDialog open={search.feed === '1'} zone={zone} onClose={() => onSearch({ feed: undefined })} />
    </>
  )
}
