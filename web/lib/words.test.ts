import { expect, it } from 'vitest'
import { pluralSoFar } from './words.tsx'

it('a count of what was read so far says where there is more', () => {
  const forms = { one: '{n} deadline', other: '{n} deadlines' }
  expect(pluralSoFar(50, true, forms)).toBe('50+ deadlines')
  expect(pluralSoFar(1, false, forms)).toBe('1 deadline')
})
