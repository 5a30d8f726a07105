import { describe, expect, it } from 'vitest'
import { amountTyped, numberTyped, stepped } from './amount.ts'

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

it.each([
  ['', 0],
  ['১২', 12],
  ['1,250.5', 1250.5],
  ['two', undefined],
])('%j is the number %s', (typed, number) => expect(numberTyped(typed)).toBe(number))

it.each([
  [1, 1, 0.1, '1.1'],
  [1.25, 1, 0.1, '1.3'],
  [1.25, -1, 0.1, '1.2'],
  [0, -1, 0.1, '0'],
  [0.3, -1, 0.1, '0.2'],
  [2.9, 1, 0.1, '3'],
  [1.1, 10, 0.1, '2.1'],
  [3, 1, 1, '4'],
  [12.5, -1, 1, '12'],
])('%s is %s steps of %s later %j', (value, steps, size, text) =>
  expect(stepped(value, steps, size)).toBe(text),
)
