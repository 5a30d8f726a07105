import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it, vi } from 'vitest'
import type { Connection } from '../kernel/database.ts'
import { createTestDatabase } from '../kernel/testing-database.ts'
import { startPooler } from '../platform/postgres/testing-pooler.ts'
import { CannotMigrate, knownMigrations, type MigrateOptions, migrate } from './migrate.ts'

/* Whoever starts while another one starts, or is killed while the schema is made newer: it comes out whole, once. */

let connection: Connection
let client: pg.Client
let folder: string
const undo: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  const made = await createTestDatabase(inject('testCluster'), { bare: true })
  connection = made.connection
  client = await connect()
  undo.unshift(made.drop)
  folder = mkdtempSync(join(tmpdir(), 'sereshta-migrations-'))
  write('0001_first', 'create table a (id integer); insert into a values (1);')
})
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
  rmSync(folder, { recursive: true })
})

async function connect(): Promise<pg.Client> {
  const opened = new pg.Client(connection)
  await opened.connect()
  undo.push(() => opened.end())
  return opened
}

const write = (name: string, sql: string) => writeFileSync(join(folder, `${name}.sql`), sql)
const rows = async (query: string) => (await client.query(query)).rows
const patience = { wait_ms: 50, tries: 2, pause_ms: 10 }

/** One more process that migrates, as a start of the product does. */
function another(options: MigrateOptions = {}): ChildProcess {
  const script = `import { migrate } from './server/db/migrate.ts'
    console.log(JSON.stringify(await migrate(${JSON.stringify(connection)}, ${JSON.stringify(options)})))`
  const words = ['--input-type=module', '--eval', script]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  undo.push(async () => void child.kill('SIGKILL'))
  return child
}

it('runs what is missing, in order and once, as far as it is told', async () => {
  write('0002_second', 'alter table a add column b integer;')
  write('0003_third', 'update a set b = 3;')
  expect(await migrate(connection, { folder, last: '0002_second' })).toEqual(['0001_first', '0002_second'])
  expect(await migrate(connection, { folder })).toEqual(['0003_third'])
  expect(await migrate(connection, { folder })).toEqual([])
  expect(await rows('select * from a')).toEqual([{ id: 1, b: 3 }])
})

it('keeps nothing of a migration that fails, and all of those before it', async () => {
  write('0002_wrong', 'create table b (id integer); select 1 / 0;')
  await expect(migrate(connection, { folder })).rejects.toThrow('division by zero')
  expect(await rows(`select to_regclass('b') as b, to_regclass('a') as a`)).toEqual([{ b: null, a: 'a' }])
  write('0002_wrong', 'create table b (id integer);')
  expect(await migrate(connection, { folder })).toEqual(['0002_wrong'])
})

it('two processes that start at once run each migration of the product once', async () => {
  const ran = await Promise.all(
    [another(), another()].map(async (child) => {
      const [said, [code]] = await Promise.all([text(child.stdout ?? Readable.from([])), once(child, 'exit')])
      expect(code).toBe(0)
      return JSON.parse(said) as string[]
    }),
  )
  expect(ran.flat().sort()).toEqual(await knownMigrations())
  expect(await migrate(connection)).toEqual([])
})

it('takes its turn behind a pooler, too, where each transaction may be on another connection', async () => {
  for (let number = 2; number < 20; number++)
    write(`00${String(number).padStart(2, '0')}_next`, `select pg_sleep(0.01); create table a${number} ();`)
  write('0020_online', '-- online: the list by id\ncreate index concurrently a_by_id on a (id);\n')
  const pooler = await startPooler(connection, inject('testCluster'))
  undo.push(pooler.end)
  const pooled: Connection = { connectionString: pooler.url }
  const ran = await Promise.all(Array.from({ length: 3 }, () => migrate(pooled, { folder })))
  expect(ran.map((names) => names.length).sort((a, b) => a - b)).toEqual([0, 0, 20])
  expect(await migrate(pooled, { folder })).toEqual([])
})

it('a process that is killed in the middle leaves nothing half done, and the next one goes on', async () => {
  await migrate(connection, { folder })
  write('0002_second', 'create table b (id integer); alter table a add column b integer;')
  write('0003_third', 'insert into b select b from a;')
  // What it waits for after the first half of its work.
  const reader = await connect()
  await reader.query('begin; select from a')
  const killed = another({ folder, patience: { wait_ms: 60_000, tries: 1, pause_ms: 0 } })
  await vi.waitFor(async () => {
    const waiting = `select from pg_stat_activity where application_name = 'sereshta migrations'
      and datname = current_database() and wait_event_type = 'Lock'`
    expect(await rows(waiting)).toHaveLength(1)
  }, 20_000)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const next = migrate(connection, { folder })
  await reader.query('commit')
  // The server notices at the end of the statement that nobody listens; until then the next one waits.
  const ran = await next
  expect(await rows('select name from schema_migrations order by name')).toHaveLength(3)
  expect(ran).toContain('0003_third')
  expect(await rows('select * from b')).toEqual([{ id: null }])
})

it('waits a moment for a table that is in use, lets the others pass, and says what is the matter', async () => {
  await migrate(connection, { folder })
  write('0002_second', 'alter table a add column b integer;')
  const backup = await connect()
  await backup.query('begin; select from a')
  await expect(migrate(connection, { folder, patience })).rejects.toThrow(CannotMigrate)
  // Nobody is left waiting behind it.
  expect(await rows('select id from a')).toEqual([{ id: 1 }])
  const patient = migrate(connection, { folder, patience: { ...patience, tries: 1000 } })
  await backup.query('commit')
  expect(await patient).toEqual(['0002_second'])
})

it('a release goes on beside a newer schema, unless that took something away', async () => {
  await migrate(connection, { folder })
  await client.query(`insert into schema_migrations values ('0002_more', 'now')`)
  expect(await migrate(connection, { folder })).toEqual([])
  await client.query(`insert into schema_migrations values ('0003_contract_less', 'now')`)
  await expect(migrate(connection, { folder })).rejects.toThrow('0003_contract_less')
})

it('builds an index beside people who write, and does it again after a try that broke off', async () => {
  await migrate(connection, { folder })
  // As a try that was cut leaves it: there, and of no use.
  await client.query('insert into a values (1)')
  await expect(client.query('create unique index concurrently a_by_id on a (id)')).rejects.toThrow('unique')
  const sql = 'drop index concurrently if exists a_by_id;\ncreate index concurrently a_by_id on a (id);\n'
  write('0002_online', `-- online: the list by id\n${sql}`)
  expect(await migrate(connection, { folder })).toEqual(['0002_online'])
  expect(await rows(`select indisvalid from pg_index where indexrelid = 'a_by_id'::regclass`)).toEqual([
    { indisvalid: true },
  ])
})
