import { describe, expect, it } from 'vitest'
import { complaintOfEnd } from './spans.ts'

describe('the last day of a time', () => {
  it('lies on its first day or after it, where it has both', () => {
    expect(complaintOfEnd('2026-11-20', '2026-11-19')).toBe('not_before_day {"first":"2026-11-20"}')
    for (const [first, last] of [
      ['2026-11-20', '2026-11-20'],
      ['2026-11-20', '2026-11-21'],
      ['2026-11-20', null],
      ['2026-11-20', ''],
      [null, '1990-01-01'],
      [undefined, undefined],
    ] as const)
      expect(complaintOfEnd(first, last)).toBeUndefined()
  })
})
