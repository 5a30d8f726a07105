import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'
import { manyNotes } from '../notes/testing.ts'

const notes = 40_000

let world: World
let explained: Explained
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  const client = await world.connect()
  // Of every case the same person has all tasks: 5,000 cases of 900 clients.
  await manyNotes(client, [partner.user_id, associate.user_id], {
    notes,
    days: 426,
    now: new Date(testStart),
    isShort: true,
  })
  await client.query('begin')
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, created_by, created_at, updated_at)
         select gen_random_uuid(), 'A/' || n, case when n = 7 then 'Rupsha Jute' end, $1, at, at
           from generate_series(1, 20000) n, lateral (select now() - n * interval '1 hour' as at) t`,
      [partner.user_id],
    )
  })
  await client.query('commit')
  await client.query(
    `update notes set client_name = 'Halda Salt' where case_id in ('CASE-2026-4000', 'CASE-2026-4001')`,
  )
  await client.query('vacuum analyze notes, cases')
  await client.end()
}, 300_000)
afterAll(() => world?.end())

describe.each(['partner', 'associate'] as const)('of 40,000 tasks and 20,000 cases a %s', (role) => {
  // From all of them to none: the more often it is there, the sooner it is found.
  it.each([
    ['', 20],
    ['2026', 20],
    ['20', 20],
    ['client', 20],
    ['client 7', 20],
    ['49', 20],
    ['-4321', 1],
    ['case-2026-4321', 1],
    ['a/19999', 1],
    ['rupsha', 1],
    ['halda', role === 'partner' ? 2 : 1],
    ['zanzibar', 0],
    // Too short for the index of words: what was used lately is all that is looked at.
    ['zq', 0, 3000],
  ])('finds %j in few pages', async (q, found, most = 1000) => {
    const reader = role === 'partner' ? partner : associate
    const ask = () => reader.call('GET', `/rest/v1/rpc/case_ids_in_use?limit=20&q=${encodeURIComponent(q)}`)
    // The first statements of a connection read the catalogue too.
    await ask()
    await explained.take()
    const { body } = await ask()
    expect(body.case_ids).toHaveLength(found)
    const touched = await explained.take()
    expect(touched.reduce((sum, { pages }) => sum + pages, 0)).toBeLessThan(most)
  })
})
