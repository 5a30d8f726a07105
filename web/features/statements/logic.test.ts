import { describe, expect, it } from 'vitest'
import { readStatementsSearch } from './address.ts'
import {
  isOverAYearAhead,
  listFiltersOf,
  periodLabel,
  periodOf,
  sumFiltersOf,
  yearsOffered,
} from './logic.ts'

const now = '2026-11'

describe('the address of the statements', () => {
  it('keeps what means something', () => {
    const raw = { year: 2025, month: 3, type: 'income', status: 'on-hold', q: 7, edit: 'x', add: 1 }
    expect(readStatementsSearch(raw)).toEqual({
      year: '2025',
      month: '03',
      type: 'income',
      status: 'on-hold',
      q: '7',
      edit: 'x',
      add: '1',
    })
    expect(readStatementsSearch({ year: '26', month: '13', type: 'loan', status: 'done', q: '' })).toEqual({})
    expect(readStatementsSearch({ month: 'all' })).toEqual({ month: 'all' })
  })

  it.each([
    [{}, { month: '2026-11' }, 'November 2026'],
    [{ month: '02' }, { month: '2026-02' }, 'February 2026'],
    [{ year: '2024' }, { month: '2024-11' }, 'November 2024'],
    [{ year: '2022', month: 'all' }, { year: 2022 }, '2022'],
    [{ year: '2021', month: 'all' }, { year: 2021 }, '2021'],
    [{ year: '2027', month: '01' }, { month: '2027-01' }, 'January 2027'],
  ])('%j asks for %j', (search, filters, label) => {
    expect(listFiltersOf(search, now)).toEqual(filters)
    expect(sumFiltersOf(search, now)).toEqual(filters)
    expect(periodLabel(periodOf(search, now))).toBe(label)
  })

  it('looks for words in all months, and leaves the sums those of the chosen one', () => {
    const search = { month: '03', type: 'income', q: 'rent' } as const
    expect(listFiltersOf(search, now)).toEqual({ entry_type: 'income', q: 'rent' })
    expect(sumFiltersOf(search, now)).toEqual({ month: '2026-03', entry_type: 'income' })
  })

  it('offers this year, the four before it, and each that has entries', () => {
    expect(yearsOffered(now, [])).toEqual(['2026', '2025', '2024', '2023', '2022'])
    const years = ['2029', '2027', '2026', '2025', '2024', '2023', '2022', '1999']
    expect(yearsOffered(now, ['2029', 2027, 2024, 1999])).toEqual(years)
  })

  it.each([
    ['2027-11-22', '2026-11-22', false],
    ['2027-11-23', '2026-11-22', true],
    ['2029-02-28', '2028-02-29', false],
    ['2029-03-01', '2028-02-29', true],
  ])('%s is more than a year after %s: %s', (day, today, expected) => {
    expect(isOverAYearAhead(day, today)).toBe(expected)
  })
})
