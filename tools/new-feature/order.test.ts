import { expect, it } from 'vitest'
import { NoPlace, withPlace } from './order.ts'

it('finds a place in the order', () => {
  const page = 'x\n```order\npeople, auth, notes\n```\ny\n'
  expect(withPlace(page, 'hearings')).toBe('x\n```order\npeople, auth, notes, hearings\n```\ny\n')
  expect(withPlace(page, 'hearings', 'people')).toContain('people, hearings, auth, notes')
  expect(withPlace(page, 'notes', 'people')).toBe(page)
  expect(() => withPlace(page, 'hearings', 'nothing')).toThrow(NoPlace)
  expect(() => withPlace('no order', 'hearings')).toThrow(NoPlace)
})
