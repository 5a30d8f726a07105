import { useQuery } from '@tanstack/react-query'
import { type RefObject, Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useMedia } from '../../../lib/media.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { rangeQuery } from '../api.ts'
import { said } from '../labels.ts'
import type { OnSearch } from '../logic.ts'
import type { FocusDay } from './day-keys.ts'
import { placedAt, type Shown } from './shown.ts'

type CalendarBoardProps = {
  shown: Shown
  today: string
  zone: string
  /** Notes are drawn too. */
  withNotes: boolean
  focusDay: RefObject<FocusDay | null>
  onSearch: OnSearch
}

// The library is large, and a phone's month does without it.
const PhoneMonth = lazyPart(() => import('./phone-month.tsx'), 'PhoneMonth')
const GridView = lazyPart(() => import('./grid-view.tsx'), 'GridView')

/** What the calendar shows, in the way that fits the screen. */
export function CalendarBoard({ shown, today, zone, withNotes, focusDay, onSearch }: CalendarBoardProps) {
  const query = useQuery(rangeQuery(shown))
  const isPhone = useIsPhone()
  useLoadFailure(query, said.loadFailed)
  const { data, error } = query
  if (!data) return error ? <Awaited of={query} said={said} /> : <Waiting />
  const onOpenDay = (day: string) => onSearch({ day })
  const onGoTo = (next: string) =>
    onSearch({ week: undefined, month: undefined, ...placedAt(shown.view, next, today) })
  const common = { shown, days: data.days, today, withNotes, focusDay, onOpenDay, onGoTo }
  return (
    <Suspense fallback={<Waiting />}>
      {isPhone && shown.view === 'month' ? (
        <PhoneMonth {...common} />
      ) : (
        <GridView {...common} zone={zone} isPhone={isPhone} />
      )}
    </Suspense>
  )
}

/** Whether the screen is as narrow as a phone's. Paper is narrow too, but shows what the screen showed. */
function useIsPhone(): boolean {
  const isNarrow = useMedia('(max-width: 767px)')
  const isPaper = useMedia('print')
  const [onScreen, setOnScreen] = useState(isNarrow)
  if (!isPaper && onScreen !== isNarrow) setOnScreen(isNarrow)
  return isPaper ? onScreen : isNarrow
}

function Waiting() {
  return (
    <div className="flex min-h-[640px] items-start justify-center rounded-lg border border-border bg-surface pt-24">
      <Loading label={said.loading} />
    </div>
  )
}
