import { isDay, sundayOf } from '../../../contract/kernel/days.ts'
import { oneOf, wordIn } from '../../lib/search.ts'

export const views = ['month', 'week', 'list'] as const
export type CalendarView = (typeof views)[number]

/** What the calendar's address holds; whatever is at its default is absent. */
export interface CalendarSearch {
  view?: Exclude<CalendarView, 'month'> | undefined
  /** The month that is shown; without it this one. */
  month?: string | undefined
  /** The Sunday of the week that is shown; without it this week's. */
  week?: string | undefined
  /** The day whose dialog is open, and of which a new event is. */
  day?: string | undefined
  /** The id of the event that is edited. */
  edit?: string | undefined
  /** The Add Event dialog is open. */
  add?: '1' | undefined
  /** Only events and meetings are drawn. */
  notes?: '0' | undefined
  /** The dialog of the private address is open. */
  feed?: '1' | undefined
}

/** Changes what the address holds; what is undefined leaves it. */
export type OnSearch = (change: Partial<CalendarSearch>) => void

/** The part of an address that means something; never throws, whatever was typed there. */
export function readCalendarSearch(raw: Record<string, unknown>): CalendarSearch {
  const view = oneOf(raw.view, ['week', 'list'] as const)
  const month = monthIn(raw.month)
  const week = dayIn(raw.week)
  const day = dayIn(raw.day)
  const edit = wordIn(raw.edit)
  return {
    ...(view && { view }),
    ...(month && { month }),
    ...(week && { week: sundayOf(week) }),
    ...(day && { day }),
    ...(edit && { edit }),
    ...(String(raw.add) === '1' && { add: '1' }),
    ...(String(raw.notes) === '0' && { notes: '0' }),
    ...(String(raw.feed) === '1' && { feed: '1' }),
  }
}

const firstDay = '1900-01-01'
const lastDay = '2199-12-31'

/** A day itself where the calendar has it, else the nearest one that it has. */
export function nearestDay(day: string): string {
  if (day < firstDay) return firstDay
  return day > lastDay ? lastDay : day
}

/** A day that exists, between 1900 and 2199. */
function dayIn(value: unknown): string | undefined {
  const text = String(value ?? '')
  return isDay(text) ? text : undefined
}

function monthIn(value: unknown): string | undefined {
  return dayIn(`${String(value ?? '')}-01`)?.slice(0, 7)
}
