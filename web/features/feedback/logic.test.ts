import { expect, it } from 'vitest'
import { readFeedbackSearch } from './logic.ts'

const id = '0190a6b2-0000-7000-8000-000000000001'

it.each([
  [
    { associate: id, edit: id },
    { associate: id, edit: id },
  ],
  [{ associate: 'Farhan', edit: 7, tab: 'x' }, {}],
  [{ associate: null, edit: undefined }, {}],
])('reads of an address %j what means something', (raw, search) => {
  expect(readFeedbackSearch(raw)).toEqual(search)
})
