import { describe, expect, it } from 'vitest'
import { datesMeant } from './date-search.ts'

describe('a date in a search', () => {
  it.each([
    ['July 7', [{ month: 7, day: 7 }]],
    ['july 7th', [{ month: 7, day: 7 }]],
    ['7 July', [{ month: 7, day: 7 }]],
    ['Jul 7 2026', [{ year: 2026, month: 7, day: 7 }]],
    ['Jul 7, 2026', [{ year: 2026, month: 7, day: 7 }]],
    ['7 Jul 2026', [{ year: 2026, month: 7, day: 7 }]],
    ['Sept. 3', [{ month: 9, day: 3 }]],
    ['July', [{ month: 7 }]],
    ['July 2026', [{ year: 2026, month: 7 }]],
    ['2026-07-07', [{ year: 2026, month: 7, day: 7 }]],
    ['2026-07', [{ year: 2026, month: 7 }]],
    ['7/7', [{ month: 7, day: 7 }]],
    ['7-7', [{ month: 7, day: 7 }]],
    ['7.7.2026', [{ year: 2026, month: 7, day: 7 }]],
    [
      '7/8',
      [
        { month: 8, day: 7 },
        { month: 7, day: 8 },
      ],
    ],
    ['25/12', [{ month: 12, day: 25 }]],
    ['12/25', [{ month: 12, day: 25 }]],
    [
      '7/8/26',
      [
        { year: 2026, month: 8, day: 7 },
        { year: 2026, month: 7, day: 8 },
      ],
    ],
    ['৭/৭', [{ month: 7, day: 7 }]],
    ['৭ জুলাই ২০২৬', [{ year: 2026, month: 7, day: 7 }]],
    ['২৫ নভেম্বর', [{ month: 11, day: 25 }]],
    ['৭ ডিসে ২০২৬', [{ year: 2026, month: 12, day: 7 }]],
    ['29 February', [{ month: 2, day: 29 }]],
    ['29/2/2028', [{ year: 2028, month: 2, day: 29 }]],
  ])('%s', (text, dates) => {
    expect(datesMeant(text)).toEqual(dates)
  })

  it.each([
    '',
    'Mayor',
    'bail petition',
    '29/2/2026',
    '31/4',
    '13/13',
    '32 July',
    '2026-13-01',
    '7/7/7/7',
    'July 7 8',
    '100',
    'CASE-2026-417',
    'may be',
  ])('%j is none', (text) => {
    expect(datesMeant(text)).toEqual([])
  })
})
