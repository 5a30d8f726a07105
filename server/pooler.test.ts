import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { readSettings } from './kernel/settings.ts'
import { follow } from './kernel/testing-live.ts'
import { readOutbox } from './platform/mail/outbox.ts'
import { startPooler } from './platform/postgres/testing-pooler.ts'
import { callerAt, type Server, spawnServer, untilReady } from './testing-server.ts'

/*
 * Two instances on an empty database behind PgBouncer, which gives each transaction whichever of three
 * connections is free: one that may also listen past it, and one that may not.
 */

const undo: (() => unknown)[] = []
let direct: pg.Pool
let pooled: pg.Pool
let listening: Server
let deaf: Server
let environment: Record<string, string>
let token: string

beforeAll(async () => {
  const { host, port, user: admin, databaseOwner: user } = inject('testCluster')
  const database = `pooled_${crypto.randomUUID().slice(0, 8)}`
  const server = new pg.Client({ host, port, user: admin, database: 'postgres' })
  await server.connect()
  undo.push(() => server.end())
  await server.query(`create database ${database} owner ${user}`)
  undo.push(() => server.query(`drop database ${database} with (force)`))
  const pooler = await startPooler({ host, port, user, database }, inject('testCluster'))
  undo.push(pooler.end)
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-pooler-'))
  undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
  direct = new pg.Pool({ host, port, user: admin, database })
  pooled = new pg.Pool({ connectionString: pooler.url })
  undo.push(() => direct.end())
  undo.push(() => pooled.end())
  environment = {
    DATABASE_URL: pooler.url,
    DATABASE_POOLER: 'transaction',
    AUTH_SECRET: 'a secret of the tests, 32 characters or more',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://127.0.0.1:3000',
  }
  const DATABASE_DIRECT_URL = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
  listening = await spawnServer({ ...environment, DATABASE_DIRECT_URL })
  undo.push(listening.kill)
  deaf = await spawnServer(environment)
  undo.push(deaf.kill)
  await Promise.all([listening, deaf].map(untilReady))
  token = await signUp()
}, 60_000)

afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

/** Signs up at one instance and opens the mailed link at the other. */
async function signUp(): Promise<string> {
  const [, code] = /Partner {4}(\S+)/.exec(listening.said() + deaf.said()) ?? []
  const email = 'nusrat@chambers.example'
  const data = { full_name: 'Nusrat Jahan', partner_code: code }
  const draft = { email, password: 'seven brass lanterns', data }
  expect((await callerAt(listening.site).call('POST', '/auth/v1/signup', draft)).status).toBe(200)
  const outbox = () => readOutbox(readSettings(environment))
  await vi.waitUntil(async () => (await outbox()).length > 0, { timeout: 20_000 })
  const [, token_hash] = /token_hash=([\w-]+)/.exec((await outbox())[0]?.text ?? '') ?? []
  const confirmed = await callerAt(deaf.site).call('POST', '/auth/v1/verify', { type: 'signup', token_hash })
  expect(confirmed.status).toBe(200)
  return confirmed.body.access_token
}

const at = (server: Server) => callerAt(server.site, token)
const aNote = () => ({ title: `Draft ${uuidv7()}` })

test('a create that is sent to both at once is made once', async () => {
  const draft = aNote()
  const headers = { 'Idempotency-Key': uuidv7() }
  const answers = await Promise.all(
    [listening, deaf, listening, deaf].map((server) =>
      at(server).call('POST', '/rest/v1/notes', draft, headers),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await direct.query('select 1 from notes where title = $1', [draft.title])).rowCount).toBe(1)
})

test('who acts stays with the transaction, however connections are shared', async () => {
  const call = (index: number) => {
    const server = index % 2 === 0 ? listening : deaf
    if (index % 3 === 0) return callerAt(server.site).call('GET', '/rest/v1/notes')
    return at(server).call(
      index % 3 === 1 ? 'GET' : 'POST',
      '/rest/v1/notes',
      index % 3 === 1 ? undefined : aNote(),
    )
  }
  const answers = await Promise.all(Array.from({ length: 60 }, (_, index) => call(index)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, index) => [401, 200, 201][index % 3]))
  const left = await Promise.all(
    Array.from({ length: 9 }, () =>
      pooled.query(`select current_user = session_user as own, coalesce(current_setting('app.user_id', true), '') as id,
        (select count(*)::int from pg_prepared_statements) as plans, current_setting('statement_timeout') as most`),
    ),
  )
  for (const { rows } of left) expect(rows).toEqual([{ own: true, id: '', plans: 0, most: '0' }])
})

test('what happens at one instance is told at the other, with and without a way past the pooler', async () => {
  const streams = await Promise.all([listening, deaf].map(({ site }) => follow(site, token)))
  for (const server of [listening, deaf]) {
    const before = streams.map(({ messages }) => messages.length)
    expect((await at(server).call('POST', '/rest/v1/notes', aNote())).status).toBe(201)
    await Promise.all(streams.map((stream, index) => stream.until((before[index] ?? 0) + 1)))
  }
  for (const { messages } of streams)
    expect(messages).toContainEqual(expect.objectContaining({ topic: 'notes' }))
  const ears = `select 1 from pg_stat_activity where application_name = 'sereshta live' and datname = current_database()`
  expect((await direct.query(ears)).rowCount).toBe(1)
  for (const stream of streams) stream.close()
})

test('both end in order', async () => {
  for (const server of [listening, deaf]) server.signal('SIGTERM')
  expect(await Promise.all([listening.ended, deaf.ended])).toEqual([0, 0])
})
