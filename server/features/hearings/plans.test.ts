import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'

/** Five days in court of each case, 300 on each working day, in 20 courts. */
const hearings = 100_000
const cases = hearings / 5
const perDay = 300
const day = '2026-11-23'
const long = randomUUID()

let world: World
let explained: Explained
let associate: TestPerson
let walled: TestPerson
let court: string
let calendar: string

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  const partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  walled = await world.aPerson('associate')
  const other = await world.aPerson('associate')
  const client = await world.connect()
  await client.query('begin')
  await client.query('set local session_replication_role = replica')
  const courts = Array.from({ length: 20 }, () => randomUUID())
  court = courts[0] ?? ''
  await client.query(
    `insert into courts (id, name_en, level, place, created_at, updated_at)
       select id, 'Court ' || n, 'district', 'Place ' || n % 7, now(), now() from unnest($1::uuid[]) with ordinality as t (id, n)`,
    [courts],
  )
  calendar = (await world.rows<{ id: string }>('select id from court_calendars limit 1'))[0]?.id ?? ''
  await client.query(`update courts set calendar_ref = $1`, [calendar])
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, created_by, court_ref, created_at, updated_at)
         select case when n = 1 then $3::uuid else gen_random_uuid() end, 'CASE-' || n, 'Client ' || n, $1, ($2::uuid[])[1 + n % 20], now(), now()
           from generate_series(1, ${cases}) n`,
      [partner.user_id, courts, long],
    )
  })
  await fillWithoutIndexes(client, 'hearings', async () => {
    await client.query(
      `with numbered as materialized (select id, row_number() over (order by id) - 1 as at,
           board_of_case(id) || days_around(id, null, null) as board from cases)
       insert into hearings (id, case_ref, on_day, court_ref, item_no, appears_id, asked_ref, state, next_kind, closed_at, closed_by,
           created_by, created_at, updated_at, board)
         select gen_random_uuid(), c.id, on_day, ($2::uuid[])[1 + n % 20], (n % 15)::text,
             case when n % 10 = 0 then $3::uuid end,
             case when n % 100 = 7 and not is_past then gen_random_uuid() end, case when is_past then 'held' else 'set' end,
             case when is_past then 'ended' end, case when is_past then now() end, case when is_past then $1::uuid end,
             $1, now(), now(), c.board
           from generate_series(0, ${hearings - 1}) n
             join numbered c on c.at = (n::bigint * 7919) % ${cases},
             lateral (select date '${day}' - 250 + n / ${perDay} as on_day) d,
             lateral (select on_day < date '${day}' - 1 as is_past) p`,
      [partner.user_id, courts, associate.user_id],
    )
    // Of every hundredth day in court to come somebody is asked to appear.
    await client.query(
      `insert into hearing_handovers (id, hearing_ref, from_id, to_id, created_at)
         select asked_ref, id, $1, case n % 10 when 0 then $2::uuid when 5 then $3::uuid else $4::uuid end, now()
           from (select id, asked_ref, row_number() over (order by on_day, id) as n from hearings where asked_ref is not null) h`,
      [partner.user_id, associate.user_id, walled.user_id, other.user_id],
    )
    await client.query(
      `insert into hearings (id, case_ref, on_day, court_ref, state, next_kind, closed_at, closed_by, created_by, created_at, updated_at, board)
         select gen_random_uuid(), $1, date '2020-01-01' + n, $3, 'held', 'ended', now(), $2, $2, now(), now(),
             board_of_case($1) || days_around($1, null, null) from generate_series(1, 1000) n`,
      [long, partner.user_id, court],
    )
  })
  await client.query(
    `insert into case_hidden select $1, id from cases where id <> $2 and client_name like '%77%' limit 100`,
    [walled.user_id, long],
  )
  await client.query('commit')
  await client.query('vacuum analyze cases, hearings, hearing_handovers, courts, case_hidden')
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

describe.each(['associate', 'walled'])('of 100,000 hearings a reader (%s) reads', (name) => {
  it.each([
    ['a day of 300', () => `rpc/diary_day?day=${day}`, 600],
    ['their own of a day', () => `rpc/diary_day?day=${day}&person=${associate.user_id}`, 600],
    [
      'the next day after an empty one',
      () => `rpc/diary_day?day=2019-01-01&person=${walled.user_id}&court=${court}`,
      300,
    ],
    ['the days of a week in a court', () => `rpc/diary_week?day=${day}&court=${court}`, 1000],
    ['the week', () => `rpc/diary_week?day=${day}`, 1500],
    ['whoever is at two places on a day', () => `rpc/clashes?from=${day}`, 400],
    ['whoever is in a week', () => `rpc/clashes?from=${day}&to=2026-11-29`, 2600],
    [
      'whether somebody is in a week',
      () => `rpc/clashes?from=${day}&to=2026-11-29&person=${associate.user_id}`,
      300,
    ],
    ['where a case is in the way', () => `rpc/clashes?case_ref=${long}&from=2019-01-01`, 150],
    ['the latest days', () => 'hearings', 450],
    ['what is asked of them', () => 'rpc/asked_to_appear', 500],
    ['those of one case', () => `hearings?case_ref=${long}`, 100],
    ['how many wait', () => 'rpc/cases_without_next_date', 100],
    ['what a calendar closes', () => `rpc/hearings_touched_by_calendar?calendar_ref=${calendar}`, 1000],
    ['how a case went', () => `rpc/hearing_statistics?case_ref=${long}`, 300],
  ])('%s in few pages', async (_, addressOf, most) => {
    const read = await pages(name === 'walled' ? walled : associate, `/rest/v1/${addressOf()}`)
    expect(read.pages, read.plan).toBeLessThan(most)
  })
})
