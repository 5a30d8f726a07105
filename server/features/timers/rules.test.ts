import { describe, expect, it } from 'vitest'
import { hoursBetween } from '../../../contract/kernel/hours.ts'
import { ranLong, splitByDay } from './rules.ts'

const dhaka = 'Asia/Dhaka'
const at = (text: string) => new Date(text)

describe('hours of a run', () => {
  it.each([
    ['2026-11-21T06:00:00Z', '2026-11-21T07:20:00Z', 1.33],
    ['2026-11-21T06:00:00Z', '2026-11-21T06:00:17Z', 0],
    ['2026-11-21T06:00:00Z', '2026-11-21T06:00:18Z', 0.01],
    ['2026-11-21T06:00:00Z', '2026-11-21T06:10:00Z', 0.17],
    ['2026-02-28T18:00:00Z', '2026-03-01T18:00:00Z', 24],
  ])('from %s to %s are %d', (start, end, hours) => {
    expect(hoursBetween(at(start), at(end))).toBe(hours)
  })

  it('are long from 10 hours on', () => {
    expect(ranLong([{ start: at('2026-11-21T00:00:00Z'), end: at('2026-11-21T10:00:00Z') }])).toBe(false)
    expect(ranLong([{ start: at('2026-11-21T00:00:00Z'), end: at('2026-11-21T10:00:01Z') }])).toBe(true)
  })
})

describe('a run split by day', () => {
  it('stays whole within a day of the firm’s zone, though the day of Greenwich changes', () => {
    expect(
      splitByDay([{ start: at('2026-11-20T23:00:00Z'), end: at('2026-11-21T01:00:00Z') }], dhaka),
    ).toEqual([{ work_date: '2026-11-21', hours: 2 }])
  })

  it('is cut at midnight in Dhaka, also where the month or the year ends', () => {
    expect(
      splitByDay([{ start: at('2026-10-31T17:00:00Z'), end: at('2026-10-31T20:30:00Z') }], dhaka),
    ).toEqual([
      { work_date: '2026-10-31', hours: 1 },
      { work_date: '2026-11-01', hours: 2.5 },
    ])
    expect(
      splitByDay([{ start: at('2026-12-31T17:30:00Z'), end: at('2026-12-31T18:30:00Z') }], dhaka),
    ).toEqual([
      { work_date: '2026-12-31', hours: 0.5 },
      { work_date: '2027-01-01', hours: 0.5 },
    ])
  })

  it('knows leap days and days of 23 and 25 hours', () => {
    const leap = splitByDay([{ start: at('2028-02-28T17:00:00Z'), end: at('2028-02-29T19:00:00Z') }], dhaka)
    expect(leap.map((day) => [day.work_date, day.hours])).toEqual([
      ['2028-02-28', 1],
      ['2028-02-29', 24],
      ['2028-03-01', 1],
    ])
    const short = splitByDay(
      [{ start: at('2026-03-08T05:00:00Z'), end: at('2026-03-09T04:00:00Z') }],
      'America/New_York',
    )
    expect(short).toEqual([{ work_date: '2026-03-08', hours: 23 }])
    const long = splitByDay(
      [{ start: at('2026-11-01T04:00:00Z'), end: at('2026-11-02T05:00:00Z') }],
      'America/New_York',
    )
    expect(long).toEqual([{ work_date: '2026-11-01', hours: 25 }])
  })

  it('adds up to the rounded hours, whatever the cut', () => {
    for (let seconds = 1; seconds < 4000; seconds += 37) {
      const start = at('2026-10-31T17:59:11Z')
      const end = new Date(start.getTime() + seconds * 1000)
      const sum = splitByDay([{ start, end }], dhaka).reduce(
        (total, day) => total + Math.round(day.hours * 100),
        0,
      )
      expect(sum).toBe(Math.round(hoursBetween(start, end) * 100))
    }
  })
})

describe('a run with pauses', () => {
  it('over midnight: each day has what was worked on it, and together they are the rounded whole', () => {
    const spans = [
      { start: at('2026-10-31T17:00:00Z'), end: at('2026-10-31T17:20:00Z') },
      { start: at('2026-10-31T17:40:00Z'), end: at('2026-10-31T18:40:00Z') },
      { start: at('2026-10-31T19:00:00Z'), end: at('2026-10-31T19:20:00Z') },
    ]
    expect(splitByDay(spans, dhaka)).toEqual([
      { work_date: '2026-10-31', hours: 0.67 },
      { work_date: '2026-11-01', hours: 1 },
    ])
  })
})
