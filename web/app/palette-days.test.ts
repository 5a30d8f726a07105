import { describe, expect, it } from 'vitest'
import { dayCommands } from './palette-days.ts'

const days = (typed: string, today = '2026-11-22') => dayCommands(typed, today).map(({ day }) => day)

describe('dayCommands', () => {
  it.each([
    ['tomorrow', ['2026-11-23']],
    ['Tom', ['2026-11-23']],
    ['today', ['2026-11-22']],
    ['to', ['2026-11-22', '2026-11-23']],
    ['yesterday', ['2026-11-21']],
    ['24 nov', ['2026-11-24', '2025-11-24']],
    ['Nov 21', ['2026-11-21', '2027-11-21']],
    ['22 nov', ['2026-11-22', '2025-11-22']],
    ['7/7', ['2026-07-07', '2027-07-07']],
    ['৭/৭', ['2026-07-07', '2027-07-07']],
    ['7/8/26', ['2026-08-07', '2026-07-08']],
    ['2026-07-07', ['2026-07-07']],
    ['29 February', ['2028-02-29', '2024-02-29']],
  ])('%j means %j', (typed, meant) => {
    expect(days(typed)).toEqual(meant)
  })

  it.each(['', 't', 'November', 'tomorrows', 'bail petition', '31/4', '1 Jan 2200'])(
    '%j means no day',
    (typed) => {
      expect(days(typed)).toEqual([])
    },
  )

  it('says which day that is', () => {
    expect(dayCommands('tomorrow', '2026-12-31')).toEqual([
      { label: 'Tomorrow · Friday, January 1, 2027', day: '2027-01-01' },
    ])
  })
})
