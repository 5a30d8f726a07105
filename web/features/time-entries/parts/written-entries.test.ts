import { expect, it } from 'vitest'
import { writtenEntries } from './written-entries.ts'

it('knows what an entry is called and which version it has after it was changed, deleted and brought back', () => {
  const written = writtenEntries()
  expect(written.latest({ id: 'a', version: 1 })).toEqual({ id: 'a', version: 1 })
  written.keep({ id: 'a', version: 2 })
  written.replace('a', { id: 'b', version: 1 })
  written.keep({ id: 'b', version: 2 })
  written.replace('b', { id: 'c', version: 1 })
  for (const id of ['a', 'b', 'c'])
    expect(written.latest({ id, version: 9 })).toEqual({ id: 'c', version: 1 })
})

it('follows an entry that was brought back twice by its first name', () => {
  const written = writtenEntries()
  written.replace('a', { id: 'b', version: 1 })
  written.replace('a', { id: 'c', version: 1 })
  expect(written.latest({ id: 'a', version: 1 }).id).toBe('c')
})
