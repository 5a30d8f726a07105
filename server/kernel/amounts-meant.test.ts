import { expect, it } from 'vitest'
import { amountsMeant } from './text-search.ts'

it.each([
  ['1,445', '1445.00', '1446.00'],
  ['1445.', '1445.00', '1446.00'],
  ['1445.5', '1445.50', '1445.60'],
  ['$ 12.50', '12.50', '12.51'],
  ['৳১২', '12.00', '13.00'],
  ['1,00,000', '100000.00', '100001.00'],
  ['999999999999', '999999999999.00', '1000000000000.00'],
])('takes %s for what is at least %s and below %s', (q, from, below) => {
  expect(amountsMeant(q)).toEqual([{ from, below }])
})

it.each(['', 'x', '-5', '1e3', '12.505', '7/7', '2026-11-16', '1,,2', 'Nov 16', '1234567890123', '.5'])(
  'takes %j for no amount',
  (q) => expect(amountsMeant(q)).toEqual([]),
)
