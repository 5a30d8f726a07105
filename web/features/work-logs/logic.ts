import { foldDigits } from '../../../contract/kernel/digits.ts'
import { hundredthsOf, sumOfHours } from '../../../contract/kernel/hours.ts'
import { hoursOfADay } from '../../../contract/limits.ts'
import { refused } from './labels.ts'

/** Hours as somebody typed them, or why they cannot be taken. */
type Typed = { hours: number } | { complaint: string }

// In Latin letters or Bangla: ঘ, ঘণ্টা, মি, মিনিট.
const h = '(?:h|hr|hrs|hours?|ঘ|ঘণ্টা)'
const m = '(?:m|min|mins|minutes?|মি|মিনিট)'
const shapes: readonly { shape: RegExp; minutes: (parts: number[]) => number }[] = [
  // 1.5 · 1.5h
  { shape: new RegExp(`^(\\d+(?:\\.\\d+)?|\\.\\d+)${h}?$`), minutes: ([hours = 0]) => hours * 60 },
  // 1h20 · 1h 20m
  {
    shape: new RegExp(`^(\\d+)${h}([0-5]?\\d)${m}?$`),
    minutes: ([hours = 0, minutes = 0]) => hours * 60 + minutes,
  },
  // 90m
  { shape: new RegExp(`^(\\d+)${m}$`), minutes: ([minutes = 0]) => minutes },
  // 1:20
  { shape: /^(\d+):([0-5]\d)$/, minutes: ([hours = 0, minutes = 0]) => hours * 60 + minutes },
]

/** Hours of a day, rounded to 2 decimals, from '1.5', '1h20', '90m' or '1:20', in Latin or Bangla digits. */
export function readHours(text: string): Typed {
  const typed = foldDigits(text.trim().toLowerCase()).replace(/\s+/g, '')
  if (typed === '') return { complaint: refused.missing }
  if (/^\d+,\d+/.test(typed)) return { complaint: refused.comma(typed) }
  const minutes = minutesOf(typed)
  if (minutes === undefined) return { complaint: refused.shape }
  const hours = hundredthsOf(minutes / 60) / 100
  if (hours <= 0) return { complaint: refused.nothing }
  if (hours > hoursOfADay) return { complaint: refused.tooMany }
  return { hours }
}

function minutesOf(typed: string): number | undefined {
  for (const { shape, minutes } of shapes) {
    const found = typed.match(shape)
    if (found) return minutes(found.slice(1).map(Number))
  }
  return undefined
}

/** The hours of some days added up, exact to 2 decimals. */
export function sumOf(days: readonly { hours_worked: number }[]): number {
  return sumOfHours(days.map(({ hours_worked }) => hours_worked))
}
