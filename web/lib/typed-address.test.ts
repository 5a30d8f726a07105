import { expect, it } from 'vitest'
import { typedAddress, typedWebAddress } from './typed-address.ts'

it.each([
  ['example.com/a', 'https://example.com/a'],
  [' https://example.com ', 'https://example.com'],
  ['clerk@court.gov.bd', 'mailto:clerk@court.gov.bd'],
  ['mailto:a@b.c', 'mailto:a@b.c'],
  // Made no address of the web: the form refuses it.
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['just words', 'just words'],
  ['', ''],
])('typedAddress(%j) is %j', (text, address) => {
  expect(typedAddress(text)).toBe(address)
})

it.each([
  ['example.com/a', 'https://example.com/a'],
  ['http://example.com', 'http://example.com'],
  // No address of the web: left as it is, and refused by its name.
  ['clerk@court.gov.bd', 'clerk@court.gov.bd'],
  [' just words ', 'just words'],
])('typedWebAddress(%j) is %j', (text, address) => {
  expect(typedWebAddress(text)).toBe(address)
})
