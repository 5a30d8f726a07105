import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import { manyNotes } from './testing.ts'

/*
 * Every search against the plainest way to answer it: all notes, compared one by one.
 */

let world: World
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  const client = await world.connect()
  const owners = [partner, associate].map(({ user_id }) => user_id)
  await manyNotes(client, owners, { notes: 2500, days: 90, now: new Date(testStart) })
  await client.end()
}, 60_000)
afterAll(() => world.end())

const texts = [
  'guarantee',
  'mortgage',
  'arbitration',
  'খতিয়ান',
  '৭৭',
  'client 77 ',
  'petition 1321 ',
  'moonlight',
  'zanzibar',
  'a',
  'zq',
  '-2026-',
  '%',
  '_',
  '\\',
  "o'clock",
]
const filters = [
  'month=all',
  'archived=true',
  'archived=true&category=Litigation',
  'month=2026-09',
  'archived=true&month=2026-09',
  'is_priority=true&month=all',
  '',
]

interface Row {
  id: string
  user_id: string
  search_text: string
  category: string
  month: string
  is_archived: boolean
  is_priority: boolean
  stands: boolean
}

describe.each(['partner', 'associate'])('what a %s finds', (role) => {
  test.each(filters)('with %j is what there is, page by page', async (filter) => {
    const reader = role === 'partner' ? partner : associate
    const all = await world.rows<Row>(
      `select *, firm_month(created_at) as month, keep_alive or firm_month(created_at) = '2026-11' as stands
         from notes order by created_at desc, id desc`,
    )
    for (const q of texts) {
      const expected = all
        .filter((row) => fits(row, reader, q, new URLSearchParams(filter)))
        .map(({ id }) => id)
      const query = `${filter}&q=${encodeURIComponent(q)}`
      expect(await firstPages(reader, query), `${q}, ${filter}`).toEqual(expected.slice(0, 120))
      const { body } = await reader.call('GET', `/rest/v1/rpc/count_notes?${query}`)
      expect(body, `${q}, ${filter}`).toMatchObject({
        count: Math.min(expected.length, 300),
        capped: expected.length > 300,
      })
    }
  })
})

function fits(row: Row, reader: TestPerson, q: string, filter: URLSearchParams): boolean {
  const month = filter.get('month')
  const archived = filter.has('archived')
  const digits = q.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6))
  return (
    (reader.role === 'partner' || row.user_id === reader.user_id) &&
    row.is_archived === archived &&
    (!filter.has('category') || row.category === filter.get('category')) &&
    (!filter.has('is_priority') || row.is_priority) &&
    (month === 'all' || (month ? row.month === month : archived || row.stands)) &&
    [q, digits].some((text) => row.search_text.includes(text.trim()))
  )
}

/** The ids of the first 120, read in pages of 40. */
async function firstPages(reader: TestPerson, query: string): Promise<string[]> {
  const ids: string[] = []
  let after = ''
  while (ids.length < 120) {
    const { body } = await reader.call('GET', `/rest/v1/notes?limit=40&${query}${after}`)
    ids.push(...body.items.map((note: { id: string }) => note.id))
    if (body.next === null) break
    after = `&after=${body.next}`
  }
  return ids
}
