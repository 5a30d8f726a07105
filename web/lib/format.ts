import { datePartsOf, dayOf, monthOf, timeOf } from '../../contract/kernel/days.ts'
import * as days from '../../contract/words/days.ts'
import { count, grouped, inDigits, numberIn } from './digits.ts'
import { distances, scales } from './labels.ts'
import { serverNow } from './now.ts'

export { count }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const steps = [
  { below: hour, size: minute, words: distances.minutes },
  { below: day, size: hour, words: distances.hours },
  { below: 30 * day, size: day, words: distances.days },
  { below: 365 * day, size: 30 * day, words: distances.months },
]
const longest = { size: 365 * day, words: distances.years }

/** How far a moment is from now: '12 min ago', 'in 2 h', '3 days ago'. */
export function relativeTime(moment: string | Date, now: Date = serverNow()): string {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000
  const distance = Math.abs(seconds)
  // A server's clock may be a second ahead of ours: what has just happened is never 'in' a moment.
  if (distance < minute) return distances.least
  const { size, words } = steps.find(({ below }) => distance < below) ?? longest
  const said = words(Math.floor(distance / size))
  return seconds >= 0 ? distances.ago(said) : distances.ahead(said)
}

/** As relativeTime, with 'Yesterday' for the day before in the firm's zone. */
export function whenChanged(moment: string | Date, zone: string, now: Date = serverNow()): string {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000
  if (seconds < 6 * hour || seconds > 2 * day) return relativeTime(moment, now)
  const yesterday = dayIn(zone, new Date(now.getTime() - day * 1000))
  return dayIn(zone, new Date(moment)) === yesterday ? distances.yesterday : relativeTime(moment, now)
}

/** Hours without needless zeros and with at most 2 decimals: 6.5, 11.25, 8. */
export function hours(value: number): string {
  return grouped(value, { maximumFractionDigits: 2 })
}

/** Hours with 1 decimal, as leaderboards show them: 6.5, 1,204.0. */
export function hoursToTenths(value: number): string {
  return grouped(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** Money as '$1,234,567.50' or '৳12,34,567.50': the exact decimal of a call, taka in lakhs in every language. */
export function money(amount: string, currency: string): string {
  return amountOf(amount, currency, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** Money where there is little room, as beside a chart: '$1.23M', '৳12.35L'. */
export function shortMoney(amount: number, currency: string): string {
  const scale = (currency === 'BDT' ? lakhs : millions).find(({ from }) => Math.abs(amount) >= from)
  const few = { minimumFractionDigits: 0, maximumFractionDigits: 2 }
  const text = amountOf(amount / (scale?.from ?? 1), currency, few)
  return scale ? scale.words.replace('{n}', text) : text
}

const thousands = { from: 1e3, words: scales.thousand }
const lakhs = [{ from: 1e7, words: scales.crore }, { from: 1e5, words: scales.lakh }, thousands]
const millions = [{ from: 1e9, words: scales.billion }, { from: 1e6, words: scales.million }, thousands]

function amountOf(amount: number | string, currency: string, options: Intl.NumberFormatOptions): string {
  const sign = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return numberIn(currency === 'BDT' ? 'en-IN' : 'en-US', amount, { ...sign, ...options })
}

/** An exact decimal of a call as '1,250.00'. */
export function decimal(amount: string): string {
  return grouped(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** The day (YYYY-MM-DD) of a moment in the firm's zone, or of now. */
export function dayIn(zone: string, moment: Date = serverNow()): string {
  return dayOf(moment, zone)
}

/** The month (YYYY-MM) of a moment in the firm's zone, or of now. */
export function monthIn(zone: string, moment: Date = serverNow()): string {
  return monthOf(moment, zone)
}

/** A month (YYYY-MM) as 'November 2026'. */
export function monthLabel(month: string): string {
  return inDigits(days.monthLabel(month))
}

/** The name of a month (YYYY-MM): 'November'. */
export function monthName(month: string): string {
  return days.months[datePartsOf(month).month] ?? month
}

/** The same where there is little room: 'Nov'. */
export function shortMonth(month: string): string {
  return days.shortMonths[datePartsOf(month).month] ?? month
}

/** The day of the week of a day (YYYY-MM-DD): 'Saturday', where there is little room 'Sat'. */
export function weekday(of: string, length: 'long' | 'short' = 'long'): string {
  const names = length === 'long' ? days.weekdays : days.shortWeekdays
  return names[datePartsOf(of).weekday] ?? ''
}

/** A day (YYYY-MM-DD) as 'Jul 07, 2026', as people read days everywhere. */
export function shortDay(of: string): string {
  return inDigits(days.shortDay(of))
}

/** A day (YYYY-MM-DD) without its year: 'Saturday, November 21'. */
export function dayOfYear(of: string): string {
  return inDigits(days.dayOfYear(of))
}

/** A day (YYYY-MM-DD) as 'Saturday, November 21, 2026'. */
export function longDay(of: string): string {
  return inDigits(days.longDay(of))
}

/** A time of day or the clock of a run ('15:04', '0:42:18') in the digits that are shown. */
export function clockTime(text: string): string {
  return inDigits(text)
}

/** The time of day of a moment in the firm's zone: '15:04'. */
export function timeIn(zone: string, moment: string | Date): string {
  return inDigits(timeOf(moment, zone))
}

/** A moment as 'Nov 21, 2026, 15:04' in the firm's zone. */
export function dayAndTime(moment: string | Date, zone: string): string {
  return `${shortDay(dayOf(moment, zone))}, ${timeIn(zone, moment)}`
}
