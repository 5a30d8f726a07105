import { useQuery } from '@tanstack/react-query'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { cx } from '../../../ui/cx.ts'
import { amountOf } from '../../time-entries/public.ts'
import { targetOf } from '../logic.ts'
import { workingHoursQuery } from './api.ts'
import { foot as words } from './labels.ts'

interface TargetRowsProps {
  user_id: string
  sunday: string
  today: string
  entries: readonly Pick<TimeEntry, 'work_date' | 'seconds'>[]
}

/** Below the day totals: how long this person's days are, and how much of each is missing; of days to come nothing. */
export function TargetRows({ user_id, ...of }: TargetRowsProps) {
  const { data } = useQuery(workingHoursQuery(user_id))
  if (data === undefined) return null
  const { days, target, missing } = targetOf(data, of)
  return (
    <>
      <tr className="h-9 border-t border-border text-ink-3">
        <th scope="row" className="px-2.5 text-left font-normal">
          {words.target}
        </th>
        {days.map((day) => (
          <td key={day.day} className={cx('px-2.5', day.day === of.today && 'bg-accent-soft text-ink-2')}>
            {day.target > 0 && amountOf(day.target)}
          </td>
        ))}
        <td className="px-2.5">{amountOf(target)}</td>
      </tr>
      <tr className="h-9 border-t border-border font-semibold">
        <th scope="row" className="px-2.5 text-left">
          {words.missing}
        </th>
        {days.map(({ day, missing }) => (
          <td
            key={day}
            className={cx('px-2.5', day === of.today ? 'bg-accent-soft font-normal' : 'text-st-yellow-fg')}
          >
            {day <= of.today && missing > 0 && amountOf(missing)}
          </td>
        ))}
        <td className="px-2.5">{amountOf(missing)}</td>
      </tr>
    </>
  )
}
