import { Link } from '@tanstack/react-router'
import { CalendarOff, Gavel } from 'lucide-react'
import { sundayOf } from '../../../../contract/kernel/days.ts'
import { shortDay, weekday } from '../../../lib/format.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { diary, nothingFor } from '../labels.ts'
import { nextOn } from './labels.ts'
import { useClosedDays } from './use-closed-days.ts'

interface QuietDayProps {
  day: string
  /** The court that is shown alone. */
  court: string | undefined
  whom: string
  next: string | null | undefined
}

/** A day without hearings: why, where courts do not sit, and the way to the next one that has some. */
export function QuietDay({ day, court, whom, next }: QuietDayProps) {
  const closed = useClosedDays(sundayOf(day), court)(day)
  return (
    <EmptyState
      icon={closed === undefined ? <Gavel /> : <CalendarOff />}
      title={closed ?? diary.none}
      action={
        next && (
          <Link
            from="/diary"
            to="/diary"
            search={(now) => ({ ...now, day: next })}
            className={cx(
              buttonClass(),
              'h-auto! min-h-control max-w-full py-1.5 text-center whitespace-normal!',
            )}
          >
            {nextOn(`${shortDay(next)}, ${weekday(next)}`)}
          </Link>
        )
      }
    >
      {closed !== undefined && <p>{diary.none}</p>}
      <p>{nothingFor(whom)}</p>
    </EmptyState>
  )
}
