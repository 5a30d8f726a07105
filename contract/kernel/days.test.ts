import { describe, expect, it } from 'vitest'
import {
  dayOf,
  daysAfter,
  exists,
  momentOf,
  monthsAfter,
  rangeOfDay,
  rangeOfMonth,
  sundayOf,
} from './days.ts'

describe('days and months', () => {
  it.each([
    ['2026-11-21T17:59:59.999Z', 'Asia/Dhaka', '2026-11-21'],
    ['2026-11-21T18:00:00Z', 'Asia/Dhaka', '2026-11-22'],
    ['2028-02-29T23:00:00Z', 'America/New_York', '2028-02-29'],
  ])('%s is in %s on %s', (moment, zone, day) => {
    expect(dayOf(moment, zone)).toBe(day)
  })

  it.each([
    ['2026-11-21', 'Asia/Dhaka', '2026-11-20T18:00:00.000Z', '2026-11-21T18:00:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    // On these two days the clocks leave midnight out.
    ['2026-03-29', 'Asia/Beirut', '2026-03-28T22:00:00.000Z', '2026-03-29T21:00:00.000Z'],
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ])('%s in %s begins at %s and ends at %s', (day, zone, from, to) => {
    const range = rangeOfDay(day, zone)
    expect([range.from.toISOString(), range.to.toISOString()]).toEqual([from, to])
  })

  it('a month ends where the next one begins', () => {
    for (const month of ['2026-01', '2026-02', '2026-11', '2026-12'])
      expect(rangeOfMonth(month, 'Asia/Dhaka').to).toEqual(
        rangeOfMonth(monthsAfter(month, 1), 'Asia/Dhaka').from,
      )
  })

  it('a time that the clocks leave out is the later one, and one that comes twice the first', () => {
    expect(momentOf('2026-03-08', '02:30', 'America/New_York').toISOString()).toBe('2026-03-08T07:30:00.000Z')
    expect(momentOf('2026-11-01', '01:30', 'America/New_York').toISOString()).toBe('2026-11-01T05:30:00.000Z')
  })

  it('are counted over ends of months and years', () => {
    expect([daysAfter('2028-02-28', 2), daysAfter('2026-01-01', -1)]).toEqual(['2028-03-01', '2025-12-31'])
    expect([monthsAfter('2026-11', 2), monthsAfter('2026-01', -13)]).toEqual(['2027-01', '2024-12'])
    expect([sundayOf('2026-11-22'), sundayOf('2026-11-21')]).toEqual(['2026-11-22', '2026-11-15'])
    expect(['2028-02-29', '2026-02-29', 'x'].map(exists)).toEqual([true, false, false])
  })
})
