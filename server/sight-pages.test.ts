import { afterAll, beforeAll, expect, it } from 'vitest'
import { manyNotes } from './features/notes/testing.ts'
import { aWorld, type TestPerson, testStart, type World } from './kernel/testing.ts'
import { type Explained, openExplained } from './kernel/testing-pages.ts'

const [cases, costs] = [3000, 9000]

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
  const people = [partner.user_id, associate.user_id]
  await manyNotes(client, people, { notes: 4000, days: 85, now: new Date(testStart) })
  await client.query('set session_replication_role = replica')
  const at = `timestamptz '${testStart}' - n * interval '5 minutes'`
  await client.query(
    `insert into cases (id, case_id, client_name, created_by, created_at, updated_at)
       select gen_random_uuid(), 'CASE-2026-' || n, 'Client ' || n, $1, at, at
         from generate_series(1, ${cases}) n, lateral (select ${at} as at) t`,
    [partner.user_id],
  )
  // Every row is of a case.
  await client.query(`
    create temporary table numbered as select id, case_id, row_number() over (order by created_at desc) - 1 as n from cases;
    update notes t set case_ref = c.id from numbered c where c.n = abs(hashtext(t.id::text)) % ${cases};
    insert into case_costing (id, user_id, case_id, case_ref, description, amount, cost_category, date_incurred, created_at, updated_at)
      select gen_random_uuid(), '${partner.user_id}', c.case_id, c.id, 'Fee ' || made.n, 10 + made.n % 900, 'Travel', '2026-11-01', at, at
        from (select *, ${at} as at from generate_series(1, ${costs}) n) as made join numbered c on c.n = made.n % ${cases};
    insert into case_timeline (id, user_id, case_id, case_ref, title, timeline_date, created_at, updated_at)
      select gen_random_uuid(), '${partner.user_id}', c.case_id, c.id, 'Step', '2026-11-01', now(), now() from numbered c;
    insert into timeline_cases select case_id, max(timeline_date) from case_timeline group by case_id;
    insert into calendar_events (id, user_id, case_ref, title, event_date, created_at, updated_at)
      select gen_random_uuid(), '${partner.user_id}', c.id, 'Hearing ' || c.n, date '2026-11-01' + (c.n % 60)::integer, now(), now()
        from numbered c;
    -- One, as a plan reads an index that holds nothing again each time.
    insert into time_entries (id, user_id, work_date, seconds, case_ref, billing, standing, source, created_at, updated_at)
      select gen_random_uuid(), '${partner.user_id}', '2026-11-20', 1800, c.id, 'bill', 'approved', 'line', now(), now()
        from numbered c where c.n = 0;
    insert into activity_events (type, subject_id, actor_id, case_ref, request_id, happened_at)
      select 'case.created', c.id, '${partner.user_id}', c.id, 'x', now() from numbered c;
    insert into notifications (user_id, type, title, message, case_ref, created_at)
      select '${associate.user_id}', 'note_created', 'New', 'x', c.id, now() - c.n * interval '1 minute' from numbered c where c.n < 500`)
  await client.query('vacuum analyze')
  await client.end()
}, 300_000)
afterAll(() => world?.end())

const calls = [
  '/rest/v1/notes',
  '/rest/v1/notes?month=all',
  '/rest/v1/notes?q=petition',
  '/rest/v1/rpc/count_notes',
  '/rest/v1/rpc/note_months',
  '/rest/v1/cases',
  '/rest/v1/cases?sort=case_id',
  '/rest/v1/cases?sort=client_name',
  '/rest/v1/cases?q=client%20417',
  '/rest/v1/cases?case_id=CASE-2026-417',
  '/rest/v1/rpc/case_ids_in_use?q=417&limit=20',
  '/rest/v1/case_costing',
  '/rest/v1/case_costing?case_id=CASE-2026-417',
  '/rest/v1/case_costing?q=fee%20417',
  '/rest/v1/rpc/total_case_costing',
  '/rest/v1/rpc/total_case_costing?cost_category=Travel',
  '/rest/v1/case_timeline',
  '/rest/v1/case_timeline?case_id=CASE-2026-417',
  '/rest/v1/calendar_events?from=2026-11-20',
  '/rest/v1/calendar_events?q=hearing%20417',
  '/rest/v1/rpc/calendar_range?from=2026-11-01&to=2026-11-30',
  '/rest/v1/rpc/calendar_summary?month=2026-11',
  '/rest/v1/notifications',
  '/rest/v1/rpc/unread_notifications',
  '/rest/v1/rpc/work_breakdown?month=2026-11',
  '/rest/v1/daily_work_logs',
  '/rest/v1/time_entries',
]

/** The pages that each call touches. */
async function pagesOf(who: TestPerson, more: readonly string[] = []): Promise<Record<string, number>> {
  const pages: Record<string, number> = {}
  for (const path of [...calls, ...more]) {
    for (let time = 0; time < 3; time++) {
      await explained.take()
      const { status } = await who.call('GET', path)
      expect(status, path).toBe(200)
      pages[path] = (await explained.take()).reduce((sum, each) => sum + each.pages, 0)
    }
  }
  return pages
}

// Counts whose rows of hidden cases are counted apart, and lists that are joined of them.
const countedApart = /count_notes|note_months|total_case_costing|calendar_|case_timeline$/

it.each(['partner', 'associate'])(
  'a %s from whom nothing is hidden touches no page more, and few more with a hundred hidden cases',
  async (role) => {
    const who = role === 'partner' ? partner : associate
    const more = role === 'partner' ? ['/rest/v1/activity_events'] : []
    await pagesOf(who, more)
    const client = await world.connect()
    const { rows: policies } = await client.query(
      `select tablename, policyname, qual from pg_policies where permissive = 'RESTRICTIVE' and qual like '%app_hides_cases%'`,
    )
    for (const { tablename, policyname } of policies)
      await client.query(`drop policy ${policyname} on ${tablename}`)
    const before = await pagesOf(who, more)
    for (const { tablename, policyname, qual } of policies)
      await client.query(
        `create policy ${policyname} on ${tablename} as restrictive for all to sereshta_staff using (${qual})`,
      )
    const after = await pagesOf(who, more)
    await client.query(
      `insert into case_walls select id, $1, 'Brother of the opponent', $1, now()
         from cases order by created_at desc offset 400 limit 100`,
      [who.user_id],
    )
    await client.query('vacuum analyze case_hidden')
    const hundred = await pagesOf(who, more)
    await client.query('delete from case_walls')
    await client.end()
    const rows = Object.entries(before).map(([path, pages]) => ({
      path,
      pages,
      after: after[path] ?? 0,
      hundred: hundred[path] ?? 0,
    }))
    expect(rows.filter((row) => row.after > row.pages + 15)).toEqual([])
    const lists = rows.filter(({ path }) => !countedApart.test(path))
    expect(lists.filter((row) => row.hundred > row.pages * 1.2 + 10)).toEqual([])
  },
  300_000,
)
