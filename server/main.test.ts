import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from './kernel/settings.ts'
import { openRuntime, type Runtime } from './platform/runtime.ts'
import { type Server, spawnServer, untilReady } from './testing-server.ts'

const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }
const codes = /Partner {4}(\S+)\n {2}Associate {2}(\S+)/

// A process starts in a second, and in half a minute where much else runs.
vi.setConfig({ testTimeout: 150_000 })

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'sereshta-main-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
})

/** A process as `npm start` makes it; ended at the end of the test. */
async function launch(environment: Record<string, string> = {}): Promise<Server> {
  const server = await spawnServer({ DATA_DIR: dataDir, ...environment })
  onTestFinished(server.kill)
  return server
}

async function start(environment: Record<string, string> = {}): Promise<Server> {
  return untilReady(await launch(environment))
}

async function end(server: Server): Promise<void> {
  server.signal('SIGTERM')
  expect(await server.ended).toBe(0)
}

/** Asks the database as its owner. */
async function ask({ owner }: Runtime, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client(owner)
  await client.connect()
  return client.query(text).finally(() => client.end())
}

const statusOf = async (server: Server, path: string) => (await fetch(`${server.site}${path}`)).status

test('the first start makes all it needs, shows the codes once, and ends in order', async () => {
  const first = await start()
  expect(first.said()).toMatch(codes)
  expect(await statusOf(first, '/readyz')).toBe(200)
  const secret = join(dataDir, 'auth-secret')
  expect([statSync(secret).mode & 0o777, statSync(secret).size]).toEqual([0o600, 32])
  const bytes = readFileSync(secret)
  await end(first)
  const second = await start()
  expect(second.said()).not.toMatch(codes)
  expect(readFileSync(secret)).toEqual(bytes)
  second.signal('SIGINT')
  expect(await second.ended).toBe(0)
})

test('a second start on the same folder says so and disturbs nothing', async () => {
  const first = await start()
  const second = await launch()
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/^Sereshta already runs on the data folder .*\n$/)
  expect(await statusOf(first, '/readyz')).toBe(200)
})

test('a taken port is one clear sentence, and costs no codes', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const address = taken.address()
  const PORT = String(typeof address === 'object' ? address?.port : 0)
  const server = await launch({ PORT })
  expect(await server.ended).toBe(1)
  expect(server.said()).toBe(
    `Port ${PORT} on 127.0.0.1 is taken: stop what uses it, or choose another with PORT.\n`,
  )
  taken.close()
  expect((await start()).said()).toMatch(codes)
})

test.for([
  [{ PORT: 'many' }, 'The setting PORT is wrong'],
  [{ HOST: '192.0.2.1' }, 'The setting HOST is wrong'],
  [{ FIRM_TIME_ZONE: 'Mars/Olympus' }, 'The setting FIRM_TIME_ZONE is wrong'],
  [{ FIRM_LANGUAGE: 'de' }, 'The setting FIRM_LANGUAGE is wrong'],
  [{ AUTH_SECRET: 'short' }, 'The setting AUTH_SECRET is wrong'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'The setting TRUSTED_PROXIES is wrong'],
  [{ DATABASE_URL: 'postgres://localhost:1/x' }, 'The setting AUTH_SECRET is missing'],
  [
    { DATABASE_URL: 'postgres://me:password@127.0.0.1:1/x', AUTH_SECRET: 'x'.repeat(32) },
    'The database at 127.0.0.1:1 cannot be used',
  ],
] as const)('%o stops the start with one sentence', async ([environment, sentence]) => {
  const server = await launch(environment)
  expect(await server.ended).toBe(1)
  expect(server.said().trim().split('\n')).toHaveLength(1)
  expect(server.said()).toContain(sentence)
  expect(server.said()).not.toContain('password@')
})

test('a damaged secret stops the start and is left as it is', async () => {
  await end(await start())
  const secret = join(dataDir, 'auth-secret')
  writeFileSync(secret, 'half')
  const server = await launch()
  expect(await server.ended).toBe(1)
  expect(server.said()).toContain('auth-secret is damaged')
  expect(readFileSync(secret, 'utf8')).toBe('half')
})

test('a command works beside the server, and what it wrote outlives a kill', async () => {
  const first = await start()
  const command = await openRuntime(readSettings({ DATA_DIR: dataDir }), silence)
  await ask(command, 'create table kept as select true as only_one')
  const whose = `select distinct usename::text as login from pg_stat_activity where application_name like 'sereshta%'`
  expect((await ask(command, whose)).rows).toEqual([{ login: 'sereshta_app' }])
  await command.close()
  expect(await statusOf(first, '/readyz')).toBe(200)
  first.signal('SIGKILL')
  await first.ended
  await start()
  const later = await openRuntime(readSettings({ DATA_DIR: dataDir }), silence)
  const { rows } = await ask(later, 'select only_one from kept')
  await later.close()
  expect(rows).toEqual([{ only_one: true }])
})

test('an open request is answered, and none accepted, when the server ends', async () => {
  const server = await start()
  const { port } = new URL(server.site)
  const socket = connect(Number(port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString()
  })
  const body = JSON.stringify({ code: 'nothing' })
  const head = `POST /functions/v1/validate-partner HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
  socket.write(head + body.slice(0, 5))
  await once(socket, 'ready')
  await statusOf(server, '/healthz')
  server.signal('SIGTERM')
  await vi.waitUntil(async () => (await statusOf(server, '/healthz').catch(() => 'refused')) === 'refused')
  socket.write(body.slice(5))
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(await server.ended).toBe(0)
})

test('a database that dies is answered with 503, and its return needs no restart', async () => {
  const server = await start()
  const pid = Number(
    readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  )
  const call = () =>
    fetch(`${server.site}/auth/v1/token?grant_type=refresh_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: 'one that the database does not know' }),
    })
  expect((await call()).status).toBe(400)
  process.kill(pid, 'SIGKILL')
  const answers: string[] = []
  const answersWith = async (wanted: string) => {
    const { status, headers } = await call()
    answers.push([status, headers.get('retry-after')].join())
    return answers.at(-1) === wanted
  }
  // The database's own processes need a moment to notice.
  await vi.waitUntil(() => answersWith('503,2'), { interval: 5, timeout: 5000 })
  await vi.waitUntil(() => answersWith('400,'), { timeout: 20_000 })
  expect([...new Set(answers)].sort()).toEqual(['400,', '503,2'])
  expect(await statusOf(server, '/readyz')).toBe(200)
})
