import { type CourtCalendar, nextOpen, previousOpen } from '../../../contract/court-days.ts'
import {
  datePartsOf,
  daysAfter,
  daysBetween,
  daysOfMonth,
  monthsAfter,
  sundayOf,
} from '../../../contract/kernel/days.ts'
import type { Recurrence } from '../../../contract/recurrences.ts'

export type Rule = Pick<
  Recurrence,
  'every' | 'unit' | 'weekdays' | 'month_day' | 'closed_days' | 'starts_on' | 'ends_on'
>

/** The later one of two days. */
export const later = (one: string, other: string) => (one > other ? one : other)

/** The first day by a rule from a day on, itself included, whatever the calendar says; undefined after its end. */
export function dayFrom(rule: Rule, from: string): string | undefined {
  const day = unending(rule, later(from, rule.starts_on))
  return rule.ends_on !== null && day > rule.ends_on ? undefined : day
}

function unending(rule: Rule, from: string): string {
  const { every, unit, starts_on } = rule
  if (unit === 'day') return daysAfter(starts_on, Math.ceil(daysBetween(starts_on, from) / every) * every)
  if (unit === 'week') return inWeeks(rule, from)
  const step = unit === 'year' ? every * 12 : every
  const first = starts_on.slice(0, 7)
  const passed = Math.floor(monthsBetween(first, from.slice(0, 7)) / step) * step
  const day = inMonth(rule, monthsAfter(first, passed))
  return day >= from ? day : inMonth(rule, monthsAfter(first, passed + step))
}

function inWeeks({ every, weekdays, starts_on }: Rule, from: string): string {
  const wanted = weekdays ?? [datePartsOf(starts_on).weekday]
  const fits = (day: string) =>
    wanted.includes(datePartsOf(day).weekday) &&
    (daysBetween(sundayOf(starts_on), sundayOf(day)) / 7) % every === 0
  let day = from
  while (!fits(day)) day = daysAfter(day, 1)
  return day
}

/** The rule's day of a month; a month that has no such day has its last one. */
function inMonth({ month_day, starts_on }: Rule, month: string): string {
  const last = daysAfter(daysOfMonth(month).until, -1)
  const wanted = month_day ?? datePartsOf(starts_on).date
  const day = `${month}-${String(wanted).padStart(2, '0')}`
  return wanted === -1 || day > last ? last : day
}

function monthsBetween(from: string, until: string): number {
  const [one, other] = [datePartsOf(from), datePartsOf(until)]
  return (other.year - one.year) * 12 + other.month - one.month
}

/** The day on which a task is made and due: another one where the offices of the courts are closed, and that is wanted. */
export function makeDay(
  { closed_days }: Pick<Rule, 'closed_days'>,
  day: string,
  calendar?: CourtCalendar,
): string {
  if (!calendar || closed_days === 'keep') return day
  return closed_days === 'before' ? previousOpen(calendar, day) : nextOpen(calendar, day)
}

/** The next day by the rule, and when its task is made. */
export interface Next {
  next_on: string
  make_on: string
}

/** The last day that the product knows; what would come after it does not. */
const lastDay = '2199-12-31'

/** What comes from a day on. */
export function nextFrom(rule: Rule, from: string, calendar?: CourtCalendar): Next | undefined {
  const next_on = dayFrom(rule, from)
  if (next_on === undefined || next_on > lastDay) return undefined
  const make_on = makeDay(rule, next_on, calendar)
  return make_on > lastDay ? undefined : { next_on, make_on }
}

/**
 * What is to be made by a day, and what comes after it: of all that was missed the last one, so that nobody finds a heap
 * of the same task.
 */
export function catchUp(rule: Rule, first: Next, today: string, calendar?: CourtCalendar) {
  let made = first
  let next = nextFrom(rule, daysAfter(made.next_on, 1), calendar)
  while (next && next.make_on <= today) {
    made = next
    next = nextFrom(rule, daysAfter(made.next_on, 1), calendar)
  }
  return { made, next }
}
