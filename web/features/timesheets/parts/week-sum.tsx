import { useQuery } from '@tanstack/react-query'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { sumOfWeek } from '../../time-entries/public.ts'
import { workingHoursQuery } from './api.ts'

interface WeekSumProps {
  user_id: string
  entries: readonly Pick<TimeEntry, 'seconds' | 'billing'>[]
}

/** How much of somebody's week is logged, and how much of that is billable. */
export function WeekSum({ user_id, entries }: WeekSumProps) {
  const { data: target } = useQuery(workingHoursQuery(user_id))
  const sum = (of: WeekSumProps['entries']) => of.reduce((all, { seconds }) => all + seconds, 0)
  const billable = sum(entries.filter(({ billing }) => billing === 'bill'))
  return (
    <p className="text-secondary font-semibold tabular-nums max-md:hidden">
      {sumOfWeek(sum(entries), billable, target)}
    </p>
  )
}
