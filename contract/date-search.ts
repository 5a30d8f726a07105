import { foldDigits } from './kernel/digits.ts'
import { months, shortMonths } from './words/days.bn.ts'

/** A day or month that somebody may have meant: without a year, any year. */
interface MeantDate {
  year?: number
  month: number
  day?: number
}

const english = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const bangla = months.map((name, at) => [name, shortMonths[at] ?? name])
// Also as many still spell them.
bangla[0]?.push('জানুয়ারী')
bangla[1]?.push('ফেব্রুয়ারী')
bangla[7]?.push('অগাস্ট')

/**
 * The dates that a search text can mean: 'July 7', '7 Jul 2026', 'Jul 7, 2026', 'July', 'July 2026', '2026-07-07',
 * '7/7', '7-7-26', with Bangla digits and month names too. '7/8' means both the 7th of August and July 8.
 * Empty when the text is no date.
 */
export function datesMeant(text: string): MeantDate[] {
  const words = foldDigits(text.normalize('NFC').toLowerCase())
    .replace(/(\d)(st|nd|rd|th)\b/g, '$1')
    .replace(/[,\s]+/g, ' ')
    .trim()
  const iso = words.match(/^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/)
  if (iso) return valid([{ year: Number(iso[1]), month: Number(iso[2]), ...dayIf(iso[3]) }])
  const numbers = words.match(/^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/)
  if (numbers) return bothOrders(Number(numbers[1]), Number(numbers[3]), yearOf(numbers[4]))
  return valid(withMonthName(words))
}

function withMonthName(words: string): MeantDate[] {
  const parts = words.split(' ')
  const months = parts.map(monthNamed)
  const at = months.findIndex((month) => month !== undefined)
  const month = months[at]
  if (month === undefined || parts.length > 3) return []
  const rest = parts.filter((_, index) => index !== at)
  if (!rest.every((part) => /^\d{1,2}$|^\d{4}$/.test(part))) return []
  const year = rest.find((part) => part.length === 4)
  const day = rest.find((part) => part.length < 4)
  if (rest.length === 2 && (!year || !day)) return []
  return [{ month, ...(year ? { year: Number(year) } : {}), ...dayIf(day) }]
}

function monthNamed(word: string): number | undefined {
  const at = english.findIndex(
    (name) => name === word || (word.length >= 3 && name.startsWith(word.replace(/\.$/, ''))),
  )
  if (at >= 0) return at + 1
  const inBangla = bangla.findIndex((names) => names.includes(word))
  return inBangla >= 0 ? inBangla + 1 : undefined
}

function bothOrders(first: number, second: number, year: { year?: number }): MeantDate[] {
  const dayFirst = { ...year, month: second, day: first }
  const monthFirst = { ...year, month: first, day: second }
  return valid(first === second ? [dayFirst] : [dayFirst, monthFirst])
}

function yearOf(text: string | undefined): { year?: number } {
  if (text === undefined) return {}
  return { year: text.length === 2 ? 2000 + Number(text) : Number(text) }
}

function dayIf(text: string | undefined): { day?: number } {
  return text === undefined ? {} : { day: Number(text) }
}

function valid(dates: MeantDate[]): MeantDate[] {
  return dates.filter(({ year, month, day }) => {
    if (month < 1 || month > 12) return false
    if (year !== undefined && (year < 1900 || year > 2200)) return false
    // Without a year the 29th of February may be meant.
    return day === undefined || (day >= 1 && day <= new Date(Date.UTC(year ?? 2024, month, 0)).getUTCDate())
  })
}
