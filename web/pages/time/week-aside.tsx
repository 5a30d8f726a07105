import { Lock } from 'lucide-react'
import { timeSentences } from '../../../contract/kernel/time-reasons.ts'
import type { TimeEntry } from '../../../contract/time-entries.ts'
import { Suggestions } from '../../features/time-entries/parts/suggestions.tsx'
import type { LineToFill } from '../../features/time-entries/parts/use-filling.ts'
import type { useWeek } from '../../features/time-entries/parts/use-week.ts'
import { isClosed } from '../../features/timesheets/logic.ts'
import { OddOfWeek } from './odd-of-week.tsx'

interface WeekAsideProps {
  user_id: string
  sunday: string
  day: string
  /** The last day of the closed period. */
  closed: string | null | undefined
  week: Pick<ReturnType<typeof useWeek>, 'entries'>
  line: LineToFill
  onEdit: (entry: TimeEntry) => void
}

/** What could be missing, beside an open week, and below it what looks odd. */
export function WeekAside({ user_id, sunday, day, closed, week, line, onEdit }: WeekAsideProps) {
  return (
    <>
      <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
        {isClosed(day, closed) ? (
          <p className="flex items-center gap-2 rounded-lg border border-border bg-surface px-4 py-3 text-secondary text-ink-2">
            <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
            {timeSentences['time.period_closed']}
          </p>
        ) : (
          <Suggestions day={day} line={line} />
        )}
      </div>
      <OddOfWeek {...{ user_id, sunday, closed, line, onEdit }} entries={week.entries} />
    </>
  )
}
