import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'

/** Two deadlines of each case, a tenth of them open, 20 on each day to come. */
const deadlines = 40_000
const cases = deadlines / 2
const calendar = '00000000-0000-4000-a000-0000000000a3'
const rule = '00000000-0000-4000-b000-000000000001'
const long = randomUUID()

let world: World
let explained: Explained
let associate: TestPerson
let walled: TestPerson

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  const partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  walled = await world.aPerson('associate')
  const client = await world.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, created_by, created_at, updated_at)
         select case when n = 1 then $2::uuid else gen_random_uuid() end, 'CASE-' || n, 'Client ' || n, $1, now(), now()
           from generate_series(1, ${cases}) n`,
      [partner.user_id, long],
    )
  })
  await fillWithoutIndexes(client, 'deadlines', async () => {
    await client.query(
      `with numbered as materialized (select id, row_number() over (order by id) - 1 as at, board_of_case(id) as board from cases)
       insert into deadlines (id, case_ref, rule_ref, rule_version, rule_code, title, trigger_day, calendar_ref, computed_on,
           due_on, working, assignee_id, state, done_on, done_by, state_note, created_by, changed_by, changed_at,
           created_at, updated_at, board)
         select gen_random_uuid(), case when n % 20 = 0 then $4::uuid else c.id end, '${rule}', 1, 'LA-152', 'Appeal ' || n,
             due_on - 30, '${calendar}', due_on, due_on, '[]', case when n % 40 = 0 then $2::uuid else $3::uuid end,
             case when is_open then 'open' else 'done' end, case when not is_open then due_on end,
             case when not is_open then $1::uuid end, case when not is_open then 'Filed' end, $1, $1, now(), now(), now(), case when n % 20 = 0 then board_of_case($4) else c.board end
           from generate_series(0, ${deadlines - 1}) n join numbered c on c.at = (n::bigint * 7919) % ${cases},
             lateral (select n % 10 = 0 as is_open) o,
             lateral (select case when is_open then date '2026-11-20' + n / 200 else date '2020-01-01' + n % 2000 end as due_on) d`,
      [partner.user_id, associate.user_id, walled.user_id, long],
    )
  })
  await client.query(
    `insert into case_hidden select $1, id from cases where id <> $2 and client_name like '%77%' limit 100`,
    [walled.user_id, long],
  )
  await client.query('commit')
  await client.query('vacuum analyze cases, deadlines, deadline_rules, case_hidden')
  await client.end()
}, 300_000)
afterAll(() => world?.end())

async function pages(who: TestPerson, address: string): Promise<{ pages: number; plan: string }> {
  // The first statements of a connection read the catalogue too.
  await who.call('GET', address)
  await explained.take()
  const { status } = await who.call('GET', address)
  expect(status, address).toBe(200)
  const touched = await explained.take()
  const plan = touched.map((one) => `${one.pages} ${one.statement}\n${one.plan}`).join('\n')
  return { pages: touched.reduce((sum, one) => sum + one.pages, 0), plan }
}

describe.each(['associate', 'walled'])(`of ${deadlines} deadlines a reader (%s) reads`, (name) => {
  it.each([
    ['those of 30 days', () => 'deadlines?view=next', 100],
    ['ten of them, as the first that a screen shows', () => 'deadlines?view=next&limit=10', 100],
    ['those gone by', () => 'deadlines?view=overdue&limit=10', 100],
    ['those that nobody signed', () => 'deadlines?view=unsigned&limit=10', 100],
    ['those of a rule', () => 'deadlines?view=by_rule&rule=LA-152&limit=10', 100],
    ['those of one case', () => `deadlines?case_ref=${long}&limit=10`, 100],
    ['their own', () => `deadlines?view=next&assignee=${associate.user_id}&limit=10`, 100],
    ['how many there are', () => 'rpc/deadline_counts', 300],
  ])('%s in few pages', async (_, addressOf, most) => {
    const read = await pages(name === 'walled' ? walled : associate, `/rest/v1/${addressOf()}`)
    expect(read.pages, read.plan).toBeLessThan(most)
  })
})
