import { sundayOf } from '../../../contract/kernel/days.ts'
import { dayWord, oneOfThese, readsSearch, rowForms, type SearchOf } from '../../lib/search.ts'

export const views = ['month', 'week', 'list'] as const
export type CalendarView = (typeof views)[number]

/** What the calendar's address means; whatever is at its default is absent. */
export const readCalendarSearch = readsSearch({
  view: oneOfThese(['week', 'list']),
  /** The month that is shown; without it this one. */
  month: (raw) => dayWord(`${String(raw ?? '')}-01`)?.slice(0, 7),
  /** The Sunday of the week that is shown; without it this week's. */
  week: (raw) => {
    const day = dayWord(raw)
    return day && sundayOf(day)
  },
  /** The day whose dialog is open, and of which a new event is. */
  day: dayWord,
  ...rowForms,
  /** The event of which a hearing or a deadline is made. */
  make: rowForms.edit,
  /** Only events and meetings are drawn. */
  notes: (raw) => (String(raw) === '0' ? ('0' as const) : undefined),
  /** The dialog of the private address is open. */
  feed: rowForms.add,
})
export type CalendarSearch = SearchOf<typeof readCalendarSearch>

/** Changes what the address holds; what is undefined leaves it. */
export type OnSearch = (change: Partial<CalendarSearch>) => void

const firstDay = '1900-01-01'
const lastDay = '2199-12-31'

/** A day itself where the calendar has it, else the nearest one that it has. */
export function nearestDay(day: string): string {
  if (day < firstDay) return firstDay
  return day > lastDay ? lastDay : day
}

/** A day that exists, between 1900 and 2199. */
