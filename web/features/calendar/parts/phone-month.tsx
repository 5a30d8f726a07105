import type { RefObject } from 'react'
import type { CalendarDay } from '../../../../contract/calendar.ts'
import { weeksOf } from '../../../lib/day-grid.ts'
import { count, longDay, weekday } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { type FocusDay, useDayKeys } from './day-keys.ts'
import { contentOfDay } from './entries.ts'
import { hearingLook, lookOf, meetingLook } from './event-lines.tsx'
import type { Shown } from './shown.ts'

export type PhoneMonthProps = {
  shown: Shown
  days: readonly CalendarDay[]
  today: string
  withNotes: boolean
  focusDay: RefObject<FocusDay | null>
  onOpenDay: (day: string) => void
  /** Shows the month of a day that is not on screen. */
  onGoTo: (day: string) => void
}

const mostDots = 4

/** The month where there is little room: a compact grid with dots; a press opens the day. */
export function PhoneMonth({ shown, days, withNotes, onOpenDay, ...ways }: PhoneMonthProps) {
  const keys = useDayKeys({ shown, controls: 'button', ...ways })
  const held = new Map(days.map((day) => [day.day, day]))
  return (
    <div {...keys}>
      <Card className="p-2">
        <table className="w-full table-fixed border-collapse">
          <thead>
            <tr>
              {weeksOf(shown)[0]?.map((day) => (
                <th
                  key={day}
                  abbr={weekday(day)}
                  scope="col"
                  className="pb-1 text-micro font-semibold text-ink-3"
                >
                  {weekday(day, 'short')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(shown).map((week) => (
              <tr key={week[0]}>
                {week.map((day) => (
                  <td key={day} data-date={day} className="p-0 text-center align-top">
                    <DayButton
                      day={day}
                      held={held.get(day)}
                      isToday={day === ways.today}
                      withNotes={withNotes}
                      isOther={!day.startsWith(shown.month)}
                      onOpenDay={onOpenDay}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </div>
  )
}

type DayButtonProps = {
  day: string
  held: CalendarDay | undefined
  isToday: boolean
  withNotes: boolean
  isOther: boolean
  onOpenDay: (day: string) => void
}

function DayButton({ day, held, isToday, withNotes, isOther, onOpenDay }: DayButtonProps) {
  const dots = [
    ...(held?.events.map(({ event_type }) => lookOf(event_type).dot) ?? []),
    ...(held?.meetings.map(() => meetingLook.dot) ?? []),
    ...(held?.hearings.map(() => hearingLook.dot) ?? []),
    ...(held?.deadlines.map(() => lookOf('deadline').dot) ?? []),
    ...(held && held.away_count > 0 ? ['bg-st-grey-dot'] : []),
    ...(withNotes && held && held.note_count > 0 ? ['border border-ink-3'] : []),
  ]
  // Notes keep their dot, whatever else the day holds.
  const shown = dots.length > mostDots ? [...dots.slice(0, mostDots - 1), dots.at(-1) ?? ''] : dots
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={isToday ? 'date' : undefined}
      aria-label={`${longDay(day)}, ${contentOfDay(held)}`}
      onClick={() => onOpenDay(day)}
      className="flex h-12 w-full flex-col items-center justify-center gap-1 rounded-md"
    >
      <span
        className={cx(
          'flex size-7 items-center justify-center rounded-full text-secondary font-semibold tabular-nums',
          isToday ? 'bg-primary text-on-primary' : isOther ? 'text-ink-3' : 'text-ink',
        )}
      >
        {count(Number(day.slice(8)))}
      </span>
      <span aria-hidden="true" className="flex h-1.5 items-center gap-0.5">
        {shown.map((dot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are all there is to them.
          <span key={at} className={cx('size-1.5 rounded-full', dot)} />
        ))}
      </span>
    </button>
  )
}
