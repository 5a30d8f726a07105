import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import type { Endpoint } from '../../contract/kernel/endpoint.ts'
import { type App, buildApp, type Parts } from '../app.ts'
import { type Files, openFiles } from '../platform/files/files.ts'
import { localBell } from '../platform/live/bell.ts'
import type { Mail } from '../platform/mail/mailer.ts'
import { manualClock } from './clock.ts'
import { type Connection, type Database, openDatabase } from './database.ts'
import { usualLimits } from './http-limits.ts'
import { readSettings, type Settings } from './settings.ts'
import { createTestDatabase, type TestCluster } from './testing-database.ts'

/** The moment at which every test begins: a Saturday noon in Dhaka. */
export const testStart = '2026-11-21T06:00:00.000Z'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies freely and assert on what they find
  body: any
  headers: Record<string, unknown>
}

export interface Caller {
  /** Calls an address, as the web would: JSON in, JSON out. */
  call(
    method: Endpoint['method'],
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
}

export interface TestPerson extends Caller {
  user_id: string
  session_id: string
  full_name: string
  role: string
  token: string
}

export interface World {
  app: App
  clock: ReturnType<typeof manualClock>
  settings: Settings
  /** What was put into the job queue, in order; nothing of it runs by itself. */
  enqueued: { job: string; payload: Record<string, unknown> }[]
  /** Sends the mails of the queue that were not sent yet, and answers them. */
  deliver(): Promise<Mail[]>
  nobody: Caller
  aPerson(role: string, full_name?: string): Promise<TestPerson>
  /** The same person with a token of now, after the clock was moved. */
  again(person: TestPerson): Promise<TestPerson>
  /** Reads or writes past every policy, to prove what is really there. */
  rows<R extends pg.QueryResultRow = pg.QueryResultRow>(query: string, values?: unknown[]): Promise<R[]>
  /** Empties tables (commas between them) and all that refers to their rows. */
  empty(tables: string): Promise<void>
  /** A connection of its own past every policy, for what takes two transactions at once. */
  connect(): Promise<pg.Client>
  end(): Promise<void>
}

/** What a world has made already when it asks for the parts that the test brings. */
export interface Made {
  database: Database
  /** Past every policy. */
  connection: Connection
  /** As the product works there. */
  product: Connection
  files: Files
  settings: Settings
}

/**
 * A whole product on a database of its own, with a standing clock. Call `end` when done. `parts` replaces
 * what the test is about; the flood limit is out of the way unless it is asked for. The database is one of
 * the run's cluster, or of a cluster of the test's own.
 */
export async function aWorld(
  environment: Record<string, string> = {},
  parts: Partial<Parts> | ((made: Made) => Partial<Parts>) = {},
  cluster?: TestCluster,
): Promise<World> {
  const { connection, product, drop } = await createTestDatabase(cluster)
  const database = openDatabase(product, 12)
  const privileged = openDatabase(connection, 2)
  const clock = manualClock(testStart)
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-world-'))
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...environment })
  const files = openFiles(settings)
  const enqueued: World['enqueued'] = []
  const mails: Mail[] = []
  let delivered = 0
  const app = await buildApp({
    database,
    clock,
    settings,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    jobs: {
      enqueue: async (_db, job, payload) => {
        enqueued.push({ job, payload })
      },
      wake: () => undefined,
      counts: async () => ({}),
      due: async () => ({}),
    },
    mailer: {
      send: async (mail) => void mails.push(mail),
      close: () => undefined,
    },
    files,
    secret: new TextEncoder().encode('a secret of the tests, long enough to sign with'),
    bell: localBell(),
    // A machine that is busy with other tests is no product that is overloaded; 0 asks for no delay at all.
    limits: { ...usualLimits, callsPerMinute: Number.MAX_SAFE_INTEGER, eventLoopDelay: 0 },
    ...(typeof parts === 'function' ? parts({ database, connection, product, files, settings }) : parts),
  })
  const rows: World['rows'] = async (query, values = []) =>
    (await privileged.pool.query(query, values)).rows as never
  return {
    app,
    clock,
    settings,
    enqueued,
    deliver: async () => {
      const waiting = enqueued.slice(delivered).filter(({ job }) => job === 'mail')
      delivered = enqueued.length
      const job = app.jobs.find(({ name }) => name === 'mail')
      for (const { payload } of waiting) await job?.work(payload, { id: uuidv7(), attempt: 1 })
      return mails.splice(0)
    },
    nobody: callerOf(app),
    again: async (person) => {
      const token = await app.tokens.sign(
        person,
        { email: 'again@firm.example', role: 'authenticated' },
        clock.now(),
      )
      return { ...person, token, ...callerOf(app, token) }
    },
    aPerson: (role, full_name = role === 'partner' ? 'Nusrat Jahan' : 'Farhan Kabir') =>
      addPerson(app, rows, clock.now(), role, full_name),
    rows,
    empty: emptying(rows),
    connect: async () => {
      const client = new pg.Client(connection)
      await client.connect()
      return client
    },
    end: async () => {
      await app.http.close()
      await database.close()
      await privileged.close()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function addPerson(
  app: App,
  rows: World['rows'],
  now: Date,
  role: string,
  full_name: string,
): Promise<TestPerson> {
  const { email, ...person } = await putPerson(rows, now, role, full_name)
  const token = await app.tokens.sign(person, { email, role: 'authenticated' }, now)
  return { ...person, full_name, role, token, ...callerOf(app, token) }
}

/**
 * Empties tables and all that refers to their rows, as `truncate … cascade` does, in a twentieth of its time: a test
 * leaves few rows, and new files for some thirty tables with their indexes cost more than to delete those.
 */
function emptying(rows: World['rows']): World['empty'] {
  const known = new Map<string, string>()
  return async (tables) => {
    const statements = known.get(tables) ?? (await deletesOf(rows, tables.split(',')))
    known.set(tables, statements)
    await rows(statements)
  }
}

async function deletesOf(rows: World['rows'], tables: readonly string[]): Promise<string> {
  const found = await rows<{ name: string }>(
    `with recursive found as (
       select trim(name)::regclass::oid as id from unnest($1::text[]) name
       union
       select conrelid from pg_constraint join found on confrelid = found.id where contype = 'f'
     )
     select id::regclass::text as name from found`,
    [tables],
  )
  const deletes = found.map(({ name }) => `delete from ${name}`)
  return ['begin', 'set local session_replication_role = replica', ...deletes, 'commit'].join(';')
}

/** Puts somebody into the database who has signed up and is signed in. */
export async function putPerson(
  rows: World['rows'],
  now: Date,
  role: string,
  full_name: string,
): Promise<{ user_id: string; session_id: string; email: string }> {
  const user_id = uuidv7()
  const session_id = uuidv7()
  const email = `${user_id}@firm.example`
  const at = now.toISOString()
  await rows(
    `insert into users (id, email, password_hash, email_confirmed_at, created_at) values ($1, $2, 'none', $3, $3)`,
    [user_id, email, at],
  )
  await rows(
    `insert into profiles (user_id, full_name, role, created_at, updated_at) values ($1, $2, $3, $4, $4)`,
    [user_id, full_name, role, at],
  )
  await rows(
    `insert into sessions (id, user_id, user_agent, address, created_at, refreshed_at, expires_at)
     values ($1, $2, 'test', '127.0.0.1', $3, $3, $3::timestamptz + interval '30 days')`,
    [session_id, user_id, at],
  )
  return { user_id, session_id, email }
}

function callerOf(app: App, token?: string): Caller {
  return {
    call: async (method, path, body, headers = {}) => {
      const options: InjectOptions = {
        method,
        url: path,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      }
      const answer = await app.http.inject(options)
      return { status: answer.statusCode, headers: answer.headers, body: readBody(answer.body) }
    },
  }
}

export function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
