import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { dayOf, sundayOf } from '../../../contract/kernel/days.ts'
import type { TimeEntry } from '../../../contract/time-entries.ts'
import { nameOf, unknownName } from '../../features/people/public.ts'
import type { TimeSearch } from '../../features/time-entries/address.ts'
import { weekSpan } from '../../features/time-entries/labels.ts'
import { gridOf, sumOf } from '../../features/time-entries/parts/grid.ts'
import { ShownWeek } from '../../features/time-entries/parts/shown-week.tsx'
import { TimeExport } from '../../features/time-entries/parts/time-export.tsx'
import { useWeek } from '../../features/time-entries/parts/use-week.ts'
import { weekSheetQuery } from '../../features/timesheets/api.ts'
import { BackLink } from '../../features/timesheets/parts/back-link.tsx'
import { review } from '../../features/timesheets/parts/labels.ts'
import { SheetReview } from '../../features/timesheets/parts/sheet-review.tsx'
import { useFirm } from '../../lib/firm.ts'
import { languageOf } from '../../lib/language.ts'
import { useServerMinute } from '../../lib/now.ts'
import { paths } from '../../lib/paths.ts'
import { useSearchChange } from '../../lib/search-change.ts'
import { PageHeading } from '../../ui/heading.tsx'
import { useLoadFailure } from '../../ui/load-failure.ts'

type PersonWeekProps = { user_id: string; week: string | undefined; day: string | undefined }

/** /time?person=…&week=…: somebody's week, to read, to approve and to give back. */
export function PersonWeek({ user_id, week: of, day }: PersonWeekProps) {
  const onSearch = useSearchChange<TimeSearch>('/time')
  const router = useRouter()
  const { time_zone } = useFirm()
  const today = dayOf(useServerMinute(), time_zone)
  const sunday = sundayOf(of ?? today)
  const week = useWeek(user_id, sunday)
  const query = useQuery(weekSheetQuery(user_id, sunday))
  const [edited, onEdit] = useState<TimeEntry>()
  useLoadFailure(query, review.loadFailed)
  const { data: sheet } = query
  const name = nameOf(sheet ?? week.entries[0] ?? { full_name: unknownName })
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title={<span lang={languageOf(name)}>{name}</span>}
        meta={weekSpan(sunday)}
        actions={week.entries.length > 0 && <TimeExport entries={week.entries} {...{ sunday, name }} />}
        back={<BackLink to={paths.timesheets()}>{review.back}</BackLink>}
      />
      <SheetReview
        {...{ user_id, sunday, sheet }}
        seen={week.query.data && sumOf(week.entries)}
        onDone={() => void router.navigate(paths.timesheets())}
      >
        <ShownWeek
          week={{ ...week, rows: gridOf(week.entries, sunday, []) }}
          {...{ sunday, today, day, edited, onEdit }}
          onDay={(next) => onSearch({ day: next })}
        />
      </SheetReview>
    </div>
  )
}
