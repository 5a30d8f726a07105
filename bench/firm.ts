import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import type { Role } from '../contract/people.ts'

export const notesOfTheFirm = 100_000

export interface BenchPerson {
  user_id: string
  session_id: string
  email: string
  role: Role
}

const year = 365 * 24 * 60 * 60_000

/** So many people, the first two of them partners; not yet in the database. */
export function benchPeople(count: number): BenchPerson[] {
  return Array.from({ length: count }, (_, at) => {
    const role = at < 2 ? 'partner' : 'associate'
    return { user_id: uuidv7(), session_id: uuidv7(), email: `person-${at}@firm.example`, role }
  })
}

/**
 * Fills an empty database with 100,000 notes of eight people over 14 months, as a firm would have them: past
 * months archived, one older note in ten kept alive. Answers one partner and one associate with a session.
 */
export async function fillFirm(pool: pg.Pool, now: Date): Promise<BenchPerson[]> {
  const people = await peopleOfTheFirm(pool, now)
  const client = await pool.connect()
  try {
    await client.query("begin; set local role sereshta_system; set local statement_timeout = '10min'")
    await addNotes(
      client,
      people.map((person) => person.user_id),
      now,
    )
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
  return people
}

/** Two partners and six associates, each with a session. */
export async function peopleOfTheFirm(pool: pg.Pool, now: Date): Promise<BenchPerson[]> {
  const people = benchPeople(8)
  const client = await pool.connect()
  try {
    await client.query('begin; set local role sereshta_system')
    for (const person of people) await addPerson(client, person, now)
    await client.query('commit')
  } finally {
    client.release()
  }
  return people
}

/** Adds somebody with a session of a year. */
export async function addPerson(client: pg.ClientBase, person: BenchPerson, now: Date): Promise<void> {
  const { user_id, session_id, email, role } = person
  await client.query(
    `insert into users (id, email, password_hash, email_confirmed_at, created_at) values ($1, $2, 'none', $3, $3)`,
    [user_id, email, now],
  )
  await client.query(
    `insert into profiles (user_id, full_name, role, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
    [user_id, `Person ${email[7]}`, role, now],
  )
  await client.query(
    `insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at)
     values ($1, $2, 'bench', '127.0.0.1', $3, $3, $4)`,
    [session_id, user_id, now, new Date(now.getTime() + year)],
  )
}

const content = `<p>Called the <strong>bank</strong> about the <span data-color="red">guarantee</span>; the mortgage deed comes on Sunday.</p>
<ul><li>খতিয়ান ও দলিলের সত্যায়িত অনুলিপি</li><li>Power of attorney, notarised</li><li><a href="https://example.com/draft">Draft of the petition</a></li></ul>`
const text = content.replace(/<[^>]*>/g, ' ')
const listItems = JSON.stringify(
  ['Certified copy', 'Vokalatnama', 'Court fee'].map((item, at) => ({
    id: `item-${at}`,
    text: item,
    type: 'bullet',
    completed: at === 0,
  })),
)

async function addNotes(client: pg.PoolClient, people: string[], now: Date): Promise<void> {
  await client.query(
    `insert into notes (id, user_id, title, content, content_text, category, subcategory, client_name, case_id,
         is_priority, keep_alive, is_archived, archived_at, note_type, list_items, projected_billable_hours,
         modified_by, created_at, updated_at)
       select gen_random_uuid(), ($1::uuid[])[1 + n % 8], 'Petition ' || n || ' for interim relief', $2, $3,
           'Litigation', 'Civil Litigation', 'Client ' || n % 900, 'CASE-2026-' || n % 5000,
           n / 8 % 12 = 0, keep_alive, archived, case when archived then created_at + interval '20 days' end,
           case when n / 8 % 5 = 0 then 'list' else 'text' end, case when n / 8 % 5 = 0 then $4::jsonb else '[]' end,
           (n % 80) / 10.0, case when n / 8 % 3 = 0 then ($1::uuid[])[1 + n % 2] end, created_at, created_at
         from (
           select n, created_at, keep_alive, not keep_alive and firm_month(created_at) < firm_month($5) as archived
             from (
               select n, n / 8 % 10 = 3 as keep_alive,
                   $5::timestamptz - interval '10 minutes' - interval '426 days' * (1 - n::float / $6) as created_at
                 from generate_series(1, $6) as n
             ) as aged
         ) as notes`,
    [people, content, text, listItems, now, notesOfTheFirm],
  )
}
