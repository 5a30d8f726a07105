import { describe, expect, it } from 'vitest'
import { amountTyped } from './amount.ts'

describe('an amount as it is typed', () => {
  it.each([
    ['1,250.50', '1250.50'],
    ['12,50,000', '1250000'],
    ['1 250 000', '1250000'],
    ['-$1,250', '-1250'],
    [' $ 12 ', '12'],
    ['৳১২.৫', '12.5'],
    ['1.2.3', '1.2.3'],
  ])('%s', (typed, decimal) => expect(amountTyped(typed)).toBe(decimal))

  it.each(['12,50', '12,5', '1,2,3', '1250,00', '12 50', '1.250,50'])('%s is not guessed at', (typed) =>
    expect(amountTyped(typed)).toBe(typed),
  )
})
