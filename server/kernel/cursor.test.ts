import { describe, expect, it } from 'vitest'
import { dayShape, decodeCursor, encodeCursor, momentShape, timeShape } from './cursor.ts'

const shapes = { day: dayShape, time: timeShape, moment: momentShape }

describe('a cursor', () => {
  it.each([
    ['day', '2028-02-29'],
    ['time', '23:59:59'],
    ['moment', '2026-11-21T13:35:36Z'],
    ['moment', '2026-11-21T13:35:36.242001Z'],
  ] as const)('brings back the %s %s', (shape, value) => {
    expect(decodeCursor(encodeCursor([value]), [shapes[shape]])).toEqual([value])
  })

  it.each([
    ['day', '2026-02-30'],
    ['day', '0000-00-00'],
    ['day', '2026-99-99'],
    ['day', '2026-11-21T00:00:00'],
    ['time', '24:00:00'],
    ['time', '99:99:99'],
    ['moment', '0000-01-01T00:00:00Z'],
    ['moment', '2026-02-29T00:00:00Z'],
    ['moment', '2026-11-21T13:35:36'],
    ['moment', '2026-11-21T13:35:36.1234567Z'],
  ] as const)('is refused by name with the %s %s, of which the database knows nothing', (shape, value) => {
    expect(() => decodeCursor(encodeCursor([value]), [shapes[shape]])).toThrow(
      expect.objectContaining({ reason: 'request.invalid' }),
    )
  })
})
