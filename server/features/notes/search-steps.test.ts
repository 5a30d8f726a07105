import { describe, expect, it } from 'vitest'
import { rarestOf, stepsBack } from './search.ts'

describe('a search that found so many a week and misses so many', () => {
  it.each([
    [30, 20, false, ['week', 'season', 'rest']],
    [10, 40, false, ['week', 'week', 'week', 'week', 'season', 'rest']],
    [5, 46, false, ['season', 'season', 'rest']],
    [1, 50, false, ['rest']],
    [0, 51, false, ['rest']],
    [0, 51, true, []],
    [5, 46, true, ['season', 'season']],
  ])('%f and %i, bounded: %j, goes back by %j', (perWeek, missing, isBounded, steps) => {
    expect(stepsBack(perWeek, missing, isBounded)).toEqual(steps)
  })
})

describe('the trigrams that the index is asked for', () => {
  const of = (seen: Record<string, number>) =>
    rarestOf(Object.entries(seen).map(([key, count]) => ({ key, seen: count })))

  it('are the six rarest, in a fixed order', () => {
    expect(of({ ggg: 9, fff: 1, eee: 1, ddd: 1, ccc: 1, bbb: 1, aaa: 1 })).toEqual([
      'aaa',
      'bbb',
      'ccc',
      'ddd',
      'eee',
      'fff',
    ])
  })

  it('leave out what half of the notes have beside a rare one, and keep it where all are that common', () => {
    expect(of({ the: 60, zan: 0, hea: 31, rin: 30 })).toEqual(['zan', 'rin'])
    expect(of({ the: 60, hea: 45 })).toEqual(['hea'])
    expect(of({})).toEqual([])
  })
})
