import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Connection } from '../kernel/database.ts'
import { Refusal } from '../kernel/refusal.ts'
import { createTestDatabase } from '../kernel/testing-database.ts'
import { checkArchive } from '../platform/backup/archive.ts'
import { makeBackup } from '../platform/backup/backup.ts'
import { restoreBackup } from '../platform/backup/restore.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { migrate } from './migrate.ts'
import { firmByRelease } from './testing-firm.ts'
import { leftBehind, promisesOf, sumsOf, writesOf } from './testing-upgrade.ts'

/*
 * A firm that has been there since the first release, whose database was made newer release by release with all
 * that it held, by an owner who is no superuser. And the release before this one, which goes on beside this schema.
 */

let connection: Connection
let client: pg.Client
let drop: () => Promise<void>
/** What each release had before its successor came, and what became of it. */
const steps: { after: string; before: Sums; since: Sums }[] = []
let promised: Awaited<ReturnType<typeof promisesOf>>
let written: Awaited<ReturnType<typeof writesOf>>

/** A backup that the release before made. */
let archive: string
let folder: string

type Sums = Awaited<ReturnType<typeof sumsOf>>

beforeAll(async () => {
  const made = await createTestDatabase(inject('testCluster'), { bare: true })
  drop = made.drop
  client = new pg.Client(made.connection)
  await client.connect()
  connection = { ...made.connection, user: await anOwner() }
  const stops = [...firmByRelease.slice(1).map(({ after }) => after), undefined]
  await migrate(connection, { last: firmByRelease[0]?.after })
  for (const [at, { after, rows }] of firmByRelease.entries()) {
    await client.query(rows)
    const before = await sumsOf(client)
    if (stops[at] === undefined) {
      ;[promised, written] = [await promisesOf(client), await writesOf(client)]
      archive = await anArchive(made.connection)
    }
    await migrate(connection, { last: stops[at] })
    steps.push({ after, before, since: await sumsOf(client, before) })
  }
}, 60_000)
afterAll(async () => {
  await client.query(`reassign owned by ${owner} to postgres; drop owned by ${owner}`)
  await client.end()
  await drop()
  rmSync(folder, { recursive: true })
})

/** Made of the tables as they are, and of files that are as long as they say. */
async function anArchive(of: Connection): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'sereshta-upgrade-'))
  const files = localFiles(join(folder, 'store'))
  const { rows } = await client.query<{ key: string; size: string }>('select key, size from files')
  for (const { key, size } of rows) {
    const bytes = Readable.from([Buffer.alloc(Number(size), 'x')])
    const received = await files.receive(bytes, 100, () => new Refusal('too_large', 'files.too_large'))
    await received.keep(key)
  }
  const path = join(folder, 'archive.tar')
  await makeBackup({ connection: of, files, secretFile: undefined, now: () => new Date('2026-11-21Z') }, path)
  return path
}

const owner = 'owner_of_an_old_firm'

/** As an administrator sets it up for DATABASE_URL: the database's owner, who may make roles, and no more than that. */
async function anOwner(): Promise<string> {
  const roles = 'sereshta_staff, sereshta_public, sereshta_system, sereshta_backup'
  await client.query(`do $$ begin
      if to_regrole('${owner}') is null then create role ${owner} login createrole; end if;
      execute format('alter database %I owner to ${owner}', current_database());
    end $$;
    grant ${roles} to ${owner}`)
  return owner
}

it.each(firmByRelease.map(({ after }) => after))(
  'every row that a firm had after %s is what it was after the next upgrade',
  (after) => {
    const step = steps.find((each) => each.after === after)
    expect(Object.keys(step?.before ?? {}).length).toBeGreaterThan(10)
    expect(step?.since).toEqual(step?.before)
  },
)

it('an archive of the release before is brought back, and made newer', async () => {
  const made = await createTestDatabase(inject('testCluster'), { bare: true })
  const target = { connection: made.connection, files: localFiles(join(folder, 'target')) }
  await restoreBackup(target, archive, await checkArchive(archive))
  const restored = new pg.Client(made.connection)
  await restored.connect()
  const before = steps.at(-1)?.before ?? {}
  expect(await sumsOf(restored, before)).toEqual(before)
  expect(new Set(await promisesOf(restored))).toEqual(new Set(await promisesOf(client)))
  await restored.end()
  await made.drop()
})

it('the firm had believable data in every table that people fill', async () => {
  const { rows } = await client.query(
    `select relname from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' and relrowsecurity
       and (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), true, true, '')))[1]::text = '0'`,
  )
  // No year has run out of three digits.
  const empty = ['case_id_years']
  const old = rows.map(({ relname }) => relname).filter((name) => written.some(({ table }) => table === name))
  expect(old.sort()).toEqual(empty)
})

it('what is kept beside the rows adds up', async () => {
  const differing = async (query: string) => (await client.query(query)).rows
  const eithers: Record<string, [string, string]> = {
    note_counts: [
      'select user_id, firm_month(created_at), category, is_archived, is_priority, keep_alive, count(*) from notes group by 1, 2, 3, 4, 5, 6',
      'select user_id, month, category, is_archived, is_priority, keep_alive, notes from note_counts where notes <> 0',
    ],
    hours: [
      'select n.id, (select coalesce(sum(l.hours_worked), 0) from daily_work_logs l where l.note_id = n.id), (select max(l.work_date) from daily_work_logs l where l.note_id = n.id) from notes n where n.hours_worked <> 0',
      'select id, hours_worked, last_worked_on from notes where hours_worked <> 0',
    ],
    owners: [
      'select l.id, n.user_id from daily_work_logs l join notes n on n.id = l.note_id',
      'select id, note_owner_id from daily_work_logs',
    ],
  }
  for (const [name, [counted, kept]] of Object.entries(eithers)) {
    expect(await differing(`(${counted}) except (${kept})`), name).toEqual([])
    expect(await differing(`(${kept}) except (${counted})`), name).toEqual([])
  }
})

it.each([
  [
    'an associate',
    3,
    { notes: 30, partner_notes: 0, financial_statements: 0, career_applications: 0, partner_feedback: 3 },
  ],
  [
    'a partner',
    1,
    {
      notes: 180,
      partner_notes: 10,
      financial_statements: 50,
      career_applications: 15,
      partner_feedback: 12,
    },
  ],
])('%s who was signed in before still is, and sees what they may', async (_, n, expected) => {
  await client.query('begin; set local role sereshta_staff')
  const begun = `select full_name from begin_request(md5('session ${n}')::uuid, md5('person ${n}')::uuid, '2026-11-21Z')`
  expect((await client.query(begun)).rows).toHaveLength(1)
  const seen: Record<string, number> = {}
  for (const table of Object.keys(expected)) {
    seen[table] = Number((await client.query(`select count(*) from ${table}`)).rows[0].count)
  }
  await client.query('rollback')
  expect(seen).toEqual(expected)
})

it('all that the release before may read, write and call is there under this schema', async () => {
  const now = new Set(await promisesOf(client))
  const gone = promised.filter((promise) => !now.has(promise))
  expect(gone.filter((promise) => !leftBehind.some((name) => promise.includes(name)))).toEqual([])
  expect(leftBehind.filter((name) => !gone.some((promise) => promise.includes(name)))).toEqual([])
  expect(promised.length).toBeGreaterThan(500)
})

it('what the release before writes is taken, with the columns that it knows and no others', async () => {
  for (const { table, columns, row } of written) {
    if (row === null || leftBehind.includes(table)) continue
    const list = columns.map((column) => `"${column}"`).join(', ')
    // Triggers and references had their say when the row was made; what a row must be, has it here.
    await client.query(`begin; set local session_replication_role = replica; delete from ${table}`)
    const back = `insert into ${table} (${list}) overriding system value
      select ${list} from jsonb_populate_record(null::${table}, $1)`
    expect((await client.query(back, [row])).rowCount, table).toBe(1)
    await client.query('rollback')
  }
})
