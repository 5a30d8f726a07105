import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { alike, likenessOf, likenessOfRead } from './compare.ts'
import { keysOfName } from './keys.ts'
import { partsOfName } from './words.ts'

const pairsOf = (file: string) =>
  readFileSync(new URL(`data/${file}.txt`, import.meta.url), 'utf8')
    .split(/[;\n]/)
    .filter((line) => line.includes('='))
    .map((line) => line.split('=').map((name) => name.trim()) as [string, string])

describe('names that are alike', () => {
  const pairs = pairsOf('match')

  it.each(pairs)('%s = %s, both ways', (one, other) => {
    expect(likenessOf(one, other)).toBeGreaterThanOrEqual(alike.possible)
    expect(likenessOf(other, one)).toBe(likenessOf(one, other))
  })

  it.each(pairs)('%s shares a key of the index with %s', (one, other) => {
    const keys = keysOfName(other)
    expect(keysOfName(one).some((key) => keys.includes(key))).toBe(true)
  })
})

describe('names that are not alike', () => {
  it.each(pairsOf('differ'))('%s is not %s, both ways', (one, other) => {
    expect(likenessOf(one, other)).toBeLessThan(alike.possible)
    expect(likenessOf(other, one)).toBe(likenessOf(one, other))
  })
})

describe('a second set of fifty pairs, which nothing was tuned to', () => {
  it('is judged as people would judge it, but for six', () => {
    const alikeIn = (file: string) => pairsOf(file).filter(([a, b]) => likenessOf(a, b) >= alike.possible)
    const missed = pairsOf('own-match').filter(([a, b]) => likenessOf(a, b) < alike.possible)
    expect(pairsOf('own-match').length + pairsOf('own-differ').length).toBe(50)
    expect(missed.map(([one]) => one)).toEqual([
      'Kamruzzaman',
      'Ayesha Siddiqua',
      'Subrata Roy',
      'Square Textiles Limited',
    ])
    expect(alikeIn('own-differ').map(([one]) => one)).toEqual(['Rashed Khan', 'Eastern Traders'])
  })
})

describe('six hundred names of sixty first and ten last ones', () => {
  const first =
    `Abrar Adnan Afroza Aminul Anika Arefin Asma Ayub Babul Bashir Champa Daud Dilruba Ehsan Fahim Farzana Ferdous Gulshan Halima
    Hamid Iqbal Ishrat Jasim Jharna Kaiser Keya Labiba Lokman Lubna Mahfuz Malek Masud Moinul Mukta Munni Nabila Nargis Nayeem
    Nipun Obaid Parvin Quader Rabeya Ripon Ruma Sabbir Sadia Sajid Shamima Sohel Sumaiya Tanvir Tarek Tuhin Umme Wasim Yasmin
    Zakia Zubair Poly`.split(/\s+/)
  const last = 'Rahman Islam Hossain Ahmed Khan Chowdhury Sarkar Talukder Bhuiyan Mollah'.split(' ')
  const names = first.flatMap((one) => last.map((other) => `${one} ${other}`))

  it('give fewer than five hits in ten thousand pairs', () => {
    expect(names).toHaveLength(600)
    const words = names.map((name) => partsOfName(name))
    let pairs = 0
    let hits = 0
    for (const [at, one] of words.entries())
      for (const other of words.slice(at + 1)) {
        pairs += 1
        if (likenessOfRead(one, other) >= alike.possible) hits += 1
      }
    expect(pairs).toBe(179_700)
    expect((hits / pairs) * 10_000).toBeLessThan(5)
  })
})
