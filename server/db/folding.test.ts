import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { fold } from '../../contract/words.ts'
import { aWorld, type World } from '../kernel/testing.ts'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())

/** Numbers that look random and are the same each time. */
function* randoms(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    yield state / 2 ** 32
  }
}

function strings(count: number): string[] {
  const next = randoms(417)
  const upTo = (n: number) => Math.floor(next.next().value * n)
  const from = (first: number, last: number) => String.fromCodePoint(first + upTo(last - first + 1))
  const letter = () =>
    [
      () => from(0x20, 0x7e),
      () => from(0x981, 0x9fe),
      () => from(0x995, 0x9ce),
      () => 'যড়ঢ়য়ঃঁৎণশষীূ\u09bc\u09bc\u200c\u200d'.charAt(upTo(18)),
      () => from(0xc0, 0x17f),
      () => from(0x300, 0x345),
      () => from(0x1e00, 0x1eff),
    ][upTo(7)]?.() ?? ''
  return Array.from({ length: count }, () => Array.from({ length: 1 + upTo(24) }, letter).join(''))
}

describe('folding', () => {
  it.each([
    ['CASE-২০২৬-৪১৭', 'case-2026-417'],
    ['দলীল', 'দলিল'],
    ['পুর্ব পূর্ব', 'পুর্ব পুর্ব'],
    ['গাড়ি আষাঢ়', 'গারি আসার'],
    ['য়ে যে', '\u09df\u09c7 জে'],
    ['চাঁদ', 'চাদ'],
    ['হঠাৎ', 'হঠাত্'],
    ['দুঃখ, অতঃ।', 'দুঃখ, অত।'],
    ['র\u200d্যাব', 'র্জাব'],
    ['Crème Brûlée ŁÓDŹ', 'creme brulee łodz'],
    ['Ｎo full width', 'Ｎo full width'],
  ])('makes of %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  it('is the same in the database, and twice is as once', async () => {
    const all = strings(10_000)
    const [row] = await world.rows<{ folded: string[]; twice: string[] }>(
      `select array_agg(search_fold(t) order by n) as folded, array_agg(search_fold(search_fold(t)) order by n) as twice
         from unnest($1::text[]) with ordinality as texts (t, n)`,
      [all],
    )
    expect(row?.folded).toEqual(all.map(fold))
    expect(row?.twice).toEqual(row?.folded)
    expect(new Set(row?.folded).size).toBeGreaterThan(9000)
  })
})

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

test('names stand in one order, Latin before Bangla and numbers by their value', async () => {
  const [row] = await world.rows<{ names: string[] }>(
    'select array_agg(name order by name collate firm_order) as names from unnest($1::text[]) as name',
    [inOrder.toReversed()],
  )
  expect(row?.names).toEqual(inOrder)
})
