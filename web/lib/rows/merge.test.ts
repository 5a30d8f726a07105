import { expect, it } from 'vitest'
import { merging } from './merge.ts'

const sent = { title: 'Hearing ', note: 'Court 5' }
const saved = { title: 'Hearing', note: 'Court 5' }
const { carriedOver } = merging<typeof sent>()

it('keeps what was typed while the save was on its way, on the row as it was saved', () => {
  expect(carriedOver(sent, { ...sent, note: 'Court 5, bring the deed' }, saved)).toEqual({
    title: 'Hearing',
    note: 'Court 5, bring the deed',
  })
})

it('has nothing to carry over when nothing was typed since', () => {
  expect(carriedOver(sent, { ...sent }, saved)).toBeUndefined()
})
