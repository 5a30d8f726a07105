import { describe, expect, it } from 'vitest'
import type { Mapping } from '../../../contract/imports.ts'
import { finderOf, guessColumns, hasDayBothWays, readRow } from './rules.ts'

const filedAs = (text: string, day_order: Mapping['day_order'] = null) => {
  const { row, complaints } = readRow(['C-1', text], { columns: ['case_id', 'filed'], day_order })
  return row.filed ?? complaints[0]?.message.split(' ')[0]
}

describe('a day of a file', () => {
  it.each([
    ['2026-03-04', '2026-03-04'],
    ['2026/3/4', '2026-03-04'],
    ['২০২৬-০৩-০৪', '2026-03-04'],
    ['2026-03-04 00:00:00', '2026-03-04'],
    ['4 March 2026', '2026-03-04'],
    ['4-Mar-2026', '2026-03-04'],
    ['March 4, 2026', '2026-03-04'],
    ['Mar 04, 2026', '2026-03-04'],
    ['৪ মার্চ ২০২৬', '2026-03-04'],
    ['25.12.2025', '2025-12-25'],
    ['12/25/2025', '2025-12-25'],
    ['5/5/2026', '2026-05-05'],
    ['3/4/2026', 'day_both_ways'],
    ['30 February 2026', 'day'],
    ['31/12/26', 'day'],
    ['13/13/2026', 'day'],
    ['12 Smarch 2026', 'day'],
    ['1/1/1850', 'day_in_range'],
    ['46000', 'day'],
    ['soon', 'day'],
  ])('%s is %s', (text, meant) => {
    expect(filedAs(text)).toBe(meant)
  })

  it('is read as somebody says that the file means it', () => {
    expect(filedAs('3/4/2026', 'day_first')).toBe('2026-04-03')
    expect(filedAs('3/4/2026', 'month_first')).toBe('2026-03-04')
    const mapping: Mapping = { columns: ['filed'], day_order: 'day_first' }
    expect(hasDayBothWays(['3/4/2026'], mapping)).toBe(true)
    expect(hasDayBothWays(['3/14/2026'], mapping)).toBe(false)
  })
})

describe('the heads of a file', () => {
  it.each([
    [
      ['Case ID*', 'CLIENT NAME', 'next_hearing_date'],
      ['case_id', 'client', 'next_date'],
    ],
    [
      ['মামলা আইডি', 'মক্কেলের নাম', 'ধার্য তারিখ'],
      ['case_id', 'client', 'next_date'],
    ],
    [
      ['Case ID', 'Case ID', 'Fee'],
      ['case_id', null, null],
    ],
    [
      ['', ' '],
      [null, null],
    ],
  ])('%j mean %j', (heads, columns) => {
    expect(guessColumns(heads)).toEqual(columns)
  })
})

it('finds what the firm calls a thing, and says where a name fits two', () => {
  const find = finderOf(
    [
      { id: 'a', names: ['High Court Division', 'হাইকোর্ট বিভাগ'] },
      { id: 'b', names: ['Tribunal', null] },
      { id: 'c', names: ['Tribunal', null] },
    ],
    'unknown',
  )
  expect(find(' high  court division.')).toMatchObject({ id: 'a' })
  expect(find('হাইকোর্ট বিভাগ')).toMatchObject({ id: 'a' })
  expect(find('tribunal')).toBe('only_one')
  expect(find('Nowhere')).toBe('unknown')
})

it('reads tags once each, and says of a row with more cells than heads that it has', () => {
  const { row, complaints } = readRow(['C-1', 'Land; LAND | appeal', 'left over'], {
    columns: ['case_id', 'tags'],
    day_order: null,
  })
  expect(row.tags).toEqual(['land', 'appeal'])
  expect(complaints).toMatchObject([{ path: 'row' }])
})
