import { describe, expect, it } from 'vitest'
import { clock, elapsed, ranLong, shortClock, type Told } from './logic.ts'
import { createGate } from './parts/gate.ts'
import { hoursBetween, hoursOfRun, likelyEnd } from './parts/lengths.ts'
import { pausedFor, turned } from './parts/pauses.ts'

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

  it('stands while it is paused, and leaves out its pauses', () => {
    const started_at = '2026-11-21T06:00:00Z'
    const told: Told = { started_at, now: '2026-11-21T07:00:00Z', told_at: 5000 }
    const paused = turned(told, told, 5000)
    expect(paused.paused_at).toBe('2026-11-21T07:00:00.000Z')
    expect([elapsed(paused, 65_000), pausedFor(paused, 65_000)]).toEqual([3_600_000, 60_000])
    const resumed = turned(paused, paused, 65_000)
    expect([elapsed(resumed, 66_000), pausedFor(resumed, 66_000)]).toEqual([3_601_000, 0])
    expect(likelyEnd(paused)).toEqual(new Date('2026-11-21T07:00:00Z'))
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

it.each([
  ['06:30', 0.5],
  ['07:15', 1],
  ['07:45', 1.25],
  ['08:30', 1.5],
  ['06:00', undefined],
])('a run with a pause and one that is not over has at %s %d hours, as the server books it', (end, hours) => {
  const at = (time: string) => `2026-11-21T${time}:00Z`
  const pauses = [{ from: at('07:00'), to: at('07:30') }]
  const run = { started_at: at('06:00'), paused_at: at('08:00'), pauses }
  expect(hoursOfRun(run, at(end))).toBe(hours)
})

describe('a press', () => {
  it('does nothing while the same one is under way, and works again afterwards', async () => {
    const gate = createGate()
    const pressed: string[] = []
    const ends: (() => void)[] = []
    const press = (name: string) =>
      gate(name, () => {
        pressed.push(name)
        return new Promise((resolve) => ends.push(resolve))
      })
    const first = press('start')
    await press('start')
    expect(pressed).toEqual(['start'])
    // Another one is not held up, nor what comes after it, and an end of the first frees nothing of theirs.
    const second = press('stop')
    ends[0]?.()
    await first
    await press('stop')
    expect(pressed).toEqual(['start', 'stop'])
    ends[1]?.()
    await second
    void press('stop')
    expect(pressed).toEqual(['start', 'stop', 'stop'])
  })
})

it('suggests an end 8 hours after the start', () => {
  expect(likelyEnd({ started_at: '2026-11-21T20:00:00Z' }).toISOString()).toBe('2026-11-22T04:00:00.000Z')
})
