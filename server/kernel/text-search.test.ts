import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorld, type TestPerson, type World } from './testing.ts'
import { fillWithoutIndexes } from './testing-many.ts'
import { type Explained, openExplained } from './testing-pages.ts'
import { searchedLists } from './text-search.ts'

const rows = 100_000
const mostPages = 400

let world: World
let explained: Explained
let partner: TestPerson
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
  const client = await world.connect()
  await client.query("begin; set local statement_timeout = '5min'")
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, description, created_by, created_at, updated_at)
         select gen_random_uuid(), 'A-' || n, 'Client ' || n % 5000, 'Guarantee of a bank' || case when n % 2000 = 0 then ', mortgage' else '' end
             || case when n = ${rows} then ', খতিয়ান' else '' end, $1, at, at
           from generate_series(1, ${rows}) as n,
             lateral (select '2026-11-20'::timestamptz - n * interval '5 minutes' as at) as times`,
      [partner.user_id],
    )
  })
  await client.query('commit')
  await client.query('vacuum analyze cases')
  await client.end()
}, 300_000)
afterAll(() => world?.end())

// The newest of the rare ones is far down, and of some there are none: a walk would read the whole list.
test.each([
  ['mortgage', 50],
  ['খতিয়ান', 1],
  ['খতীয়ান', 1],
  ['zanzibar', 0],
  ['guarantee', 50],
  ['nusrat', 50],
  ['farhan', 0],
  ['feb 07', 50],
  ['31, 2019', 0],
])('a search for %s reads few pages of 100,000 rows', async (q, found) => {
  const asked = () => associate.call('GET', `/rest/v1/cases?limit=50&q=${encodeURIComponent(q)}`)
  // The first statements of a connection read the catalogue too.
  await asked()
  await explained.take()
  const { body } = await asked()
  expect(body.items).toHaveLength(found)
  expect((await explained.take()).reduce((sum, { pages }) => sum + pages, 0)).toBeLessThan(mostPages)
})

test.each(['case_id', 'client_name'])(
  'a page in the order of %s reads few pages of 100,000 rows',
  async (sort) => {
    const asked = (after = '') => associate.call('GET', `/rest/v1/cases?limit=50&sort=${sort}${after}`)
    const first = await asked()
    const after = `&after=${first.body.next}`
    await asked(after)
    await explained.take()
    const { body } = await asked(after)
    expect(body.items).toHaveLength(50)
    expect(body.items.filter(({ id }: { id: string }) => JSON.stringify(first.body).includes(id))).toEqual([])
    expect((await explained.take()).reduce((sum, { pages }) => sum + pages, 0)).toBeLessThan(mostPages)
  },
)

test.each(searchedLists)('%s has the index of words', async (list) => {
  const [index] = await world.rows(
    `select indexdef from pg_indexes where tablename = '${list}' and indexname = '${list}_by_folded_words'`,
  )
  expect(index?.indexdef).toMatch(/words_key\(search_fold\(search_text\)\) (public\.)?gin_trgm_ops/)
})

test.each([
  ['partner_notes', []],
  ['cases', null],
])('to an associate the words of %s are told as far as they may see them', async (list, ids) => {
  const { user_id, session_id } = associate
  const asked = await world.app.transact({ kind: 'session', user_id, session_id }, (ctx) =>
    sql<{ ids: string[] }>`select rows_with_folded_words(${list}, '%guarantee%', 10) as ids`.execute(ctx.db),
  )
  expect(asked.rows).toEqual([{ ids }])
})
