import { expect, it } from 'vitest'
import { statusesMeant, withMoved } from './rules.ts'

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

it.each([
  ['pending', ['pending']],
  ['In Prog', ['in-progress']],
  ['in-progress', ['in-progress']],
  ['ted', ['completed']],
  ['in', []],
  ['hearing', []],
])('takes %j for %j', (q, statuses) => {
  expect(statusesMeant(q)).toEqual(statuses)
})
