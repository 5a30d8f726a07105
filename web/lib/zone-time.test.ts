import { describe, expect, it } from 'vitest'
import { inputOf, momentOf } from './zone-time.ts'

const dhaka = 'Asia/Dhaka'

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
})
