import type { TimeEntry } from '../../../contract/time-entries.ts'
import { Suggestions } from '../../features/time-entries/parts/suggestions.tsx'
import type { LineToFill } from '../../features/time-entries/parts/use-filling.ts'
import type { useWeek } from '../../features/time-entries/parts/use-week.ts'
import { OddOfWeek } from './odd-of-week.tsx'

interface WeekAsideProps {
  user_id: string
  sunday: string
  day: string
  week: Pick<ReturnType<typeof useWeek>, 'entries'>
  line: LineToFill
  onEdit: (entry: TimeEntry) => void
}

/** What could be missing, beside an open week, and below it what looks odd. */
export function WeekAside({ user_id, sunday, day, week, line, onEdit }: WeekAsideProps) {
  return (
    <>
      <div className="xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <Suggestions day={day} line={line} />
      </div>
      <OddOfWeek {...{ user_id, sunday, line, onEdit }} entries={week.entries} />
    </>
  )
}
