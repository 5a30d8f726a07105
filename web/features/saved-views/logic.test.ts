import { expect, it } from 'vitest'
import { queryOf, searchOf } from './logic.ts'

it('says a narrowed list in the order of its names, and narrows another one to it alone', () => {
  const names = ['q', 'category', 'month'] as const
  expect(queryOf(names, { month: '2026-11', q: 'a & b', category: undefined })).toBe(
    'q=a+%26+b&month=2026-11',
  )
  expect(queryOf(names, {})).toBe('')
  expect(searchOf(names, 'month=2026-11&q=a+%26+b&edit=1')).toEqual({
    q: 'a & b',
    category: undefined,
    month: '2026-11',
  })
})
