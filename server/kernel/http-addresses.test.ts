import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pagePaths } from '../../contract/pages.ts'
import { type Limits, usualLimits } from './http-limits.ts'
import { makeLog } from './log.ts'
import { aWorld, type World } from './testing.ts'

/** One call, spelled in every way that leads to it, and one that is none. */
const spellings = [
  '/rest/v1/notes',
  '/%72est/v1/notes',
  '/rest/%761/notes?q=a',
  'http://x/rest/v1/notes',
  'HTTP://x/%72est/v1/notes',
]
const unknown = ['/rest/v1/nothing', '/%72est/v1/nothing', 'http://x/rest/v1/nothing']

const unreadable = '/%ff'

let folder: string
let lines: Record<string, unknown>[]
let world: World

beforeEach(() => {
  lines = []
  folder = mkdtempSync(join(tmpdir(), 'sereshta-web-'))
  for (const name of ['caselist', 'diary']) mkdirSync(join(folder, 'pages/en', name), { recursive: true })
  for (const path of pagePaths) {
    writeFileSync(join(folder, `pages/en/${path === '/' ? 'dashboard' : path.slice(1)}.html`), `page ${path}`)
  }
  for (const name of ['pages/en/unknown.html', 'prefetch.js']) writeFileSync(join(folder, name), name)
})
afterEach(async () => {
  await world.end()
  rmSync(folder, { recursive: true })
})

/** A listening product; what it is asked goes over the line as it is written here. */
async function open(limits: Partial<Limits> = {}) {
  const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  world = await aWorld({}, { log, web: folder, limits: { ...usualLimits, ...limits } })
  const { port } = new URL(await world.app.http.listen({ port: 0, host: '127.0.0.1' }))
  return async (target: string, method = 'GET') => {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write(`${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    const answer = await text(socket)
    return {
      status: Number(answer.split(' ')[1]),
      answer,
      isKept: !/^cache-control: no-store\r$/im.test(answer),
    }
  }
}

test('however a call is spelled, no cache keeps its answer and the log names its route', async () => {
  const ask = await open()
  for (const target of spellings) expect(await ask(target)).toMatchObject({ status: 401, isKept: false })
  for (const target of unknown) expect(await ask(target)).toMatchObject({ status: 404, isKept: false })
  expect(await ask(unreadable)).toMatchObject({ status: 400, isKept: false })
  await vi.waitUntil(() => lines.length === spellings.length + unknown.length + 1)
  expect(lines.map(({ route }) => route)).toEqual([
    ...spellings.map(() => '/rest/v1/notes'),
    ...unknown.map(() => '/rest/v1/*'),
    undefined,
  ])
})

test('however a call is spelled, it counts as one, and so does what no route knows', async () => {
  const others = ['/nowhere', '/caselist/', '/metrics']
  const ask = await open({ callsPerMinute: spellings.length + unknown.length + others.length + 2 })
  for (const target of spellings) expect((await ask(target)).status).toBe(401)
  for (const target of [...unknown, ...others]) expect((await ask(target)).status).toBe(404)
  expect((await ask('/archive', 'DELETE')).status).toBe(404)
  expect((await ask(unreadable)).status).toBe(400)
  for (const target of [...spellings, ...unknown, ...others, unreadable]) {
    const refused = await ask(target)
    expect([target, refused.status]).toEqual([target, 429])
    expect(refused.answer).toContain('request.too_many')
    expect(refused.answer).toMatch(/^retry-after: \d+\r$/im)
  }
})

test('pages and files of the site are not counted, however they are spelled', async () => {
  const ask = await open({ callsPerMinute: 1 })
  for (const target of [
    '/',
    '/caselist',
    '/%63aselist?q=a',
    'http://x/caselist',
    '/prefetch.js',
    '/pr%65fetch.js',
  ]) {
    expect(await ask(target)).toMatchObject({ status: 200, isKept: true })
  }
  expect((await ask('/api/firm')).status).toBe(200)
  expect((await ask('/api/firm')).status).toBe(429)
})

test('however a call is spelled, an overloaded process sends it away, and still shows its pages', async () => {
  const ask = await open({ eventLoopDelay: Number.MIN_VALUE, pressureWatched: 1000 })
  await vi.waitUntil(async () => (await ask('/api/firm')).status === 503, { timeout: 5000 })
  for (const target of [...spellings, ...unknown]) expect((await ask(target)).status).toBe(503)
  expect((await ask('/caselist')).status).toBe(200)
})
