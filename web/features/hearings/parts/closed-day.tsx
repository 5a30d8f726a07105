import { CalendarOff } from 'lucide-react'
import { sundayOf } from '../../../../contract/kernel/days.ts'
import { useClosedDays } from './use-closed-days.ts'

interface ClosedDayProps {
  day: string
  /** The court that is shown alone. */
  court: string | undefined
}

/** The name of a day on which courts do not sit, above the hearings that were kept on it. */
export function ClosedDay({ day, court }: ClosedDayProps) {
  const closed = useClosedDays(sundayOf(day), court)(day)
  if (closed === undefined) return null
  return (
    <p className="flex items-center gap-2 font-semibold [overflow-wrap:anywhere]">
      <CalendarOff aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
      {closed}
    </p>
  )
}
