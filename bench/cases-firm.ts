import type pg from 'pg'
import { manyNotes } from '../server/features/notes/testing.ts'
import { fillWithoutIndexes } from '../server/kernel/testing-many.ts'
import { fillDeadlines, fillHearings, fillReminders, idAt, readBoards } from './cases-diary.ts'
import { readNames, readTheRest } from './cases-names.ts'
import { addPerson, type BenchPerson, benchPeople } from './firm.ts'
import { type Kept, openKept } from './grown.ts'

// Counted up when a database is filled in another way, so that those that were kept are made anew.
const filling = 2
const staff = 300
/** Rows of each kind on the one case that is long. */
const rowsOfLong = 3000
const differentNames = 100_000
const days = 426

const caseAt = (n: string) => idAt(0, n)
export const caseId = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
export const courtId = (n: number) => `00000000-0000-7000-8200-${String(n).padStart(12, '0')}`
export const typeId = (n: number) => `00000000-0000-7000-8300-${String(n).padStart(12, '0')}`
export const stageId = (n: number) => `00000000-0000-7000-8400-${String(n).padStart(12, '0')}`

/**
 * A firm of so many cases, with five tasks, five names, five days in court, two parties and two deadlines each and one in a hundred restricted, of 300 people;
 * the last case has 3,000 rows of each kind. From the second partner 100 cases are hidden by walls, from the first nothing.
 */
export function openCaseFirm(cases: number): Promise<Kept> {
  return openKept(`cases-${cases}`, filling, (pool) => fill(pool, cases))
}

async function fill(pool: pg.Pool, cases: number): Promise<BenchPerson[]> {
  const people = benchPeople(staff)
  const ids = people.map(({ user_id }) => user_id)
  const now = new Date()
  const client = await pool.connect()
  const did = (what: string) => console.log(`  ${what}, ${Math.round((Date.now() - now.getTime()) / 1000)} s`)
  try {
    await client.query('begin; set local role sereshta_system')
    for (const person of people) await addPerson(client, person, now)
    await client.query('commit')
    await readNames(client, Math.min(differentNames, cases * 2))
    await quietly(client, () => fillCases(client, ids, cases))
    did('cases and parties')
    await quietly(client, () => fillNames(client, cases))
    did('names')
    await fillTasks(client, ids, cases, now)
    did('tasks')
    await quietly(client, () => fillRest(client, ids, cases))
    await readTheRest(client)
    await client.query('vacuum analyze')
    did('all of it')
  } finally {
    client.release()
  }
  return people
}

/** In one transaction, without what triggers do: their results are written too. */
async function quietly(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query(
    "begin; set local session_replication_role = replica; set local statement_timeout = '30min'",
  )
  await work()
  await client.query('commit')
}

async function fillCases(client: pg.ClientBase, people: string[], cases: number): Promise<void> {
  await client.query(
    `insert into courts (id, name_en, level, created_at, updated_at)
       select ${idAt(2, 'n')}, 'Court ' || n, 'district', now(), now() from generate_series(0, 39) n`,
  )
  await client.query(
    `insert into case_types (id, code, name_en, side, created_at, updated_at)
       select ${idAt(3, 'n')}, 'T' || n, 'Type ' || n, 'civil', now(), now() from generate_series(0, 11) n`,
  )
  await client.query(
    `insert into case_stages (id, name_en, place_in_order, created_at, updated_at)
       select ${idAt(4, 'n')}, 'Stage ' || n, n + 1, now(), now() from generate_series(0, 7) n`,
  )
  const person = '($1::uuid[])[1 + n % cardinality($1::uuid[])]'
  await fillWithoutIndexes(client, 'cases', async () => {
    await client.query(
      `insert into cases (id, case_id, client_name, title, created_by, court_ref, type_ref, stage_ref, case_no, case_year,
           filed_on, status, lead_id, tags, is_litigation, access, conflict_state, next_hearing_on, find_text, created_at, updated_at)
         select ${caseAt('n')}, case_id, r.name, title, ${person}, ${idAt(2, 'n % 40')}, ${idAt(3, 'n % 12')}, ${idAt(4, 'n % 8')},
             n::text, 2000 + n % 27, date '2020-01-01' + n % 2000, status, ${person},
             case when n % 50 = 0 then '{land}'::text[] when n % 2000 = 1 then '{rare}' else '{}' end, n % 10 <> 9,
             case when n % 100 = 50 then 'restricted' else 'firm' end,
             case when n % 20 = 0 then 'waiting' when n % 7 = 0 then 'not_checked' else 'cleared' end,
             case when status = 'open' and n % 3 > 0 then current_date + n % 300 end,
             lower(concat_ws(' ', case_id, r.name, title, n || '/' || 2000 + n % 27, n || '/' || lpad((n % 27)::text, 2, '0'))), at, at
           from generate_series(0, ${cases}) n,
             lateral (select n * 2 as client, 'CASE-2026-' || n as case_id, 'Plaintiff ' || n || ' v State' as title,
               now() - (${cases} - n) * interval '3 minutes' as at,
               case when n = ${cases} or n % 10 > 3 then 'open' when n % 10 = 3 then 'disposed' else 'closed' end as status) t
             join names_read r on r.no = t.client % (select max(no) + 1 from names_read) and r.script = 0`,
      [people],
    )
  })
  await client.query(
    `insert into case_labels (label_key, case_ref, label, since) select case_label_key(case_id), id, case_id, created_at from cases`,
  )
  await client.query(
    `insert into case_numbers (id, case_ref, court_ref, type_ref, case_no, case_year, why, created_at, updated_at)
       select gen_random_uuid(), id, court_ref, type_ref, case_no, case_year, 'filed', created_at, created_at from cases`,
  )
  await client.query(
    `insert into case_people (case_ref, user_id, part, since)
       select id, lead_id, 'lead', date '2026-11-01' from cases
       union all
       select ${caseAt('n')}, ($1::uuid[])[1 + (n + k * 37) % cardinality($1::uuid[])], 'team', date '2026-11-01'
         from generate_series(0, ${cases}, 10) n, generate_series(1, 3) k`,
    [people],
  )
  await fillWithoutIndexes(client, 'parties', async () => {
    await client.query(
      `insert into parties (id, name_latin, name_bangla, phones, created_by, created_at, updated_at)
         select ${idAt(1, 'p')}, l.name, b.name, case when p % 10 = 0 then array['+8801' || lpad(p::text, 9, '0')] else '{}' end,
             ($1::uuid[])[1 + p % cardinality($1::uuid[])], now(), now()
           from generate_series(0, ${cases * 2 - 1}) p
             join names_read l on l.no = p % (select max(no) + 1 from names_read) and l.script = 0
             join names_read b on b.no = l.no and b.script = 1`,
      [people],
    )
  })
  await fillWithoutIndexes(client, 'case_parties', async () => {
    await client.query(
      `insert into case_parties (id, case_ref, party_ref, side, role, from_on, created_by, created_at, updated_at)
         select gen_random_uuid(), ${caseAt('p / 2')}, ${idAt(1, 'p')}, case p % 2 when 0 then 'ours' else 'theirs' end,
             case p % 2 when 0 then 'client' else 'opponent' end, date '2026-11-01', $1, now(), now()
           from generate_series(0, ${cases * 2 - 1}) p`,
      [people[0]],
    )
  })
}

async function fillNames(client: pg.ClientBase, cases: number): Promise<void> {
  await fillWithoutIndexes(client, 'name_index', async () => {
    await client.query(
      `insert into name_index (source, source_id, name, roman, keys, groups)
         select 'party', ${idAt(1, 'p')}, r.name, r.roman, r.keys, 1
           from generate_series(0, ${cases * 2 - 1}) p
             join names_read r on r.no = p % (select max(no) + 1 from names_read)`,
    )
    await client.query(
      `insert into name_index (source, source_id, case_ref, name, roman, keys, groups)
         select 'case_client', ${caseAt('c')}, ${caseAt('c')}, r.name, r.roman, r.keys, 1
           from generate_series(0, ${cases}) c
             join names_read r on r.no = (c * 2) % (select max(no) + 1 from names_read) and r.script = 0`,
    )
    await client.query(
      `insert into name_index (source, name) select 'note_client', 'Client ' || n || ' Ltd' from generate_series(0, 899) n`,
    )
  })
}

/** Tasks on their cases, as the trigger would link them. */
async function fillTasks(client: pg.PoolClient, people: string[], cases: number, now: Date): Promise<void> {
  await client.query('alter table notes disable trigger notes_keep_names_added')
  await manyNotes(client, people, { notes: cases * 5, days, now, cases, caseOf: caseAt(`n % ${cases}`) })
  await client.query('alter table notes enable trigger notes_keep_names_added')
}

async function fillRest(client: pg.ClientBase, people: string[], cases: number): Promise<void> {
  const person = '($1::uuid[])[1 + n % cardinality($1::uuid[])]'
  // One of each for each case, and many for the last.
  const onCases = `from (select n, n as at from generate_series(0, ${cases - 1}) n
    union all select n, ${cases} from generate_series(1, ${rowsOfLong}) n) t`
  await client.query(
    `insert into case_costing (id, case_id, description, amount, cost_category, date_incurred, user_id, created_at, updated_at, case_ref)
       select gen_random_uuid(), 'CASE-2026-' || at, 'Stamp', 1.5, 'Legal Fees', date '2026-11-01', ${person},
           now() - n * interval '1 minute', now(), ${caseAt('at')} ${onCases}`,
    [people],
  )
  await client.query(
    `insert into case_timeline (id, case_id, title, timeline_date, order_position, user_id, created_at, updated_at, case_ref)
       select gen_random_uuid(), 'CASE-2026-' || at, 'Filed', current_date - n % 900, n % 100, ${person}, now(), now(), ${caseAt('at')} ${onCases}`,
    [people],
  )
  await client.query(
    `insert into timeline_cases (case_id, newest_date) select case_id, max(timeline_date) from case_timeline group by case_id`,
  )
  await client.query(
    `insert into case_messages (id, case_ref, user_id, message_text, created_at)
       select gen_random_uuid(), ${caseAt('at')}, ${person}, 'Word ' || n, now() ${onCases}`,
    [people],
  )
  await client.query(
    `insert into activity_events (type, subject_id, actor_id, detail, request_id, happened_at, case_ref)
       select case when n % 3 = 0 then 'note.modified' else 'case_costing.created' end, gen_random_uuid(), ${person},
           jsonb_build_object('owner_id', ($1::uuid[])[1]), 'r', now() - n * interval '1 minute', ${caseAt('at')} ${onCases}`,
    [people],
  )
  await client.query(
    `insert into calendar_events (id, user_id, title, event_date, created_at, updated_at, case_ref)
       select gen_random_uuid(), ${person}, 'Meeting ' || n, current_date + (n % 400 - 200), now(), now(),
           case when n % 2 = 0 then ${caseAt('at')} end ${onCases} where n % 10 = 0`,
    [people],
  )
  await client.query(
    `insert into notifications (user_id, type, title, message, created_at, case_ref)
       select ($1::uuid[])[p], 'note_created', 'New task', 'A task', now() - n * interval '1 minute', ${caseAt(`(n * 7 + p) % ${cases}`)}
         from generate_series(1, cardinality($1::uuid[])) p, generate_series(1, 200) n`,
    [people],
  )
  await client.query(
    `update notes set case_ref = ${caseAt(String(cases))} where id in (
       select id from notes where not is_archived order by created_at desc limit ${rowsOfLong})`,
  )
  await readBoards(client)
  await fillHearings(client, people, cases)
  await fillDeadlines(client, people, cases)
  await fillReminders(client)
  await hide(client, people, cases)
}

async function hide(client: pg.ClientBase, people: string[], cases: number): Promise<void> {
  await client.query(
    `insert into case_walls (case_ref, user_id, reason, raised_by, raised_at)
       select ${caseAt(`n * ${Math.floor(cases / 100)} + 7`)}, $1, 'Acted for them', $2, now() from generate_series(0, 99) n`,
    [people[1], people[0]],
  )
  await client.query('insert into case_hidden select * from hidden_by_rule(null, null)')
  await client.query(
    'update users u set hides_cases = exists (select from case_hidden h where h.user_id = u.id)',
  )
}
