import { expect, it } from 'vitest'
import { isCurrent } from './navigation.ts'

it.each([
  ['/', '/', true],
  ['/', '/archive', false],
  ['/', '/nowhere', false],
  ['/archive', '/archive', true],
  ['/archive', '/archive/2026', true],
  ['/archive', '/archived', false],
  ['/archive', '/', false],
  ['/partners', '/meetings', false],
  ['/diary', '/diary', true],
  ['/diary', '/caselist', false],
  ['/deadlines', '/deadlines', true],
  ['/deadlines', '/diary', false],
  ['/people', '/people', true],
  ['/people', '/peoples', false],
])('the entry of %s on %s: %s', (to, pathname, current) => {
  expect(isCurrent(to, pathname)).toBe(current)
})
