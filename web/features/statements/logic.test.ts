import { describe, expect, it } from 'vitest'
import { filtersOf, periodLabel, periodOf, readStatementsSearch, yearsUpTo } from './logic.ts'

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
    [{ year: '2021', month: 'all' }, { year: 2026 }, '2026'],
    [{ year: '2027' }, { month: '2026-11' }, 'November 2026'],
  ])('%j asks for %j', (search, filters, label) => {
    expect(filtersOf(search, now)).toEqual(filters)
    expect(periodLabel(periodOf(search, now))).toBe(label)
  })

  it('offers this year and the four before it', () => {
    expect(yearsUpTo(now)).toEqual(['2026', '2025', '2024', '2023', '2022'])
  })
})
