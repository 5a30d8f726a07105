import { memo } from 'react'
import type { CourtDayRow } from '../../../../contract/court-calendars.ts'
import type { CourtCalendar } from '../../../../contract/court-days.ts'
import { count, longDay, monthName, weekday } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { courtName } from '../logic.ts'
import { type DayState, monthsOf, stateOf, stateWords, weeksIn } from './court-year.ts'
import { type Span, useYearKeys } from './year-keys.ts'

/** Each with a shape of its own, so that no colour is needed. */
export const looks: Record<DayState, string> = {
  sits: 'bg-st-green-bg font-semibold text-st-green-fg',
  office: 'border border-dashed border-st-yellow-dot bg-st-yellow-bg font-semibold text-st-yellow-fg',
  closed: 'border border-st-red-dot bg-st-red-bg font-semibold text-st-red-fg',
}
/** Days that only follow the week. */
export const plainLooks: Record<DayState, string> = {
  ...looks,
  sits: 'text-ink',
  closed: 'bg-sunken text-ink-2',
}

type YearGridProps = {
  year: string
  today: string
  calendar: CourtCalendar
  entered: ReadonlyMap<string, CourtDayRow>
  /** What a press on a day or range does, for whoever keeps the courts. */
  onOpen: ((span: Span) => void) | undefined
}

/** The twelve months of a year, each day as the calendar says. */
export function YearGrid({ year, today, calendar, entered, onOpen }: YearGridProps) {
  const { ways, at, span } = useYearKeys(year, today, onOpen ?? nothing)
  const months = monthsOf(year).map((month) => {
    const isOf = (day: string) => day.startsWith(month)
    // Only months that a choice touches are drawn anew.
    const chosen = span.from.slice(0, 7) <= month && month <= span.until.slice(0, 7)
    const given = {
      month,
      calendar,
      entered,
      isOpening: onOpen !== undefined,
      today: isOf(today) ? today : '',
    }
    return (
      <Month
        key={month}
        {...given}
        stop={isOf(at) ? at : ''}
        from={chosen && span.from !== span.until ? span.from : ''}
        until={chosen && span.from !== span.until ? span.until : ''}
      />
    )
  })
  return (
    <div {...(onOpen && ways)} className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
      {months}
    </div>
  )
}

const nothing = () => {}

type MonthProps = Span &
  Pick<YearGridProps, 'calendar' | 'entered' | 'today'> & { month: string; stop: string; isOpening: boolean }

const Month = memo(function Month({ month, ...of }: MonthProps) {
  const weeks = weeksIn(month)
  return (
    <Card className="p-2.5">
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <caption className="pb-1 text-left text-secondary font-semibold">{monthName(month)}</caption>
        <thead>
          <tr>
            {weeks[1]?.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={weekday(day ?? '')}
                className="text-micro font-semibold text-ink-3"
              >
                {weekday(day ?? '', 'short')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the places of a week never move.
                <td key={at} className="p-0 text-center">
                  {day && <Day day={day} {...of} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
})

function Day({
  day,
  calendar,
  entered,
  today,
  stop,
  from,
  until,
  isOpening,
}: Omit<MonthProps, 'month'> & { day: string }) {
  const row = entered.get(day)
  const state = stateOf(calendar, day)
  const name = [longDay(day), stateWords(calendar, day), row && courtName(row)].filter(Boolean).join(', ')
  const look = cx(
    'flex h-8 w-full items-center justify-center rounded-sm text-secondary tabular-nums coarse:h-control',
    (row ? looks : plainLooks)[state],
    day === today && 'underline decoration-2 underline-offset-4',
    from <= day && day <= until && 'outline-2 -outline-offset-2 outline-accent',
  )
  const shown = count(Number(day.slice(8)))
  if (!isOpening)
    return (
      <span className={look} title={row && courtName(row)} aria-current={day === today ? 'date' : undefined}>
        <span aria-hidden="true">{shown}</span>
        <span className="sr-only">{name}</span>
      </span>
    )
  return (
    <button
      type="button"
      data-day={day}
      aria-haspopup="dialog"
      aria-label={name}
      aria-current={day === today ? 'date' : undefined}
      title={row && courtName(row)}
      tabIndex={day === stop ? 0 : -1}
      className={look}
    >
      {shown}
    </button>
  )
}
