import { describe, expect, it } from 'vitest'
import { clock, elapsed, hoursBetween, inputOf, likelyEnd, momentOf, ranLong, shortClock } from './logic.ts'

const dhaka = 'Asia/Dhaka'

describe('the clock of a run', () => {
  it.each([
    [0, '0:00:00', '0:00'],
    [999, '0:00:00', '0:00'],
    [2_538_000, '0:42:18', '0:42'],
    [3_599_999, '0:59:59', '0:59'],
    [3_600_000, '1:00:00', '1:00'],
    [93_780_000, '26:03:00', '26:03'],
  ])('after %d ms says %s', (milliseconds, long, short) => {
    expect([clock(milliseconds), shortClock(milliseconds)]).toEqual([long, short])
  })

  it('goes by the server, though this device is an hour ahead or behind', () => {
    const started_at = '2026-11-21T06:00:00Z'
    const now = '2026-11-21T06:10:00Z'
    for (const wrong of [-3_600_000, 0, 3_600_000]) {
      const told_at = Date.parse(now) + wrong
      expect(elapsed({ started_at, now, told_at }, told_at + 5000)).toBe(605_000)
    }
  })

  it('never runs backwards', () => {
    const told = { started_at: '2026-11-21T06:00:01Z', now: '2026-11-21T06:00:00Z', told_at: 0 }
    expect(elapsed(told, 0)).toBe(0)
  })

  it('is long after 10 hours', () => {
    expect([ranLong(36_000_000), ranLong(36_000_001)]).toEqual([false, true])
  })
})

describe('hours between two times', () => {
  it.each([
    ['2026-11-21T06:00:00Z', '2026-11-21T07:20:00Z', 1.33],
    ['2026-11-21T06:00:00Z', '2026-11-21T06:00:17Z', 0],
    ['2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z', undefined],
    ['2026-11-21T07:00:00Z', '2026-11-21T06:00:00Z', undefined],
    ['2026-11-21T07:00:00Z', undefined, undefined],
  ])('%s and %s are %s', (start, end, hours) => {
    expect(hoursBetween(start, end)).toBe(hours)
  })
})

describe('date-time inputs', () => {
  it.each([
    ['2026-11-21T06:04:59Z', dhaka, '2026-11-21T12:04'],
    ['2026-10-31T18:00:00Z', dhaka, '2026-11-01T00:00'],
    ['2026-12-31T17:59:59Z', dhaka, '2026-12-31T23:59'],
    ['2028-02-29T12:00:00Z', 'America/New_York', '2028-02-29T07:00'],
  ])('show %s in %s as %s', (moment, zone, input) => {
    expect(inputOf(moment, zone)).toBe(input)
  })

  it.each([
    ['2026-11-21T12:04', dhaka, '2026-11-21T06:04:00.000Z'],
    ['2026-11-21T12:04:30', dhaka, '2026-11-21T06:04:00.000Z'],
    ['2026-11-01T00:00', dhaka, '2026-10-31T18:00:00.000Z'],
    ['2028-02-29T23:30', dhaka, '2028-02-29T17:30:00.000Z'],
    ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
    ['2026-11-01T12:00', 'America/New_York', '2026-11-01T17:00:00.000Z'],
    ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['', dhaka, undefined],
    ['21/11/2026', dhaka, undefined],
    ['2026-13-40T99:99', dhaka, undefined],
  ])('mean by %s in %s the moment %s', (input, zone, moment) => {
    expect(momentOf(input, zone)).toBe(moment)
  })

  it('suggest an end 8 hours after the start', () => {
    expect(likelyEnd('2026-11-21T20:00:00Z').toISOString()).toBe('2026-11-22T04:00:00.000Z')
  })
})
