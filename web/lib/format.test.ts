import { describe, expect, it } from 'vitest'
import {
  dayAndTime,
  dayIn,
  dayOfYear,
  hours,
  longDay,
  money,
  monthIn,
  monthLabel,
  relativeTime,
  shortDay,
  shortMoney,
  weekday,
  whenChanged,
} from './format.ts'

const dhaka = 'Asia/Dhaka'
const now = new Date('2026-11-21T09:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

describe('relativeTime', () => {
  it.each([
    [0, 'less than a minute ago'],
    [59, 'less than a minute ago'],
    [-59, 'less than a minute ago'],
    [60, '1 min ago'],
    [12 * 60, '12 min ago'],
    [3599, '59 min ago'],
    [3600, '1 h ago'],
    [86_399, '23 h ago'],
    [86_400, '1 day ago'],
    [29 * 86_400, '29 days ago'],
    [30 * 86_400, '1 month ago'],
    [364 * 86_400, '12 months ago'],
    [365 * 86_400, '1 year ago'],
    [800 * 86_400, '2 years ago'],
    [-60, 'in 1 min'],
    [-7200, 'in 2 h'],
    [-3 * 86_400, 'in 3 days'],
  ])('%i seconds back is %j', (seconds, words) => {
    expect(relativeTime(before(seconds), now)).toBe(words)
  })
})

describe('whenChanged', () => {
  it.each([
    ['2026-11-21T08:48:00Z', '12 min ago'],
    ['2026-11-20T18:00:00Z', '15 h ago'],
    ['2026-11-20T17:59:59Z', 'Yesterday'],
    ['2026-11-19T18:00:00Z', 'Yesterday'],
    ['2026-11-19T17:59:59Z', '1 day ago'],
    ['2026-11-18T09:00:00Z', '3 days ago'],
  ])('%s is %j in Dhaka', (moment, words) => {
    expect(whenChanged(moment, dhaka, now)).toBe(words)
  })

  it('is not yesterday for what was just done before midnight', () => {
    expect(whenChanged('2026-11-20T17:50:00Z', dhaka, new Date('2026-11-20T18:10:00Z'))).toBe('20 min ago')
  })
})

describe('days and months of the firm', () => {
  it.each([
    ['2026-10-31T17:59:59.999Z', '2026-10-31', '2026-10'],
    ['2026-10-31T18:00:00Z', '2026-11-01', '2026-11'],
    ['2028-02-28T18:00:00Z', '2028-02-29', '2028-02'],
  ])('%s falls on %s', (moment, day, month) => {
    expect(dayIn(dhaka, new Date(moment))).toBe(day)
    expect(monthIn(dhaka, new Date(moment))).toBe(month)
  })

  it('writes them out', () => {
    expect(monthLabel('2026-11')).toBe('November 2026')
    expect(longDay('2026-11-21')).toBe('Saturday, November 21, 2026')
    expect(shortDay('2026-09-07')).toBe('Sep 07, 2026')
    expect(dayAndTime('2026-11-20T18:04:00Z', dhaka)).toBe('Nov 21, 2026, 00:04')
  })
})

it.each([
  [0, '0'],
  [8, '8'],
  [6.5, '6.5'],
  [11.25, '11.25'],
  [0.1 + 0.2, '0.3'],
  [1234.5, '1,234.5'],
])('hours(%d) is %j', (value, text) => {
  expect(hours(value)).toBe(text)
})

it('says a day as the case areas do', () => {
  expect(shortDay('2026-07-07')).toBe('Jul 07, 2026')
  expect(shortDay('2024-09-30')).toBe('Sep 30, 2024')
})

it.each([
  ['1250', 'USD', '$1,250.00'],
  ['1234567.5', 'USD', '$1,234,567.50'],
  ['0.10', 'BDT', '৳0.10'],
  ['1234567.5', 'BDT', '৳12,34,567.50'],
  ['-1234567.5', 'BDT', '-৳12,34,567.50'],
  ['999999999999.99', 'USD', '$999,999,999,999.99'],
  ['12345678901234567.89', 'USD', '$12,345,678,901,234,567.89'],
])('says money exactly: %s', (amount, currency, said) => expect(money(amount, currency)).toBe(said))

it('names the day of the week, and a day without its year', () => {
  expect([weekday('2026-11-21'), weekday('2026-11-21', 'short')]).toEqual(['Saturday', 'Sat'])
  expect(dayOfYear('2026-11-01')).toBe('Sunday, November 1')
})

it.each([
  [950, 'USD', '$950'],
  [1_234_567.5, 'USD', '$1.23M'],
  [45_000, 'BDT', '৳45K'],
  [1_234_567.5, 'BDT', '৳12.35L'],
  [-123_456_789, 'BDT', '-৳12.35Cr'],
])('says %d %s beside a chart as %s', (amount, currency, said) =>
  expect(shortMoney(amount, currency)).toBe(said),
)
