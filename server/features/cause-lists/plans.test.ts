import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'
import { sendsList } from './testing.ts'

const [cases, lines] = [20_000, 2_000]
const court = randomUUID()

let world: World
let explained: Explained
let associate: TestPerson

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  associate = await world.aPerson('associate')
  const client = await world.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await client.query(
    `insert into courts (id, name_en, level, created_at, updated_at)
       values ($1, 'High Court Division', 'high_court_division', now(), now())`,
    [court],
  )
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, created_by, court_ref, created_at, updated_at)
         select gen_random_uuid(), 'CASE-' || n, 'Client ' || n, $1, $2, now(), now() from generate_series(1, ${cases}) n`,
      [associate.user_id, court],
    )
  })
  await client.query(
    `insert into case_numbers (id, case_ref, court_ref, type_ref, case_no, case_year, why, created_at, updated_at)
       select gen_random_uuid(), id, $1, (select id from case_types where code = 'WP'), (n % 4000 + 1)::text, 2022 + n / 4000,
           'filed', now(), now()
         from (select id, row_number() over (order by id) - 1 as n from cases) c`,
    [court],
  )
  await client.query('commit')
  await client.query('vacuum analyze cases, case_numbers')
  await client.end()
}, 300_000)
afterAll(() => world?.end())

it('check 63: a list of 2,000 lines is read in 20,000 pages, and looked at in few', async () => {
  // Each twentieth line is of ours, and each fifth of those of another type: there the sides are compared as well.
  const text = Array.from(
    { length: lines },
    (_, n) => `${n + 1} ${n % 100 ? 'W.P.' : 'C.R.'} ${n + 1}/${n % 20 ? 2019 : 2026} Client ${n} v State`,
  ).join('\n')
  await sendsList(associate, { court_ref: court, text: 'W.P. 1/26' })
  await explained.take()
  const { status, body } = await sendsList(associate, { court_ref: court, text })
  const touched = await explained.take()
  expect([status, body.line_count]).toEqual([201, lines])
  const sum = (all: { pages: number }[]) => all.reduce((most, { pages }) => most + pages, 0)
  const told = touched.map(({ pages, statement }) => `${pages} ${statement.slice(0, 120)}`).join('\n')
  expect(body.our_count).toBe(80)
  expect(sum(touched), told).toBeLessThan(20_000)
  const looks = [
    `cause_list_lines?list_ref=${body.id}&ours=true&limit=50`,
    'cause_lists?limit=20',
    `cause_lists/${body.id}`,
  ]
  for (const [at, look] of looks.entries()) {
    await associate.call('GET', `/rest/v1/${look}`)
    await explained.take()
    await associate.call('GET', `/rest/v1/${look}`)
    expect(sum(await explained.take()), look).toBeLessThan([1000, 200, 1500][at] ?? 0)
  }
})
