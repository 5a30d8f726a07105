import { afterEach, describe, expect, it, vi } from 'vitest'
import { setDigits } from './digits.ts'
import * as format from './format.ts'
import { languageOf } from './language.ts'
import { plural } from './words.tsx'

vi.mock('./locale.ts', () => import('./locale.bn.ts'))
vi.mock('./labels.ts', () => import('./labels.bn.ts'))
vi.mock('../../contract/words/days.ts', () => import('../../contract/words/days.bn.ts'))

const now = new Date('2026-11-21T09:00:00Z')
const dhaka = 'Asia/Dhaka'

afterEach(() => setDigits(null))

it('writes days and months out, without a comma inside', () => {
  expect(format.longDay('2026-12-07')).toBe('সোমবার ৭ ডিসেম্বর ২০২৬')
  expect(format.dayOfYear('2026-12-07')).toBe('সোমবার ৭ ডিসেম্বর')
  expect(format.shortDay('2026-12-07')).toBe('৭ ডিসে ২০২৬')
  expect(format.monthLabel('2026-12')).toBe('ডিসেম্বর ২০২৬')
  expect([format.monthName('2026-08'), format.shortMonth('2026-11')]).toEqual(['আগস্ট', 'নভে'])
  expect([format.weekday('2026-12-07'), format.weekday('2026-12-07', 'short')]).toEqual(['সোমবার', 'সোম'])
  expect(format.dayAndTime('2026-12-07T09:04:00Z', dhaka)).toBe('৭ ডিসে ২০২৬, ১৫:০৪')
  expect([format.timeIn(dhaka, '2026-12-07T09:04:00Z'), format.clockTime('0:42:18')]).toEqual([
    '১৫:০৪',
    '০:৪২:১৮',
  ])
})

describe('distances', () => {
  it.each([
    [59, 'এইমাত্র'],
    [12 * 60, '১২ মিনিট আগে'],
    [-7200, '২ ঘণ্টা পরে'],
    [3 * 86_400, '৩ দিন আগে'],
    [800 * 86_400, '২ বছর আগে'],
  ])('%i seconds back is %j', (seconds, words) => {
    expect(format.relativeTime(new Date(now.getTime() - seconds * 1000), now)).toBe(words)
  })

  it('has a word for yesterday', () => {
    expect(format.whenChanged('2026-11-19T18:00:00Z', dhaka, now)).toBe('গতকাল')
  })
})

describe('numbers', () => {
  it('stand in lakhs', () => {
    expect([format.count(1_234_567), format.hours(6.5), format.hoursToTenths(1204)]).toEqual([
      '১২,৩৪,৫৬৭',
      '৬.৫',
      '১,২০৪.০',
    ])
    expect(format.decimal('1234567.5')).toBe('১২,৩৪,৫৬৭.৫০')
  })

  it('keep the thousands of other money, and the sign in front', () => {
    expect(format.money('1234567.5', 'BDT')).toBe('৳১২,৩৪,৫৬৭.৫০')
    expect(format.money('1234567.5', 'USD')).toBe('$১,২৩৪,৫৬৭.৫০')
    expect([format.shortMoney(1_234_567, 'BDT'), format.shortMoney(45_000, 'USD')]).toEqual([
      '৳১২.৩৫\u00a0লাখ',
      '$৪৫\u00a0হাজার',
    ])
  })

  it('count none and one alike', () => {
    const forms = { one: '{n}টি কাজ', other: '{n}টি কাজ!' }
    expect([0, 1, 2].map((n) => plural(n, forms))).toEqual(['০টি কাজ', '১টি কাজ', '২টি কাজ!'])
  })
})

it('follows whoever wants Latin digits', () => {
  setDigits('latin')
  expect([format.shortDay('2026-12-07'), format.money('1234567.5', 'BDT'), format.count(1204)]).toEqual([
    '7 ডিসে 2026',
    '৳12,34,567.50',
    '1,204',
  ])
})

it.each([
  ['জমি রেজিস্ট্রেশন', 'bn'],
  ['Deed of জমি', 'en'],
  ['417', undefined],
])('what somebody wrote is read in its own language: %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
