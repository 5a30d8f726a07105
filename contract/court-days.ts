import { daysAfter } from './kernel/days.ts'

/** What a court's calendar says of a day: a court may rest while its offices take papers, and the other way round. */
interface CourtDay {
  court_sits: boolean
  office_open: boolean
}

/** The days of a court. A day (YYYY-MM-DD) without an entry follows the week. */
export interface CourtCalendar {
  /** Days of the week on which neither bench nor office works; 0 is Sunday. */
  weekly_off: readonly number[]
  days: ReadonlyMap<string, CourtDay>
  /** The last day up to which somebody has entered the holidays. */
  filled_until: string
}

/** Whether the court sits on a day. */
export function sits(calendar: CourtCalendar, day: string): boolean {
  return calendar.days.get(day)?.court_sits ?? isWorkday(calendar, day)
}

/** Whether the court's offices are open on a day. */
export function isOpen(calendar: CourtCalendar, day: string): boolean {
  return calendar.days.get(day)?.office_open ?? isWorkday(calendar, day)
}

function isWorkday({ weekly_off }: CourtCalendar, day: string): boolean {
  return !weekly_off.includes(new Date(day).getUTCDay())
}

/** The first day from this one on, itself included, on which the court sits. */
export function nextSitting(calendar: CourtCalendar, day: string): string {
  return firstWith((at) => sits(calendar, at), day, 1)
}

/** The first day from this one on, itself included, on which the offices are open. */
export function nextOpen(calendar: CourtCalendar, day: string): string {
  return firstWith((at) => isOpen(calendar, at), day, 1)
}

/** The last day up to this one, itself included, on which the offices are open. */
export function previousOpen(calendar: CourtCalendar, day: string): string {
  return firstWith((at) => isOpen(calendar, at), day, -1)
}

/** The day that is the n-th open one after another. */
export function workingDays(calendar: CourtCalendar, from: string, n: number): string {
  let day = from
  for (let left = n; left > 0; left--) day = nextOpen(calendar, daysAfter(day, 1))
  return day
}

const tenYears = 3653

/** @throws RangeError if no day within ten years will do: a week without a working day. */
function firstWith(fits: (day: string) => boolean, from: string, step: 1 | -1): string {
  for (let n = 0; n < tenYears; n++) {
    const day = daysAfter(from, n * step)
    if (fits(day)) return day
  }
  throw new RangeError(`The court has no working day within ten years of ${from}`)
}
