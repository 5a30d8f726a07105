import { expect, it } from 'vitest'
import { filtersOf, onTab, readPartnersSearch } from './logic.ts'

const id = '0190a6b2-0000-7000-8000-000000000001'

it.each([
  [
    { tab: 'archive', associate: id, month: '2026-09', q: 'lease', open: id },
    { tab: 'archive', associate: id, month: '2026-09', q: 'lease', open: id },
  ],
  [{ tab: 'notes', associate: 'Farhan', month: '2026-13', weeks: 12, add: 0, edit: 'x', open: '' }, {}],
  [
    { weeks: 26, add: 1, q: 42, category: 'Tax' },
    { weeks: '26', add: '1', q: '42', category: 'Tax' },
  ],
  [{ q: ' ', category: 'x'.repeat(101) }, {}],
])('reads of an address %j what means something', (raw, search) => {
  expect(readPartnersSearch(raw)).toEqual(search)
})

it('keeps on another tab who is looked at, and nothing else', () => {
  const search = readPartnersSearch({ tab: 'associate', associate: id, q: 'x', weeks: '52', open: id })
  expect(onTab(search, 'archive')).toEqual({ tab: 'archive', associate: id })
  expect(onTab(search, 'notes')).toEqual({ associate: id })
})

it('asks for one of the six categories only', () => {
  expect(filtersOf({ q: 'x', category: 'Tax' })).toEqual({ q: 'x', category: 'Tax' })
  expect(filtersOf({ category: 'Immigration' })).toEqual({})
})
