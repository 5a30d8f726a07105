import { dayOf, monthOf, shortDay, timeOf } from '../../contract/kernel/days.ts'

export { shortDay }

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const steps = [
  { below: hour, size: minute, one: 'min', many: 'min' },
  { below: day, size: hour, one: 'h', many: 'h' },
  { below: 30 * day, size: day, one: 'day', many: 'days' },
  { below: 365 * day, size: 30 * day, one: 'month', many: 'months' },
  { below: Number.POSITIVE_INFINITY, size: 365 * day, one: 'year', many: 'years' },
]

/** How far a moment is from now: '12 min ago', 'in 2 h', '3 days ago'. */
export function relativeTime(moment: string | Date, now: Date = new Date()): string {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000
  const distance = Math.abs(seconds)
  const words = distance < minute ? 'less than a minute' : inWords(distance)
  // A server's clock may be a second ahead of ours: what has just happened is never 'in' a moment.
  return seconds >= 0 || distance < minute ? `${words} ago` : `in ${words}`
}

function inWords(seconds: number): string {
  const step = steps.find(({ below }) => seconds < below) ?? steps[0]
  if (!step) return ''
  const count = Math.floor(seconds / step.size)
  return `${count} ${count === 1 ? step.one : step.many}`
}

/** As relativeTime, with 'Yesterday' for the day before in the firm's zone. */
export function whenChanged(moment: string | Date, zone: string, now: Date = new Date()): string {
  const seconds = (now.getTime() - new Date(moment).getTime()) / 1000
  if (seconds < 6 * hour || seconds > 2 * day) return relativeTime(moment, now)
  const yesterday = dayIn(zone, new Date(now.getTime() - day * 1000))
  return dayIn(zone, new Date(moment)) === yesterday ? 'Yesterday' : relativeTime(moment, now)
}

/** Hours without needless zeros and with at most 2 decimals: 6.5, 11.25, 8. */
export function hours(value: number): string {
  return numberFormat('en-GB', { maximumFractionDigits: 2 }).format(value)
}

/** Hours with 1 decimal, as leaderboards show them: 6.5, 1,204.0. */
export function hoursToTenths(value: number): string {
  const places = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return numberFormat('en-GB', places).format(value)
}

/** A whole number as people read it: 1,204. */
export function count(value: number): string {
  return numberFormat('en-GB', {}).format(value)
}

/** The day (YYYY-MM-DD) of a moment in the firm's zone, or of now. */
export function dayIn(zone: string, moment: Date = new Date()): string {
  return dayOf(moment, zone)
}

/** The month (YYYY-MM) of a moment in the firm's zone, or of now. */
export function monthIn(zone: string, moment: Date = new Date()): string {
  return monthOf(moment, zone)
}

/** A month (YYYY-MM) as 'November 2026'. */
export function monthLabel(month: string): string {
  const parts = partsOf(new Date(`${month}-01T00:00:00Z`), 'UTC', { year: 'numeric', month: 'long' })
  return `${parts.month} ${parts.year}`
}

/** The name of a month (YYYY-MM): 'November'. */
export function monthName(month: string): string {
  return partsOf(new Date(`${month}-01T00:00:00Z`), 'UTC', { month: 'long' }).month ?? month
}

/** The same where there is little room: 'Nov'. */
export function shortMonth(month: string): string {
  return monthName(month).slice(0, 3)
}

/** The day of the week of a day (YYYY-MM-DD): 'Saturday', where there is little room 'Sat'. */
export function weekday(of: string, length: 'long' | 'short' = 'long'): string {
  return partsOf(new Date(`${of}T00:00:00Z`), 'UTC', { weekday: length }).weekday ?? ''
}

/** A day (YYYY-MM-DD) without its year: 'Saturday, November 21'. */
export function dayOfYear(of: string): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric' } as const
  const parts = partsOf(new Date(`${of}T00:00:00Z`), 'UTC', options)
  return `${parts.weekday}, ${parts.month} ${parts.day}`
}

/** A time of day or the clock of a run ('15:04', '0:42:18') in the digits that are shown. */
export function clockTime(text: string): string {
  return text
}

/** A day (YYYY-MM-DD) as 'Saturday, November 21, 2026'. */
export function longDay(of: string): string {
  const options = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const
  const parts = partsOf(new Date(`${of}T00:00:00Z`), 'UTC', options)
  return `${parts.weekday}, ${parts.month} ${parts.day}, ${parts.year}`
}

/** A moment as 'Nov 21, 2026, 15:04' in the firm's zone. */
export function dayAndTime(moment: string | Date, zone: string): string {
  const at = new Date(moment)
  return `${shortDay(dayOf(at, zone))}, ${timeOf(at, zone)}`
}

/** Money as '$1,250.00' or '৳1,250.00': the exact decimal of a call, with 2 places and the currency's own sign. */
export function money(amount: string, currency: string): string {
  const sign = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  return numberFormat('en-US', { ...sign, ...places }).format(asDecimal(amount))
}

/** An exact decimal of a call as '1,250.00'. */
export function decimal(amount: string): string {
  return numberFormat('en-US', places).format(asDecimal(amount))
}

const places = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** Guaranteed by the contract: amounts are decimals as text, which a formatter takes without rounding. */
function asDecimal(amount: string): Intl.StringNumericLiteral {
  return amount as Intl.StringNumericLiteral
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>

function partsOf(moment: Date, zone: string, options: Intl.DateTimeFormatOptions): Parts {
  const parts = formatIn(zone, options).formatToParts(moment)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}

// A formatter costs a hundred times more to make than to use, and the first of its kind a slow browser ten milliseconds.
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const numberFormats = new Map<string, Intl.NumberFormat>()

function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options)
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...options, timeZone: zone })
  dateFormats.set(key, format)
  return format
}

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options)
  numberFormats.set(key, format)
  return format
}
