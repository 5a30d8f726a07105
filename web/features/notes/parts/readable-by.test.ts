import { expect, it } from 'vitest'
import { readableBy } from '../address.ts'

const id = '0199f7a0-0000-7000-8000-000000000001'

it('lets only partners choose whose tasks an address shows', () => {
  expect(readableBy(true, { month: 'all', associate: id })).toEqual({ month: 'all', associate: id })
  expect(readableBy(false, { month: 'all', associate: id })).toEqual({ month: 'all' })
  expect(readableBy(false, { q: 'rent', user: id })).toEqual({ q: 'rent' })
})
