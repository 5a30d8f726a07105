import { useQuery } from '@tanstack/react-query'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { sumOfWeek } from '../../time-entries/public.ts'
import { oddQuery, workingHoursQuery } from './api.ts'

interface WeekSumProps {
  user_id: string
  sunday: string
  entries: readonly Pick<TimeEntry, 'seconds' | 'billing' | 'is_hidden'>[]
}

/** How much of somebody's week is logged, and how much of that is billable. */
export function WeekSum({ user_id, sunday, entries }: WeekSumProps) {
  const { data: target } = useQuery(workingHoursQuery(user_id))
  // Of time on a case that is hidden by now it is not said what is billable, and it counts.
  const enabled = entries.some(({ is_hidden }) => is_hidden)
  const { data: counted } = useQuery({ ...oddQuery(user_id, sunday), enabled })
  const sum = (of: WeekSumProps['entries']) => of.reduce((all, { seconds }) => all + seconds, 0)
  const seen = sum(entries.filter(({ billing }) => billing === 'bill'))
  const billable = (enabled && counted?.billable_seconds) || seen
  return (
    <p className="text-secondary font-semibold tabular-nums max-md:hidden">
      {sumOfWeek(sum(entries), billable, target)}
    </p>
  )
}
