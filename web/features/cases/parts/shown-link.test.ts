import { describe, expect, it } from 'vitest'
import { shownLink } from './shown-link.ts'

describe('a link as it is shown', () => {
  it.each([
    ['https://court.example/', { href: 'https://court.example/', text: 'court.example' }],
    ['http://a.example/x?y=1', { href: 'http://a.example/x?y=1', text: 'a.example/x?y=1' }],
    ['javascript:alert(1)', { text: 'javascript:alert(1)' }],
    ['https://bank.example@evil.example/', { text: 'https://bank.example@evil.example/' }],
  ])('%s', (address, shown) => expect(shownLink(address)).toEqual(shown))
})
