import { describe, expect, it } from 'vitest'
import { honours, ordinal } from './labels.ts'
import { readLeaderboardSearch } from './logic.ts'

describe('the address of the leaderboard', () => {
  it('keeps what means something', () => {
    expect(readLeaderboardSearch({ tab: 'all-time', person: 'x' })).toEqual({ tab: 'all-time', person: 'x' })
    expect(readLeaderboardSearch({ tab: 'monthly', person: '' })).toEqual({})
    expect(readLeaderboardSearch({ tab: 'weekly', hours: 'all' })).toEqual({})
    for (const hours of ['worked', 'approved']) expect(readLeaderboardSearch({ hours })).toEqual({ hours })
  })
})

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [22, '22nd'],
  [113, '113th'],
])('%i is %s', (rank, words) => expect(ordinal(rank)).toBe(words))

it('honours the first three and nobody else', () => {
  expect([1, 2, 3, 4].map((rank) => honours[rank]?.badge)).toEqual([
    'Champion',
    'Runner-up',
    'Third Place',
    undefined,
  ])
})
