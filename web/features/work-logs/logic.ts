import { foldDigits } from '../../../contract/kernel/digits.ts'
import { hundredthsOf, sumOfHours } from '../../../contract/kernel/hours.ts'
import { hoursOfADay } from '../../../contract/limits.ts'

/** Hours as somebody typed them, or why they cannot be taken. */
type Typed = { hours: number } | { complaint: string }

const example = 'such as 1.5, 1h20, 90m or 1:20'
const shapes: readonly { shape: RegExp; minutes: (parts: number[]) => number }[] = [
  // 1.5 · 1.5h
  { shape: /^(\d+(?:\.\d+)?|\.\d+)(?:h|hr|hrs|hours?)?$/, minutes: ([hours = 0]) => hours * 60 },
  // 1h20 · 1h 20m
  {
    shape: /^(\d+)(?:h|hr|hrs|hours?)([0-5]?\d)(?:m|min|mins|minutes?)?$/,
    minutes: ([hours = 0, minutes = 0]) => hours * 60 + minutes,
  },
  // 90m
  { shape: /^(\d+)(?:m|min|mins|minutes?)$/, minutes: ([minutes = 0]) => minutes },
  // 1:20
  { shape: /^(\d+):([0-5]\d)$/, minutes: ([hours = 0, minutes = 0]) => hours * 60 + minutes },
]

/** Hours of a day, rounded to 2 decimals, from '1.5', '1h20', '90m' or '1:20', in Latin or Bangla digits. */
export function readHours(text: string): Typed {
  const typed = foldDigits(text.trim().toLowerCase()).replace(/\s+/g, '')
  if (typed === '') return { complaint: `Write the hours, ${example}.` }
  if (/^\d+,\d+/.test(typed)) {
    return { complaint: `Write a point and not a comma: ${typed.replace(',', '.')}` }
  }
  const minutes = minutesOf(typed)
  if (minutes === undefined) return { complaint: `Write hours ${example}.` }
  const hours = hundredthsOf(minutes / 60) / 100
  if (hours <= 0) return { complaint: 'Write more than 0 hours.' }
  if (hours > hoursOfADay) return { complaint: `A day has no more than ${hoursOfADay} hours.` }
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
