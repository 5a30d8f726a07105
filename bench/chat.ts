import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import type pg from 'pg'
import { listMessages, sendMessage } from '../contract/chat.ts'
import { followEvents } from '../contract/live.ts'
import { openDatabase } from '../server/kernel/database.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { addPerson, type BenchPerson, benchPeople } from './firm.ts'
import { plansOf } from './plan.ts'
import { type Running, startServer } from './servers/child.ts'
import { printTable } from './table.ts'

const connected = 1000
const messages = 30
const pauseMs = 500
const longChat = 1_000_000

/**
 * A thousand people who are connected: how long a message takes to reach all of them, whole, and what they cost
 * in memory. Then a chat of a million messages: how many pages of the database a page of it reads. The load is
 * bounded: a message is sent when the one before has reached everybody.
 */
export async function benchChat(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
  const runtime = await openRuntime(readSettings({ DATA_DIR: dataDir }), makeLog('warn'))
  const owner = openDatabase(runtime.owner, 2)
  try {
    const people = benchPeople(connected)
    await fill(owner.pool, async (client) => {
      for (const person of people) await addPerson(client, person, new Date())
    })
    await talk(await startServer('product.ts', { connection: runtime.connection, dataDir, people }))
    console.log(`Filling the chat with ${longChat.toLocaleString('en')} messages …`)
    await fill(owner.pool, (client) => fillChat(client, people, longChat))
    await readLongChat(runtime.connection, dataDir, people)
  } finally {
    await owner.close()
    await runtime.close()
    rmSync(dataDir, { recursive: true })
  }
}

async function fill(pool: pg.Pool, write: (client: pg.PoolClient) => Promise<unknown>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("begin; set local role sereshta_system; set local statement_timeout = '10min'")
    await write(client)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
}

async function talk(server: Running): Promise<void> {
  const atRest = memoryOf(server.pid)
  const streams: Stream[] = []
  // They come in the course of a morning; all at once some would be asked to come back later.
  for (const tokens of inGroups(server.tokens, 50)) {
    streams.push(...(await Promise.all(tokens.map((token) => listen(server.port, token)))))
  }
  await rest()
  const withAll = memoryOf(server.pid)
  const times: number[] = []
  const slowest: number[] = []
  const answers: number[] = []
  for (let at = 0; at < messages; at++) {
    const text = `Message ${at} of the bench`
    const began = performance.now()
    const arrivals = Promise.all(
      streams.map((stream) => stream.hears(text).then(() => performance.now() - began)),
    )
    await send(server, text)
    answers.push(performance.now() - began)
    const reached = await arrivals
    times.push(...reached)
    slowest.push(Math.max(...reached))
    await rest()
  }
  const after = memoryOf(server.pid)
  for (const stream of streams) stream.close()
  await server.stop()
  printTable(
    `${messages} messages to ${connected} connected people`,
    ['', 'p50', 'p99', 'slowest'],
    [
      ['Until a person has it', ...row(times)],
      ['Until the last one has it', ...row(slowest)],
      ['Until the sender is answered', ...row(answers)],
    ],
  )
  console.log(
    `Memory of the server: ${atRest} MB at rest, +${withAll - atRest} MB with ${connected} streams, +${after - atRest} MB after the talk`,
  )
}

interface Stream {
  /** Settles when the stream has brought a message with this text. */
  hears(text: string): Promise<void>
  close(): void
}

function listen(port: number, token: string | undefined): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    const asking = request({ host: '127.0.0.1', port, path: followEvents.path, headers }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`a stream answered ${answer.statusCode}`))
      else resolve(streamOf(answer))
    })
    asking.on('error', reject)
    asking.end()
  })
}

function streamOf(answer: IncomingMessage): Stream {
  let wanted: { text: string; done: () => void } | undefined
  let rest = ''
  answer.setEncoding('utf8').on('data', (piece: string) => {
    rest = (rest + piece).slice(-4000)
    if (wanted === undefined || !rest.includes(`"${wanted.text}"`)) return
    wanted.done()
    wanted = undefined
  })
  answer.on('error', () => undefined)
  return {
    hears: (text) =>
      new Promise((done) => {
        wanted = { text, done }
      }),
    close: () => void answer.destroy(),
  }
}

async function send({ port, tokens }: Running, message_text: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}${sendMessage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' },
    body: JSON.stringify({ message_text }),
  })
  if (answer.status !== 201)
    throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`)
}

function row(times: number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return [at(0.5), at(0.99), at(1)].map((ms) => `${ms.toFixed(0)} ms`)
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return items.flatMap((_, at) => (at % size === 0 ? [items.slice(at, at + size)] : []))
}

const rest = () => new Promise((done) => setTimeout(done, pauseMs))

/** Megabytes that a process holds, as the system counts them. */
function memoryOf(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
  return Math.round((pages * 4096) / 1024 / 1024)
}

/** As the owner, row by row policies aside: the system itself may not write in anybody's name. */
export async function fillChat(
  client: pg.PoolClient,
  people: readonly BenchPerson[],
  count: number,
): Promise<void> {
  await client.query('reset role; alter table community_chat no force row level security')
  await client.query(
    `insert into community_chat (id, client_id, user_id, message_text, created_at)
       select gen_random_uuid(), gen_random_uuid(), ($1::uuid[])[1 + n % $2], repeat('word ', n % 60 + 1), now()
         from generate_series(1, $3) as n`,
    [people.map(({ user_id }) => user_id), people.length, count],
  )
  await client.query('alter table community_chat force row level security')
}

async function readLongChat(
  connection: Parameters<typeof plansOf>[0],
  dataDir: string,
  [person]: readonly BenchPerson[],
): Promise<void> {
  if (!person) throw new Error('no people')
  const far = (seq: number) => Buffer.from(JSON.stringify([String(seq)])).toString('base64url')
  const calls = ['', `?after=${far(longChat / 2)}`, `?after=${far(100)}`].map((query) => ({
    person,
    path: listMessages.path + query,
  }))
  const plans = await plansOf(connection, dataDir, calls, /from community_chat\b/)
  const rows = plans.map(({ text }, at) => [
    calls[at]?.path ?? '',
    /Buffers: shared ([^\n]*)/.exec(text)?.[1] ?? '',
  ])
  printTable(`Pages read of ${longChat.toLocaleString('en')} messages`, ['Call', 'Buffers'], rows)
}
