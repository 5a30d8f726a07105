import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keysOfName, romanOfName } from '../../kernel/names/keys.ts'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'
import { manyNotes } from '../notes/testing.ts'

let world: World
let explained: Explained
const people: Record<string, TestPerson> = {}
let one: string

const firsts =
  'Kamal Jamal Selim Salim Rahima Halima Nasrin Shirin Anwar Delwar Rupan Ripon Yusuf Tahmina Wahid'.split(
    ' ',
  )
const lasts =
  'Rahman Hossain Islam Ahmed Uddin Khan Miah Begum Khatun Akter Chowdhury Sarkar Mollah Das Karim'.split(' ')
const names = Array.from(
  { length: 20_000 },
  (_, n) => `${firsts[n % 15]} ${lasts[Math.floor(n / 15) % 15]} ${lasts[n % 7]} ${n.toString(36)}`,
)

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  const partner = await world.aPerson('partner')
  const associate = await world.aPerson('associate')
  const client = await world.connect()
  await manyNotes(client, [partner.user_id, associate.user_id], {
    notes: 20_000,
    days: 426,
    now: new Date(testStart),
    isShort: true,
  })
  await client.query('begin')
  await fillCases(client, partner)
  await fillNames(client, partner)
  await client.query('commit')
  for (const linked of await world.rows<{ id: string }>(
    `select id from cases where case_id = 'CASE-2026-4001' limit 1`,
  ))
    one = linked.id
  await client.query(
    `update cases set access = 'restricted' where id in (select id from cases where id <> $1 order by id limit 100)`,
    [one],
  )
  while ((await client.query('select link_more(10000) as more')).rows[0].more);
  await client.query(
    'vacuum analyze notes, cases, case_labels, case_numbers, parties, case_parties, name_index',
  )
  await client.end()
  people.partner = await world.again(partner)
  people['associate from whom 100 are hidden'] = await world.again(associate)
}, 300_000)
afterAll(() => world?.end())

/** Of the 5,000 ids on tasks 500 are cases of the list, and there are 7,500 others; what follows from each is filled in by hand. */
async function fillCases(client: pg.ClientBase, { user_id }: TestPerson): Promise<void> {
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, title, case_no, case_year, created_by, created_at, updated_at)
         select gen_random_uuid(), case when n <= 500 then 'CASE-2026-' || n + 3900 else 'A/' || n end, 'Client ' || n % 900,
             case when n = 7 then 'Rupsha Jute v State' end, n::text, 2026, $1, at, at
           from generate_series(1, 8000) n, lateral (select now() - n * interval '1 hour' as at) t`,
      [user_id],
    )
  })
  await client.query(
    `insert into case_labels (label_key, case_ref, label, since) select case_label_key(case_id), id, case_id, created_at from cases`,
  )
  await client.query(
    `insert into case_numbers (id, case_ref, case_no, case_year, why, created_at, updated_at)
       select gen_random_uuid(), id, case_no, case_year, 'filed', created_at, created_at from cases`,
  )
}

/** Parties, two or three a case, clients of cases, and clients of tasks that sound like what somebody types. */
async function fillNames(client: pg.ClientBase, { user_id }: TestPerson): Promise<void> {
  const party = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`
  await fillWithoutIndexes(client, 'parties', async () => {
    await client.query(
      `insert into parties (id, name_latin, created_by, created_at, updated_at)
         select ${party}, name, $1, now(), now() from unnest($2::text[]) with ordinality as t (name, n)`,
      [user_id, names],
    )
  })
  await fillWithoutIndexes(client, 'case_parties', async () => {
    await client.query(
      `insert into case_parties (id, case_ref, party_ref, side, role, from_on, created_by, created_at, updated_at)
         select gen_random_uuid(), c.id, ${party}, 'theirs', 'opponent', '2026-01-01', $1, now(), now()
           from generate_series(1, 20000) n join (select id, row_number() over (order by id) as at from cases) c on c.at = n % 8000 + 1`,
      [user_id],
    )
  })
  await fillWithoutIndexes(client, 'name_index', async () => {
    await client.query(
      `insert into name_index (source, source_id, name, roman, keys, groups)
         select 'party', ${party}, name, roman, array(select jsonb_array_elements_text(keys)), 1
           from unnest($1::text[], $2::text[], $3::jsonb[]) with ordinality as t (name, roman, keys, n)`,
      [names, names.map((name) => romanOfName(name)), names.map((name) => JSON.stringify(keysOfName(name)))],
    )
    await client.query(
      `insert into name_index (source, source_id, case_ref, name) select 'case_client', id, id, client_name from cases`,
    )
    await client.query(
      `insert into name_index (source, name, roman, keys, groups)
         select 'note_client', 'Titas Gas ' || n, 'titas gas ' || n, $1, 1 from generate_series(1, 20000) n`,
      [keysOfName('Titas Gas')],
    )
  })
}

async function pagesOf(who: TestPerson, path: string) {
  // The first statements of a connection read the catalogue too.
  await who.call('GET', path)
  await explained.take()
  const { status, body } = await who.call('GET', path)
  const touched = await explained.take()
  return { status, body, pages: touched.reduce((sum, { pages }) => sum + pages, 0) }
}

describe.each(['partner', 'associate from whom 100 are hidden'])('of 8,000 cases a %s', (name) => {
  const ask = (path: string) => pagesOf(people[name] as TestPerson, path)

  it.each([
    '',
    'case-2026-4321',
    '2026',
    '4321/26',
    'rupsha',
    'client 7',
    'a/7999',
    'ca',
    'zanzibar',
    'rahman',
    'kamal hossain',
    'কামাল',
    'rah',
    'selima',
    'gos totis',
    'abdul karim mollah',
  ])('picks %j in few pages', async (q) => {
    const { status, pages } = await ask(`/rest/v1/rpc/find_cases?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    expect(pages).toBeLessThan(300)
  })

  it('reads one, its unlinked texts and its numbers in few pages', async () => {
    for (const path of [
      `/rest/v1/cases/${one}`,
      `/rest/v1/rpc/unlinked_texts?id=${one}`,
      `/rest/v1/case_numbers?case_ref=${one}`,
    ]) {
      const { status, pages } = await ask(path)
      expect(status).toBe(200)
      expect(pages, path).toBeLessThan(100)
    }
  })
})

it('lists the first case ids on tasks without a case without reading every task', async () => {
  const { body, pages } = await pagesOf(
    people.partner as TestPerson,
    '/rest/v1/rpc/cases_from_tasks?limit=20',
  )
  expect(body.items).toHaveLength(20)
  expect(pages).toBeLessThan(1000)
})
