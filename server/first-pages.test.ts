import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from './kernel/database.ts'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'
import { fillWithoutIndexes } from './kernel/testing-many.ts'

/*
 * The first page of every list of the desk, on the data of a firm after many years: 10,000 cases, 100,000 costs,
 * 50,000 events and 20,000 meetings. Counted in pages of the database and not in time, so that a busy machine
 * changes nothing.
 */

/** What a page may read; naming the clients of fifty cases takes two pages of the database a case. */
const usual = 100
const withClients = 200

let world: World
let partner: TestPerson
let associate: TestPerson
/** A sum reads its index whole: some 250 pages of 100,000 costs (decision 067). */
const sumOfAll = 400
let read: number[] = []

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => ({ database: counting(openDatabase(connection, 2)) }))
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  await fill()
}, 180_000)
afterAll(() => world.end())

/** A database that explains every query before it answers it, in the same transaction and as the same role. */
function counting(database: Database): Database {
  database.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as Ask
    const query: Ask = async (text, values) => {
      if (/^\s*(select|with)\b/.test(text) && /\b(cases|case_\w+|meetings|total_of_costs)\b/.test(text)) {
        // Both in one turn: a read ends with it.
        const explained = ask(`explain (analyze, buffers, timing off, format json) ${text}`, values)
        const answer = ask(text, values)
        const { rows } = await explained
        const { Plan } = rows[0]?.['QUERY PLAN'][0] ?? {}
        read.push(Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'])
        return answer
      }
      return ask(text, values)
    }
    Object.assign(client, { query })
  })
  return database
}

type Ask = (text: string, values?: unknown[]) => Promise<pg.QueryResult>

async function fill(): Promise<void> {
  const client = await world.connect()
  const people = `('{${partner.user_id},${associate.user_id}}'::uuid[])[1 + n % 2]`
  // The sums that triggers keep are put in whole: one by one they would take minutes.
  await client.query('begin; set local session_replication_role = replica')
  const put = (table: string, statement: string) =>
    fillWithoutIndexes(client, table, async () => void (await client.query(statement)))
  await put(
    'cases',
    `insert into cases (id, case_id, client_name, description, created_by, created_at, updated_at)
       select gen_random_uuid(), 'CASE-2020-' || n, 'Client ' || n % 900, repeat('Partition suit and mutation. ', 8),
           ${people}, now() - n * interval '3 hours', now() from generate_series(1, 10000) n`,
  )
  await client.query(
    `insert into case_costing (id, user_id, case_id, description, amount, cost_category, date_incurred, created_at, updated_at)
       select gen_random_uuid(), ${people}, 'CASE-2020-' || n % 10000, 'Certified copies ' || n, 12.5,
           case n % 3 when 0 then 'Travel' when 1 then 'Legal Fees' else 'Court Fees' end, '2026-11-01',
           now() - n * interval '20 minutes', now() from generate_series(1, 100000) n`,
  )
  await put(
    'case_timeline',
    `insert into case_timeline (id, user_id, case_id, title, description, timeline_date, status, order_position,
         created_at, updated_at)
       select gen_random_uuid(), ${people}, 'CASE-2020-' || n / 5, 'Step ' || n, repeat('Adjourned. ', 9),
           '2026-01-01'::date + n % 300, (array['pending', 'in-progress', 'completed', 'cancelled'])[1 + n % 4], n % 5,
           now(), now() from generate_series(1, 50000) n`,
  )
  await client.query(
    `insert into timeline_cases select case_id, max(timeline_date) from case_timeline group by case_id`,
  )
  await put(
    'meetings',
    `insert into meetings (id, created_by, title, meeting_date, start_time, end_time, location, created_at, updated_at)
       select gen_random_uuid(), '${partner.user_id}', 'Conference ' || n, '2026-11-21'::date - 3000 + n / 6,
           '08:00'::time + n % 3 * interval '2 hours', '10:00'::time + n % 3 * interval '2 hours',
           'Room ' || n % 2, now(), now() from generate_series(1, 20000) n`,
  )
  await client.query('commit')
  await client.query('vacuum analyze')
  await client.end()
}

it.each([
  ['cases'],
  ['cases?sort=case_id'],
  ['cases?sort=client_name&direction=desc'],
  ['case_costing', withClients],
  ['case_costing?case_id=CASE-2020-77'],
  ['case_costing?cost_category=Travel', withClients],
  ['case_costing?case_id=CASE-2020-77&cost_category=Travel'],
  ['rpc/total_case_costing', sumOfAll],
  ['rpc/total_case_costing?cost_category=Travel', sumOfAll],
  ['rpc/total_case_costing?case_id=CASE-2020-77'],
  ['case_timeline'],
  // Case by case in the order of all, each with its few events of that state.
  ['case_timeline?status=completed', 2 * withClients],
  ['case_timeline?case_id=CASE-2020-77'],
  ['meetings?when=upcoming'],
  ['meetings?when=past'],
  ['meetings?when=past&location=room%201'],
  ['rpc/meeting_rooms?date=2026-11-21'],
])('reads few pages for %s', async (path, most = usual) => {
  for (const person of path.includes('meeting') ? [partner] : [partner, associate]) {
    read = []
    const { status, body } = await person.call('GET', `/rest/v1/${path}`)
    expect(status).toBe(200)
    expect(body.items?.length ?? 1).toBeGreaterThan(0)
    expect(read.length).toBeGreaterThan(0)
    expect(read.reduce((sum, pages) => sum + pages)).toBeLessThan(most)
  }
})
