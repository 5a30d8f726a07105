import { daysAfter, monthsAfter, sundayOf } from '../../../../contract/kernel/days.ts'
import { type CalendarSearch, type CalendarView, nearestDay } from '../logic.ts'

/** What is on screen: whole weeks for a month's grid, one week, or exactly the month for a list. */
export interface Shown {
  view: CalendarView
  from: string
  to: string
  /** The month whose summary is shown: of a week that of its Wednesday. */
  month: string
}

/** What an address shows on a day of the firm. */
export function shownIn({ view: chosen, month, week }: CalendarSearch, today: string): Shown {
  const view: CalendarView = chosen ?? 'month'
  if (view === 'week') {
    const from = week ?? sundayOf(today)
    return { view, from, to: daysAfter(from, 6), month: nearestDay(daysAfter(from, 3)).slice(0, 7) }
  }
  const shown = month ?? today.slice(0, 7)
  const first = `${shown}-01`
  const last = daysAfter(`${monthsAfter(shown, 1)}-01`, -1)
  if (view === 'list') return { view, from: first, to: last, month: shown }
  return { view, from: sundayOf(first), to: daysAfter(sundayOf(last), 6), month: shown }
}

/** The address of the month or week before or after, as far as the calendar goes; what is now is left out of it. */
export function moved(shown: Shown, by: 1 | -1, today: string): Partial<CalendarSearch> {
  if (shown.view === 'week') return placedAt(shown.view, daysAfter(shown.from, 7 * by), today)
  return placedAt(shown.view, nearestDay(`${monthsAfter(shown.month, by)}-01`), today)
}

/** The address that shows a day in a view. */
export function placedAt(view: CalendarView, day: string, today: string): Partial<CalendarSearch> {
  const week = sundayOf(day)
  const month = day.slice(0, 7)
  return {
    view: view === 'month' ? undefined : view,
    week: view === 'week' && week !== sundayOf(today) ? week : undefined,
    month: view !== 'week' && month !== today.slice(0, 7) ? month : undefined,
  }
}

/** The address of another view on about the same days. */
export function viewedAs(shown: Shown, view: CalendarView, today: string): Partial<CalendarSearch> {
  if (shown.view === 'week' && view !== 'week') return placedAt(view, `${shown.month}-01`, today)
  const isNow = shown.from <= today && today <= shown.to
  return placedAt(view, isNow ? today : `${shown.month}-01`, today)
}
