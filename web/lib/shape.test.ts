import { expect, it } from 'vitest'
import { fields, flag, listOf, number, oneOfWords, orNull, text } from './shape.ts'

const shape = fields<{
  title: string
  hours: number
  is_priority: boolean
  status: 'open' | 'done'
  links: string[]
  reason: string | null
}>({
  title: text,
  hours: number,
  is_priority: flag,
  status: oneOfWords(['open', 'done']),
  links: listOf(text),
  reason: orNull(text),
})
const kept = { title: '', hours: 0, is_priority: false, status: 'open', links: ['a', ''], reason: null }

it('reads what was kept, without what this release does not know', () => {
  expect(shape(kept)).toEqual(kept)
  expect(shape({ ...kept, colour: 'red' })).toEqual(kept)
})

it.each([
  ['a text', { title: 1 }],
  ['a number', { hours: '1' }],
  ['a number that JSON knows', { hours: Number.NaN }],
  ['a flag', { is_priority: 'no' }],
  ['a word of the list', { status: 'lost' }],
  ['a list', { links: 'a' }],
  ['a list of texts only', { links: ['a', 1] }],
  ['a text or nothing', { reason: 1 }],
  ['a field that is there', { title: undefined }],
])('reads nothing without %s', (_, change) => {
  expect(shape({ ...kept, ...change })).toBeUndefined()
})

it('reads nothing that is no object', () => {
  for (const value of [undefined, null, 'text', 1, []]) expect(shape(value)).toBeUndefined()
})
