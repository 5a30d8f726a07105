import type pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import type { NoteDraft } from '../../../contract/notes.ts'
import type { TestPerson, World } from '../../kernel/testing.ts'
import { fillWithoutIndexes } from '../../kernel/testing-many.ts'
import type { RightsLine } from '../../kernel/testing-rights.ts'

/** A note made through the front door by its owner; takes only what the test is about. */
export async function aNote(owner: TestPerson, draft: NoteDraft = {}) {
  const answer = await owner.call('POST', '/rest/v1/notes', draft)
  if (answer.status !== 201) throw new Error(`no note: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A note as if made at another moment; written past the front door, which knows only now. */
export async function anOldNote(
  world: Pick<World, 'rows'>,
  owner: Pick<TestPerson, 'user_id'>,
  created_at: string,
  more: {
    title?: string
    is_archived?: boolean
    keep_alive?: boolean
    is_priority?: boolean
    category?: string
  } = {},
): Promise<string> {
  const id = uuidv7()
  await world.rows(
    `insert into notes (id, user_id, title, category, is_archived, archived_at, keep_alive, is_priority, created_at, updated_at)
     values ($1, $2, $3, $4, $5, case when $5 then $6::timestamptz end, $7, $8, $6, $6)`,
    [
      id,
      owner.user_id,
      more.title ?? 'Old',
      more.category ?? 'Corporate',
      more.is_archived ?? false,
      created_at,
      more.keep_alive ?? false,
      more.is_priority ?? false,
    ],
  )
  return id
}

/** The trash: read by whoever may restore, written by the product alone. */
export const rightsOfTrash: RightsLine = {
  table: 'deleted_notes',
  expects: { right: 'notes.all', owner: 'r', colleague: '', partner: 'r', stranger: '', system: 'rcd' },
  seed: async (world, owner) => {
    const kept = uuidv7()
    const insert = (id: string, who: string) =>
      `insert into deleted_notes values ('${id}', '${who}', '${who}', now(), '{}', '[]', '[]')`
    await world.rows(insert(kept, owner.user_id))
    return {
      row: `note_id = '${kept}'`,
      create: (actor) => insert(uuidv7(), actor),
      change: 'deleted_at = now()',
    }
  },
}

/** What a list, a count and a search may touch of the database, however many notes there are. */
export const mostPages = { list: 100, count: 200, search: 1000 }

/** The calls of the screens of tasks, as addresses, each with the pages that it may touch. */
export function callsOfTasks(month: string, user_id: string): { path: string; most: number }[] {
  const lists = ['', '&month=all', '&is_priority=true', '&category=Litigation', `&user_id=${user_id}`].map(
    (query) => `/rest/v1/notes?limit=50${query}`,
  )
  const months = ['', '&is_priority=true', '&category=Litigation'].flatMap((query) =>
    [`&month=${month}`, '&archived=true', `&archived=true&month=${month}`].map(
      (which) => `/rest/v1/notes?limit=50${which}${query}`,
    ),
  )
  const counts = ['count_notes?', `count_notes?month=${month}`, `count_notes?archived=true&month=${month}`]
  const choices = ['note_months?archived=false', 'note_months?archived=true']
  const searches = [...Object.values(wordsOfMany), 'July 7', '7/9'].flatMap((q) =>
    [
      'notes?limit=50',
      'notes?limit=50&month=all',
      'notes?limit=50&archived=true',
      'notes?limit=50&archived=true&category=Litigation',
      'rpc/count_notes?archived=false',
      'rpc/count_notes?archived=true',
    ].map((call) => `/rest/v1/${call}&q=${encodeURIComponent(q)}`),
  )
  return [
    ...[...lists, ...months].map((path) => ({ path, most: mostPages.list })),
    ...[...counts, ...choices].map((call) => ({ path: `/rest/v1/rpc/${call}`, most: mostPages.count })),
    ...searches.map((path) => ({ path, most: mostPages.search })),
  ]
}

/** Words that so many of the notes of `manyNotes` have: from all of them to one. */
export const wordsOfMany = {
  inAll: 'guarantee',
  oneIn40: 'mortgage',
  oneIn400: 'arbitration',
  oneIn900: 'client 77 ltd',
  oneIn3000: 'খতিয়ান',
  once: 'petition 54321 ',
  nowhere: 'zanzibar',
  onlyLongAgo: 'moonlight',
}

const called = `<p>Called the <strong>bank</strong> about the guarantee; the deed comes on Sunday.`
const asked = `The registrar asks for certified copies of the agreement, notarised and stamped, before the hearing.</p>`

/**
 * So many notes of these people over so many days, as a firm has them: past months archived, one note in ten
 * kept alive, a third of them worked on, on so many case ids, linked to `caseOf` the `n`th. Written past the front door,
 * and quickly: making the indexes of their words takes most of it, and `isShort` a third of that.
 */
export async function manyNotes(
  client: pg.ClientBase,
  people: readonly string[],
  {
    notes,
    days,
    now,
    cases = 5000,
    caseOf = 'null',
    isShort = false,
  }: { notes: number; days: number; now: Date; cases?: number; caseOf?: string; isShort?: boolean },
): Promise<void> {
  const content = isShort ? '<p>About the guarantee.</p>' : `${called} ${asked}`
  await client.query("begin; set local statement_timeout = '20min'")
  // It would look for a case that each is of, and `caseOf` says it.
  await client.query('alter table notes disable trigger notes_linked')
  await fillWithoutIndexes(client, 'notes', async () => {
    await client.query(
      `insert into notes (id, user_id, title, content, content_text, category, client_name, case_id, is_priority,
           keep_alive, is_archived, archived_at, last_worked_on, created_at, updated_at, case_ref)
         select gen_random_uuid(), ($1::uuid[])[1 + n % cardinality($1::uuid[])], 'Petition ' || n || ' for interim relief',
             $2::text, $3::text || case when n % 40 = 5 then ' mortgage' else '' end
               || case when n % 400 = 7 then ' arbitration' else '' end || case when n % 3000 = 11 then ' খতিয়ান' else '' end
               || case when n <= 250 then ' moonlight' else '' end,
             (array['Corporate', 'Litigation', 'Family Law', 'Tax & Regulatory'])[1 + n / 8 % 4], 'Client ' || n % 900 || ' Ltd',
             'CASE-2026-' || n % $7::integer, n / 8 % 12 = 0, keep_alive, archived, case when archived then created_at end,
             case when n % 3 = 0 then created_at::date end, created_at, created_at, ${caseOf}
           from (select *, not keep_alive and created_at < date_trunc('month', $4::timestamptz) - interval '6 hours' as archived
                   from (select n, n / 8 % 10 = 3 as keep_alive,
                             $4::timestamptz - interval '10 minutes' - interval '1 day' * $5 * (1 - n::float / $6) as created_at
                           from generate_series(1, $6::integer) as n) as aged) as notes`,
      [people, content, content.replace(/<[^>]*>/g, ''), now, days, notes, cases],
    )
  })
  await client.query('alter table notes enable trigger notes_linked')
  await fillWithoutIndexes(client, 'daily_work_logs', async () => {
    await client.query(
      `insert into daily_work_logs (id, note_id, user_id, work_date, hours_worked, created_at, updated_at)
         select gen_random_uuid(), id, user_id, last_worked_on - back, 1, created_at, created_at
           from notes, generate_series(0, 2) as back where last_worked_on is not null`,
    )
  })
  await client.query('commit')
  await client.query('vacuum analyze')
}
