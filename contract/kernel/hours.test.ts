import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hours } from './fields.ts'
import { lengthOf, workedSpans } from './hours.ts'

it.each([
  [0, true],
  [0.01, true],
  [23.99, true],
  [1.005, false],
  [0.00001, false],
  // So few that no hundredth is left would be none where some are asked for.
  [1e-9, false],
  [1e-265, false],
  [-0.01, false],
  [24.01, false],
])('%d hours of a day are taken: %s', (value, isTaken) => {
  expect(z.safeParse(hours(24), value).success).toBe(isTaken)
})

describe('a run with pauses', () => {
  const at = (time: string) => `2026-11-21T${time}:00Z`
  const pause = (from: string, to: string) => ({ from: at(from), to: at(to) })
  const worked = (pauses: ReturnType<typeof pause>[], end = '10:00', paused_at?: string) =>
    workedSpans({ started_at: at('06:00'), pauses, paused_at }, new Date(at(end)))
  const [seven, eight] = [pause('07:00', '07:30'), pause('08:00', '09:00')]

  it.each([
    ['none', [], [['06:00', '10:00']]],
    [
      'two',
      [seven, eight],
      [
        ['06:00', '07:00'],
        ['07:30', '08:00'],
        ['09:00', '10:00'],
      ],
    ],
    [
      'one from the start, one to the end and beyond',
      [pause('06:00', '07:00'), pause('09:00', '11:00')],
      [['07:00', '09:00']],
    ],
    ['nothing else', [pause('06:00', '10:00')], []],
    ['one after its end', [pause('10:00', '11:00')], [['06:00', '10:00']]],
  ])('%s: worked around them', (_, pauses, spans) => {
    expect(worked(pauses)).toEqual(
      spans.map(([start = '', end = '']) => ({ start: new Date(at(start)), end: new Date(at(end)) })),
    )
  })

  it('ends where its last pause began that is not over, and sooner when its end is said to be', () => {
    const minutes = (end: string) => lengthOf(worked([seven], end, at('08:00'))) / 60_000
    expect(['06:30', '07:15', '08:00', '09:00'].map(minutes)).toEqual([30, 60, 90, 90])
  })
})
