import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'
import { fillBusyFirm } from './testing.ts'

const today = '2026-11-21'

let world: World
let explained: Explained
let partner: TestPerson
let lawyer: TestPerson

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  partner = await world.aPerson('partner')
  lawyer = await world.aPerson('associate')
  const other = await world.aPerson('associate')
  const client = await world.connect()
  const people = { partner: partner.user_id, lawyer: lawyer.user_id, other: other.user_id }
  await fillBusyFirm(client, people, today)
  await client.end()
}, 300_000)
afterAll(() => world?.end())

async function pagesOf(person: TestPerson, query: string): Promise<number> {
  const ask = () => person.call('GET', `/rest/v1/rpc/my_day?${query}`)
  const { body } = await ask()
  expect(body.sections.map(({ key }: { key: string }) => key)).toContain('hearings')
  // A function keeps its plan after a few calls.
  for (let at = 0; at < 6; at++) await ask()
  await explained.take()
  await ask()
  const touched = await explained.take()
  return touched.reduce((sum, { pages }) => sum + pages, 0)
}

it('a day of a busy lawyer is under 100 pages of the database, however much they did before', async () => {
  expect(await pagesOf(lawyer, `day=${today}`)).toBeLessThan(100)
  expect(await pagesOf(lawyer, `day=${today.replace('21', '22')}`)).toBeLessThan(100)
  expect(await pagesOf(lawyer, `day=${today}&span=week`)).toBeLessThan(150)
  expect(await pagesOf(partner, `day=${today}&user_id=${lawyer.user_id}`)).toBeLessThan(100)
})
