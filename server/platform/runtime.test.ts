import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import { knownMigrations, migrate } from '../db/migrate.ts'
import { readSettings } from '../kernel/settings.ts'
import { createTestDatabase } from '../kernel/testing-database.ts'
import { connectionOfApplication } from './postgres/application-login.ts'
import { openRuntime, type Runtime } from './runtime.ts'

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }
const AUTH_SECRET = 'a secret of the tests, 32 characters or more'
let url: string
let dataDir: string

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sereshta-runtime-'))
  const { host, port, user, databaseOwner } = inject('testCluster')
  const name = `empty_${crypto.randomUUID().slice(0, 8)}`
  url = `postgres://${databaseOwner}@${encodeURIComponent(host)}:${port}/${name}`
  const server = new pg.Client({ host, port, user, database: 'postgres' })
  await server.connect()
  await server.query(`create database ${name} owner ${databaseOwner}`)
  onTestFinished(async () => {
    await server.query(`drop database ${name} with (force)`)
    await server.end()
    rmSync(dataDir, { recursive: true })
  })
})

/** Does something to the cluster that only its superuser may. */
async function administer(text: string): Promise<void> {
  const { host, port, user } = inject('testCluster')
  const server = new pg.Client({ host, port, user, database: 'postgres' })
  await server.connect()
  await server.query(text).finally(() => server.end())
}

/** The outside world on an empty database of a given server; closed at the end of the test. */
async function open(environment: Record<string, string> = {}): Promise<Runtime> {
  const settings = readSettings({ DATABASE_URL: url, AUTH_SECRET, DATA_DIR: dataDir, ...environment })
  const runtime = await openRuntime(settings, silence)
  onTestFinished(runtime.close)
  return runtime
}

test('several processes may open the same empty database at once: it is migrated one time', async () => {
  const runtimes = await Promise.all([open(), open(), open()])
  for (const { database } of runtimes) {
    const { rows } = await database.pool.query('select name from schema_migrations order by name')
    expect(rows.map(({ name }) => name)).toEqual(await knownMigrations())
  }
  await Promise.all(runtimes.map(({ jobs }) => jobs.start([])))
})

test.each(['0115', '0135'])('goes on at migration %s, which another session came to', async (at) => {
  const known = await knownMigrations()
  await migrate({ connectionString: url }, { last: known.filter((name) => name < at).at(-1) })
  const { database } = await open()
  const { rows } = await database.pool.query('select name from schema_migrations order by name')
  expect(rows.map(({ name }) => name)).toEqual(known)
})

test('the database learns the zone of the firm, also a new one', async () => {
  const zones = []
  for (const FIRM_TIME_ZONE of ['Asia/Dhaka', 'Europe/London', 'Europe/London']) {
    const { database } = await open({ FIRM_TIME_ZONE })
    const { rows } = await database.pool.query('select time_zone from firm')
    zones.push(...rows.map(({ time_zone }) => time_zone))
  }
  expect(zones).toEqual(['Asia/Dhaka', 'Europe/London', 'Europe/London'])
})

test('the secret is the one of the settings, and nothing of it is kept', async () => {
  const { secret } = await open()
  expect(Buffer.from(secret).toString()).toBe(AUTH_SECRET)
  expect(readdirSync(dataDir)).toEqual([])
})

test('a database that is not there is named without its password', async () => {
  const opening = open({ DATABASE_URL: url.replace(/\/empty_.*/, '/nowhere').replace('@', ':hidden@') })
  await expect(opening).rejects.toThrow(/^The database at .* cannot be used \(.*"nowhere" does not exist\)/)
  await expect(opening).rejects.not.toThrow(/hidden/)
})

test('a user whom no policy binds is refused by name', async () => {
  const { user, databaseOwner } = inject('testCluster')
  const as = (name: string) => open({ DATABASE_URL: url.replace(`//${databaseOwner}@`, `//${name}@`) })
  await expect(as(user)).rejects.toThrow(
    /cannot be used \(its user postgres is a superuser, .*check DATABASE_URL/,
  )
  const name = `passing_${crypto.randomUUID().slice(0, 8)}`
  await administer(`create role ${name} login bypassrls`)
  onTestFinished(() => administer(`drop role ${name}`))
  await expect(as(name)).rejects.toThrow(`its user ${name} bypasses row-level security, `)
})

test('on our own server the product works as a login that owns nothing and acts as three roles', async () => {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const given = await Promise.all([1, 2, 3].map(() => connectionOfApplication(connection)))
  expect(new Set(given.map(({ user }) => user))).toEqual(new Set(['sereshta_app']))
  // Whatever was made of it meanwhile.
  await administer('alter role sereshta_app bypassrls createdb; grant pg_read_all_data to sereshta_app')
  const client = new pg.Client(await connectionOfApplication(connection))
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query(`
    select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit,
        array(select roleid::regrole::text from pg_auth_members where member = r.oid order by 1) as acts_as,
        (select count(*)::int from pg_shdepend where refobjid = r.oid and deptype = 'o') as owns
      from pg_roles r where rolname = session_user`)
  const no = { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false }
  const actsAs = ['sereshta_public', 'sereshta_staff', 'sereshta_system']
  expect(rows).toEqual([{ ...no, rolreplication: false, rolinherit: false, acts_as: actsAs, owns: 0 }])
  await expect(client.query('select from notes')).rejects.toThrow('permission denied for table notes')
  await expect(client.query('create table mine ()')).rejects.toThrow('permission denied for schema public')
  await expect(client.query('set role sereshta_backup')).rejects.toThrow('permission denied')
})

test('a read replica that is away keeps nothing from starting; one without a database is refused', async () => {
  const away = 'postgres://nobody@127.0.0.1:1/nothing'
  const { replica } = await open({ DATABASE_REPLICA_URL: away })
  expect(await replica?.probe()).toBe(false)
  expect((await open()).replica).toBeUndefined()
  expect(() => readSettings({ DATABASE_REPLICA_URL: away })).toThrow(/^The setting DATABASE_URL is missing/)
})

test('closing lets go of every connection, and may be done twice', async () => {
  const runtime = await open()
  await runtime.jobs.start([])
  runtime.bell.listen(() => undefined)
  runtime.bell.ring()
  await runtime.close()
  await runtime.close()
  const watcher = await open()
  const others = `select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
  await vi.waitUntil(async () => (await watcher.database.pool.query(others)).rows.length === 0)
})
