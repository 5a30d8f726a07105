import { describe, expect, it } from 'vitest'
import { creatorColor, creatorColors } from './creator-color.ts'

describe('creatorColor', () => {
  it.each([
    ['Nusrat Jahan', 'amber'],
    ['Farhan Kabir', 'amber'],
    ['Sadia Rahman', 'violet'],
    ['Tanvir Ahmed', 'rose'],
    ['Mahin Chowdhury', 'olive'],
  ] as const)('gives %s the colour of the design, %s', (name, color) => {
    expect(creatorColor(name)).toBe(color)
  })

  it('does not depend on case, on spaces around the name or on the Unicode form', () => {
    expect(creatorColor('  NUSRAT jahan ')).toBe(creatorColor('Nusrat Jahan'))
    expect(creatorColor('Zoe\u0308 Haque')).toBe(creatorColor('Zo\u00eb Haque'))
  })

  it('hashes code points, not UTF-16 halves', () => {
    // '𑄌' is U+1110C: one step of FNV-1a is (0x811c9dc5 ^ 0x1110c) * 0x01000193 mod 2^32.
    const step = Number((BigInt(0x811c9dc5 ^ 0x1110c) * 0x01000193n) & 0xffffffffn)
    expect(creatorColor('\u{1110c}')).toBe(creatorColors[(step >>> 0) % 10])
  })

  it('spreads 5,000 names over all ten colours', () => {
    const counts = new Map<string, number>()
    for (let i = 0; i < 5000; i += 1) {
      const color = creatorColor(`Person ${i} of ${(i * 7919) % 613}`)
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([...creatorColors].sort())
    for (const count of counts.values()) expect(count).toBeGreaterThan(400)
  })

  it('takes an empty name', () => {
    expect(creatorColors).toContain(creatorColor(''))
  })
})
