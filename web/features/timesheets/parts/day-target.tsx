import { useQuery } from '@tanstack/react-query'
import { amountOf } from '../../time-entries/public.ts'
import { targetOf } from '../logic.ts'
import { workingHoursQuery } from './api.ts'
import { foot as words } from './labels.ts'

/** Beside a day's time how long that day is for its person; of a day off nothing. */
export function DayTarget({ user_id, sunday, day: on }: { user_id: string; sunday: string; day: string }) {
  const { data } = useQuery(workingHoursQuery(user_id))
  const target = targetOf(data ?? 0, { sunday, entries: [] }).days.find(({ day }) => day === on)?.target ?? 0
  return target > 0 && <span className="font-normal text-ink-3">{words.of(amountOf(target))}</span>
}
