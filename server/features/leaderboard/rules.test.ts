import { describe, expect, it } from 'vitest'
import { placeAfter, ranked } from './rules.ts'

const board = (...hours: string[]) =>
  hours.map((each, at) => ({ user_id: `${at}`, full_name: 'x', role: 'associate' as const, hours: each }))

describe('ranks', () => {
  it.each([
    [
      ['5.00', '3.25', '3.00'],
      [1, 2, 3],
    ],
    [
      ['5.00', '5.00', '3.00'],
      [1, 1, 3],
    ],
    [
      ['5.00', '3.0', '3.00', '3.00', '0.25'],
      [1, 2, 2, 2, 5],
    ],
    [[], []],
  ])('of %j are %j', (hours, ranks) => {
    expect(ranked(board(...hours)).map(({ rank }) => rank)).toEqual(ranks)
  })
})

describe('a board', () => {
  it.each([
    [{ hours: '9.00', user_id: '0' }, 0],
    [{ hours: '5.00', user_id: '0' }, 1],
    [{ hours: '4.00', user_id: '0' }, 2],
    [{ hours: '1.00', user_id: '9' }, 3],
  ])('goes on after %j at %i', (cursor, at) => {
    expect(placeAfter(board('5.00', '5.00', '1.00'), cursor)).toBe(at)
  })
})
