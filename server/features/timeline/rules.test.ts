import { expect, it } from 'vitest'
import { withMoved } from './rules.ts'

it.each([
  ['a', null, 'abcd'],
  ['c', null, 'cabd'],
  ['a', 'c', 'bcad'],
  ['d', 'a', 'adbc'],
  ['b', 'd', 'acdb'],
  ['b', 'b', 'bacd'],
])('puts %s after %s', (id, after, order) => {
  expect(withMoved([...'abcd'], id, after).join('')).toBe(order)
})
