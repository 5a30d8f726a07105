import { expect, it } from 'vitest'
import { byName } from './order.ts'

it('orders names as the database does, in both languages alike', () => {
  const inOrder = [
    'Anwar',
    'CASE-2026-9',
    'CASE-2026-10',
    'Zaman',
    'অনিল',
    'আদালত',
    'নথি ২',
    'নথি 3',
    'নথি ১০',
    'যশোর',
  ]
  expect(inOrder.toReversed().sort(byName)).toEqual(inOrder)
})
