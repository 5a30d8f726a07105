import type { CalendarDay, CalendarEvent, DayNote } from '../../../contract/calendar.ts'
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
    ...(String(raw.feed) === '1' && { feed: '1' }),
  }
}

/** A day that exists, between 1900 and 2199. */
function dayIn(value: unknown): string | undefined {
  const text = String(value ?? '')
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  // 30 February would be read as 2 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined
}

function monthIn(value: unknown): string | undefined {
  return dayIn(`${String(value ?? '')}-01`)?.slice(0, 7)
}

/** The day so many days after another. */
export function daysAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10)
}

/** The month so many months after another. */
export function monthsAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The Sunday with which a day's week begins. */
export function sundayOf(day: string): string {
  return daysAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay())
}

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
    return { view, from, to: daysAfter(from, 6), month: daysAfter(from, 3).slice(0, 7) }
  }
  const shown = month ?? today.slice(0, 7)
  const first = `${shown}-01`
  const last = daysAfter(`${monthsAfter(shown, 1)}-01`, -1)
  if (view === 'list') return { view, from: first, to: last, month: shown }
  return { view, from: sundayOf(first), to: daysAfter(sundayOf(last), 6), month: shown }
}

/** The address of so many months or weeks away; what is now is left out of it. */
export function moved(shown: Shown, by: 1 | -1, today: string): Partial<CalendarSearch> {
  if (shown.view === 'week') return placedAt(shown.view, daysAfter(shown.from, 7 * by), today)
  return placedAt(shown.view, `${monthsAfter(shown.month, by)}-01`, today)
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

/** The weeks of a range, each of seven days. */
export function weeksOf({ from, to }: Pick<Shown, 'from' | 'to'>): string[][] {
  const weeks: string[][] = []
  for (let day = from; day <= to; day = daysAfter(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, at) => daysAfter(day, at)))
  }
  return weeks
}

/** One line of a day: an event, a note, or how many more there are. */
export type Entry =
  | { kind: 'event'; day: string; event: CalendarEvent }
  | { kind: 'note'; day: string; note: DayNote }
  | { kind: 'more'; day: string; count: number }

/** The lines of a day that fit: all of them, or the first events and one note at least and the count of the rest. */
export function entriesOf(of: CalendarDay, most: number): Entry[] {
  const { day, events, notes, event_count, note_count } = of
  const total = event_count + note_count
  const eventEntry = (event: CalendarEvent): Entry => ({ kind: 'event', day, event })
  const noteEntry = (note: DayNote): Entry => ({ kind: 'note', day, note })
  if (total <= most && events.length + notes.length === total) {
    return [...events.map(eventEntry), ...notes.map(noteEntry)]
  }
  const places = most - 1
  const shownEvents = events.slice(0, Math.max(places - Math.min(notes.length, 1), 0))
  const shownNotes = notes.slice(0, places - shownEvents.length)
  const count = total - shownEvents.length - shownNotes.length
  return [...shownEvents.map(eventEntry), ...shownNotes.map(noteEntry), { kind: 'more', day, count }]
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key leads from a day of a grid; undefined for any other key. */
export function dayByKey(key: string, day: string): string | undefined {
  const step = steps[key]
  if (step !== undefined) return daysAfter(day, step)
  if (key === 'Home') return sundayOf(day)
  if (key === 'End') return daysAfter(sundayOf(day), 6)
  if (key === 'PageUp') return sameDateIn(day, -1)
  if (key === 'PageDown') return sameDateIn(day, 1)
  return undefined
}

/** The same date in another month, or that month's last day where it is shorter. */
function sameDateIn(day: string, months: number): string {
  const month = monthsAfter(day.slice(0, 7), months)
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1)
  const same = `${month}-${day.slice(8)}`
  return same < last ? same : last
}
