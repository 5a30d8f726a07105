import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test, vi } from 'vitest'
import { sendFile } from '../features/chat/testing.ts'
import { type Limits, usualLimits } from './http-limits.ts'
import { aWorld, type World } from './testing.ts'

let world: World | undefined
afterEach(async () => {
  await world?.end()
  world = undefined
})

async function open(limits: Partial<Limits>) {
  world = await aWorld({}, { limits: { ...usualLimits, ...limits } })
  const { http } = world.app
  http.post('/rest/v1/echo', async () => ({}))
  const callFrom = (remoteAddress: string, url = '/rest/v1/echo') =>
    http.inject({ method: 'POST', url, remoteAddress, payload: {} })
  return { http, callFrom }
}

/** Connections that say something and then dribble a byte every now and then, until they are cut. */
async function dribble(http: FastifyInstance, count: number, opening: string) {
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  const sockets = Array.from({ length: count }, () => connect(Number(port), '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.on('error', () => undefined).write(opening)
  const timer = setInterval(() => sockets.forEach(sendByte), 50)
  const cut = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.resume().once('close', resolve))),
  )
  return { cut, stop: () => clearInterval(timer) }
}

function sendByte(socket: Socket): void {
  if (socket.writable) socket.write('a')
}

test('an address that calls too often waits, others do not', async () => {
  const { callFrom } = await open({ callsPerMinute: 3 })
  for (let call = 0; call < 3; call++) expect((await callFrom('192.0.2.1')).statusCode).toBe(200)
  const refused = await callFrom('192.0.2.1')
  expect([refused.statusCode, refused.json().reason]).toEqual([429, 'request.too_many'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await callFrom('192.0.2.2')).statusCode).toBe(200)
})

test('who has hung up before their call was read is no failure of ours', async () => {
  const failures: unknown[] = []
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (...said: unknown[]) => failures.push(said),
  }
  world = await aWorld({}, { log })
  const { http } = world.app
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  for (let time = 0; time < 20; time++) {
    const socket = connect(Number(port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /rest/v1/notes HTTP/1.1\r\nHost: localhost\r\n\r\n', () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect((await http.inject('/healthz')).statusCode).toBe(200)
  await world.end()
  world = undefined
  expect(failures).toEqual([])
})

test('calls to an overloaded process are sent away with a time to come back', async () => {
  const { callFrom } = await open({ eventLoopDelay: Number.MIN_VALUE, pressureWatched: 1000 })
  const answer = await vi.waitUntil(
    async () => {
      const answer = await callFrom('192.0.2.1')
      return answer.statusCode === 503 && answer
    },
    { timeout: 5000 },
  )
  expect(answer.json().reason).toBe('server.unavailable')
  expect(answer.headers['retry-after']).toBe('2')
})

test('a process that was held up for a moment sends nobody away', async () => {
  const { eventLoopDelay, pressureWatched } = usualLimits
  const { callFrom } = await open({ eventLoopDelay, pressureWatched })
  for (const until of [1200, 2400].map((later) => performance.now() + later)) {
    while (performance.now() < until);
    await setTimeout(1)
  }
  expect((await callFrom('192.0.2.1')).statusCode).toBe(200)
})

test('500 connections that dribble their headers are closed, and others are served meanwhile', async () => {
  // The test itself keeps the event loop busy; that the product sheds load is another test's matter.
  const { http, callFrom } = await open({ headersWithin: 300, eventLoopDelay: 0 })
  const { cut, stop } = await dribble(http, 500, 'POST /rest/v1/echo HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect((await callFrom('192.0.2.1')).statusCode).toBe(200)
  await cut
  stop()
})

test.for(['/rest/v1/echo', '/rest/v1/no-such-call'])('bodies dribbled to %s are cut', async (path) => {
  const { http } = await open({ bodyGrowsWithin: 300 })
  const headers = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 100000'
  const { cut, stop } = await dribble(http, 20, `POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n"`)
  await cut
  stop()
})

test('an answer that nobody takes holds its connection for a while only', async () => {
  const { http } = await open({ silentFor: 300 })
  http.get('/rest/v1/long', async () => 'x'.repeat(30_000_000))
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  const reader = connect(Number(port), '127.0.0.1').on('error', () => undefined)
  reader.write('GET /rest/v1/long HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(reader, 'readable')
  const connections = () => new Promise((resolve) => http.server.getConnections((_, count) => resolve(count)))
  await vi.waitUntil(async () => (await connections()) === 0, { timeout: 10_000 })
  reader.destroy()
})

test('nobody is given more than 20 seconds to be slow', () => {
  expect(usualLimits.headersWithin).toBeLessThan(18_000)
  expect(usualLimits.bodyGrowsWithin).toBeLessThan(18_000)
})

test('behind a trusted proxy every caller is counted alone, and nobody else chooses an address', async () => {
  world = await aWorld(
    { TRUSTED_PROXIES: '10.0.0.0/8, loopback' },
    { limits: { ...usualLimits, callsPerMinute: 1 } },
  )
  const { http } = world.app
  const callFor = (caller: string, remoteAddress: string) =>
    http.inject({ url: '/api/firm', remoteAddress, headers: { 'x-forwarded-for': caller } })
  expect((await callFor('192.0.2.1', '10.1.2.3')).statusCode).toBe(200)
  expect((await callFor('192.0.2.2', '10.1.2.3')).statusCode).toBe(200)
  expect((await callFor('192.0.2.1', '10.1.2.3')).statusCode).toBe(429)
  expect((await callFor('192.0.2.3', '192.0.2.9')).statusCode).toBe(200)
  expect((await callFor('192.0.2.4', '192.0.2.9')).statusCode).toBe(429)
})

test.for([
  ['HTTP/0.9', 'GET /api/firm\r\n\r\n'],
  ['HTTP/0.9 with headers', 'GET /api/firm\r\nHost: x\r\n\r\n'],
  ['HTTP/2.0 in the words of 1.1', 'GET /api/firm HTTP/2.0\r\nHost: x\r\n\r\n'],
  ['two Hosts', 'GET /api/firm HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n'],
  ['two equal Hosts', 'GET /api/firm HTTP/1.1\r\nHost: x\r\nhOST: x\r\n\r\n'],
  ['no Host', 'GET /api/firm HTTP/1.1\r\n\r\n'],
])('a request with %s is refused', async ([, request = '']) => {
  const { http } = await open({})
  const { port } = new URL(await http.listen({ port: 0, host: '127.0.0.1' }))
  const say = async (words: string) => {
    const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8')
    socket.write(words)
    const [answer] = await once(socket, 'data')
    socket.destroy()
    return String(answer).split(' ')[1]
  }
  expect(await say('GET /api/firm HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('200')
  expect(await say(request)).toBe('400')
})

test('one person makes so many rows and texts in an hour, and others go on', async () => {
  world = await aWorld({}, { limits: { ...usualLimits, createsPerHour: 4 } })
  const [busy, calm] = [await world.aPerson('associate'), await world.aPerson('associate', 'Nadia Islam')]
  const create = (who = busy) => who.call('POST', '/rest/v1/notes', { title: 'Draft' })
  // Whoever holds a token of a session that has ended takes none of their room.
  const gone = await world.again(busy)
  await world.rows('update sessions set ended_at = now() where id = $1', [busy.session_id])
  for (let tries = 0; tries < 5; tries++) expect((await create(gone)).status).toBe(401)
  await world.rows('update sessions set ended_at = null where id = $1', [busy.session_id])
  const { body: note } = await create()
  const path = `/rest/v1/notes/${note.id}`
  expect((await busy.call('PATCH', path, { content: '<p>a</p>', version: 1 })).status).toBe(200)
  expect((await busy.call('PATCH', path, { list_items: [], version: 2 })).status).toBe(200)
  // What is no text of its own takes no room that counts.
  for (let version = 3; version < 9; version++)
    expect((await busy.call('PATCH', path, { title: `Draft ${version}`, version })).status).toBe(200)
  expect((await busy.call('POST', '/rest/v1/cases', { case_id: 'DH-1', client_name: 'Padma' })).status).toBe(
    201,
  )
  for (const refused of [
    await create(),
    await busy.call('PATCH', path, { content: '<p>b</p>', version: 9 }),
    await sendFile(world, busy, 'a.txt', Buffer.from('a')),
  ]) {
    expect([refused.status, refused.body.reason]).toEqual([429, 'request.too_many'])
  }
  expect((await create()).headers['retry-after']).toBe('3600')
  expect((await busy.call('GET', path)).body).toMatchObject({ content: '<p>a</p>', version: 9 })
  expect((await create(calm)).status).toBe(201)
  world.clock.advance(60 * 60_000)
  expect((await create(await world.again(busy))).status).toBe(201)
})

test('a firm with much to write is not held up', () => {
  expect(usualLimits.createsPerHour).toBe(10_000)
})
