import { expect, it } from 'vitest'
import { listsOf, sundaysUpTo } from './rules.ts'

it.each([
  // A Saturday, a Sunday, over the end of a year, over a leap day.
  ['2026-11-21', 2, ['2026-11-08', '2026-11-15']],
  ['2026-11-22', 2, ['2026-11-15', '2026-11-22']],
  ['2027-01-01', 2, ['2026-12-20', '2026-12-27']],
  ['2028-03-01', 2, ['2028-02-20', '2028-02-27']],
])('weeks of %s begin on Sundays', (today, weeks, sundays) => {
  expect(sundaysUpTo(today, weeks)).toEqual(sundays)
})

it('shows empty weeks too, and adds exactly', () => {
  const rows = [
    { week: '2026-11-15', category: null, hours: '0.30' },
    { week: null, category: 'Tax', hours: '0.10' },
    { week: null, category: 'Litigation', hours: '0.20' },
  ]
  expect(listsOf(['2026-11-08', '2026-11-15'], '2026-11-21', rows)).toEqual({
    from: '2026-11-08',
    to: '2026-11-21',
    total: 0.3,
    weeks: [
      { week: '2026-11-08', hours: 0 },
      { week: '2026-11-15', hours: 0.3 },
    ],
    categories: [
      { category: 'Litigation', hours: 0.2 },
      { category: 'Tax', hours: 0.1 },
    ],
  })
})
