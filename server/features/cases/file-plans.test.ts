import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import { type Explained, openExplained } from '../../kernel/testing-pages.ts'

/** Of these every second stands in court 1, every 300th is led by the associate, every thousandth is closed. */
const cases = 60_000
/** Rows of each kind on the one case that is long. */
const rows = 3000
const long = '0190a6b2-0000-7000-8000-0000000000aa'
const courts = [randomUUID(), randomUUID()]

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
  await client.query('begin')
  // What triggers keep is filled in by hand.
  await client.query('set local session_replication_role = replica')
  for (const [at, id] of courts.entries())
    await client.query(
      `insert into courts (id, name_en, level, created_at, updated_at) values ($1, $2, 'district', now(), now())`,
      [id, `Court ${at}`],
    )
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, title, created_by, court_ref, case_no, case_year, filed_on, status,
           next_hearing_on, tags, created_at, updated_at)
         select gen_random_uuid(), 'CASE-' || n, 'Client ' || n % 900, 'Plaintiff ' || n, $1, ($2::uuid[])[1 + n % 2],
             n::text, 2000 + n % 27, date '2020-01-01' + n % 2000, case when n % 1000 = 0 then 'closed' else 'open' end,
             case when n % 3 > 0 then date '2026-12-01' + n % 300 end, case when n % 500 = 0 then '{land}'::text[] else '{}' end,
             at, at
           from generate_series(1, ${cases}) n, lateral (select now() - n * interval '1 hour' as at) t`,
      [partner.user_id, courts],
    )
    await client.query(
      `insert into cases (id, case_id, created_by, lead_id, created_at, updated_at)
         values ($1, 'LONG', $2, $3, '2021-01-01', '2021-01-01')`,
      [long, partner.user_id, associate.user_id],
    )
    await client.query(
      `update cases set find_text = case_find_text(cases),
         lead_id = case when coalesce(case_no::int, 0) % 300 = 0 then $1::uuid end`,
      [associate.user_id],
    )
    await client.query(
      `insert into case_people (case_ref, user_id, part, since) select id, lead_id, 'lead', '2026-11-01' from cases where lead_id is not null`,
    )
  })
  await fillLongCase(client)
  await client.query('commit')
  await client.query(
    'vacuum analyze cases, case_people, notes, daily_work_logs, case_costing, case_timeline, case_messages, calendar_events, activity_events',
  )
  await client.end()
}, 300_000)
afterAll(() => world?.end())

async function fillLongCase(client: Awaited<ReturnType<World['connect']>>): Promise<void> {
  const people = `($1::uuid[])[1 + n % 2]`
  const both = [partner.user_id, associate.user_id]
  const from = `from generate_series(1, ${rows}) n`
  // Between them lie rows of other cases, as they come in.
  await client.query(
    `insert into notes (id, user_id, title, category, created_at, updated_at, case_ref)
       select gen_random_uuid(), ${people}, 'Task ' || n, 'Legal Research', now() - n * interval '1 hour', now(), case when n % 7 = 0 then $2::uuid end
         from generate_series(1, ${rows * 7}) n`,
    [both, long],
  )
  await client.query(
    `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at, note_owner_id)
       select gen_random_uuid(), id, user_id, created_at::date, 0.5, now(), now(), user_id from notes
         where case_ref is not null order by id limit 300`,
  )
  await client.query(
    `insert into case_costing (id, case_id, description, amount, cost_category, date_incurred, user_id, created_at, updated_at, case_ref)
       select gen_random_uuid(), 'LONG', 'Stamp', 1.5, 'Legal Fees', '2026-11-01', ${people}, now(), now(), $2 ${from}`,
    [both, long],
  )
  await client.query(
    `with made as (insert into parties (id, name_latin, created_by, created_at, updated_at)
       select gen_random_uuid(), 'Party ' || n, $1, now(), now() from generate_series(1, 40) n returning id)
     insert into case_parties (id, case_ref, party_ref, side, role, from_on, created_by, created_at, updated_at)
       select gen_random_uuid(), $2, id, 'theirs', 'opponent', '2026-11-01', $1, now(), now() from made`,
    [partner.user_id, long],
  )
  await client.query(
    `insert into calendar_events (id, title, event_date, event_type, user_id, created_at, updated_at, case_ref)
       select gen_random_uuid(), 'Conference ' || n, date '2026-01-01' + n % 300, 'meeting', ${people}, now(), now(), $2 ${from}`,
    [both, long],
  )
  await client.query(
    `insert into case_messages (id, case_ref, user_id, message_text, created_at)
       select gen_random_uuid(), $2, ${people}, 'Word ' || n, now() ${from}`,
    [both, long],
  )
  await client.query(
    `insert into activity_events (type, subject_id, actor_id, detail, request_id, happened_at, case_ref)
       select case when n % 3 = 0 then 'note.modified' else 'case_costing.created' end, gen_random_uuid(), ${people},
           '{"owner_id":"0190a6b2-0000-7000-8000-0000000000bb"}', 'r', now(), case when n % 7 = 0 then $2::uuid end
         from generate_series(1, ${rows * 7}) n`,
    [both, long],
  )
}

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

const readers = ['partner', 'associate'] as const
const reader = (role: (typeof readers)[number]) => (role === 'partner' ? partner : associate)

describe.each(readers)('of 60,000 cases a %s', (role) => {
  it.each([
    '',
    'status=open',
    'status=closed',
    'court=0',
    'lead=me',
    'conflict_state=not_checked',
    'conflict_state=waived',
    'no_next_date=true',
    'sort=next_hearing_on',
    'sort=filed_on',
    'status=open&sort=next_hearing_on',
    'status=closed&sort=next_hearing_on',
    'court=0&sort=client_name',
    'court=0&sort=next_hearing_on',
    'conflict_state=waived&sort=client_name',
    'no_next_date=true&sort=client_name',
    'no_next_date=true&sort=next_hearing_on',
    'case_id=case-59999',
    'case_id=case-59999&sort=client_name',
  ])('reads the first page of the list in few pages: %s', async (query) => {
    const asked = query
      .replace('court=0', `court=${courts[0]}`)
      .replace('lead=me', `lead=${associate.user_id}`)
    const read = await pages(reader(role), `/rest/v1/cases?${asked}`)
    expect(read.pages, read.plan).toBeLessThan(100)
  })

  it.each(['mine=true', 'tag=land', 'tag=nothing', 'status=closed&sort=case_id', 'lead=me&sort=filed_on'])(
    'reads it in another order in pages that are bounded: %s',
    async (query) => {
      const asked = query
        .replace('court=0', `court=${courts[0]}`)
        .replace('lead=me', `lead=${associate.user_id}`)
      const read = await pages(reader(role), `/rest/v1/cases?${asked}`)
      expect(read.pages, read.plan).toBeLessThan(2000)
    },
  )
})

describe.each(readers)('of a case with 3,000 rows of each kind a %s reads', (role) => {
  it.each([
    ['its head', `rpc/case_file?id=${long}`, 60],
    ['its counts', `rpc/case_counts?id=${long}`, 400],
    ['its tasks', `notes?month=all&case_ref=${long}`, 100],
    ['its events', `calendar_events?case_ref=${long}`, 100],
    ['its messages', `case_messages?case_ref=${long}`, 100],
    ['its people', `case_people?case_ref=${long}`, 100],
    ['what happened', `rpc/case_activity?id=${long}`, 200],
    ['what stands open', `rpc/case_open_matters?id=${long}`, 100],
  ])('%s in few pages', async (_, address, most) => {
    const read = await pages(reader(role), `/rest/v1/${address}`)
    expect(read.pages, read.plan).toBeLessThan(most)
  })
})

it('of a case with 3,000 rows of each kind a new id looks at each once', async () => {
  const read = await pages(partner, `/rest/v1/rpc/texts_to_rename?id=${long}&from=LONG`)
  expect(read.pages, read.plan).toBeLessThan(1200)
})
