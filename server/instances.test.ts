import { request } from 'node:https'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { chatTopic, liveChatMessage } from '../contract/chat.ts'
import { anOldNote } from './features/notes/testing.ts'
import { queriesOn } from './kernel/pipeline.ts'
import { putPerson } from './kernel/testing.ts'
import { type Followed, follow } from './kernel/testing-live.ts'
import { openJobs } from './platform/jobs/boss-jobs.ts'
import {
  answeredBy,
  hears,
  type Instances,
  type PersonOutside,
  startInstances,
  toldIn,
} from './testing-instances.ts'
import { callerAt } from './testing-server.ts'

/*
 * Two instances behind nginx with the example configuration. Every call goes through it, over TLS, and lands
 * on whichever instance has less to do; of each person's two windows one is on each.
 */

let world: Instances
let partner: PersonOutside
let associate: PersonOutside
let oldNote: string

beforeAll(async () => {
  world = await startInstances(async (rows) => {
    // Of a month that ended before either instance began.
    const owner = await putPerson(rows, new Date(), 'associate', 'Imran Chowdhury')
    oldNote = await anOldNote({ rows }, owner, '2026-01-15T06:00:00Z')
  })
  partner = await world.aPerson('partner', 'Nusrat Jahan')
  associate = await world.aPerson('associate', 'Farhan Kabir')
  await enqueueAutoArchive()
}, 60_000)
afterAll(() => world.end())

/** The job of the clock, for which both instances look. */
async function enqueueAutoArchive(): Promise<void> {
  const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const jobs = openJobs(world.database, world.owner, 'Asia/Dhaka', silence)
  const client = await world.database.pool.connect()
  for (let time = 0; time < 3; time++) await jobs.enqueue(queriesOn(client), 'auto-archive', {})
  client.release()
  await jobs.stop()
}

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort()

async function aNote(owner: PersonOutside): Promise<string> {
  const { status, body } = await owner.call('POST', '/rest/v1/notes', { title: 'Draft' })
  expect(status).toBe(201)
  return body.id
}

test('a change on either instance reaches the windows on both', async () => {
  const windows = await world.windowsOf(partner)
  for (let change = 0; change < 6; change++) {
    const id = await aNote(associate)
    await Promise.all(windows.map((window) => hears(window, ({ subject_id }) => subject_id === id)))
  }
  expect((await answeredBy(world.servers, '/rest/v1/notes')).every((count) => count > 0)).toBe(true)
  await world.shut(...windows)
})

test('the chat is the same in every window: in one order, deleted and cleared messages gone within a second', async () => {
  const windows = [...(await world.windowsOf(partner)), ...(await world.windowsOf(associate))]
  const waits: number[] = []
  const news = async (isMeant: Parameters<typeof hears>[1]) => {
    const began = performance.now()
    await Promise.all(windows.map((window) => hears(window, isMeant)))
    waits.push(performance.now() - began)
  }
  const sent = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const body = { message_text: `Number ${index}`, client_id: uuidv7() }
      const answer = await (index % 2 ? partner : associate).call('POST', '/rest/v1/community_chat', body)
      await news(({ subject_id }) => subject_id === answer.body.id)
      return answer.body.id
    }),
  )
  const { body } = await associate.call('GET', '/rest/v1/community_chat')
  const order = body.items.map(({ id }: { id: string }) => id)
  expect([...order].sort()).toEqual([...sent].sort())
  for (const window of windows) expect(newestFirst(window)).toEqual(order)

  const [gone] = order
  expect((await partner.call('DELETE', `/rest/v1/community_chat/${gone}`)).status).toBe(204)
  await news(({ subject_id, content }) => subject_id === gone && content === null)
  expect((await partner.call('POST', '/rest/v1/rpc/clear_community_chat')).status).toBe(200)
  await news(({ topic, subject_id }) => topic === chatTopic && subject_id === null)
  for (let each = 0; each < 2; each++) {
    expect((await associate.call('GET', '/rest/v1/community_chat')).body.items).toEqual([])
  }
  // Of the middle one: a busy machine may hold up any other.
  expect(waits.sort((one, other) => one - other)[Math.floor(waits.length / 2)]).toBeLessThan(1000)
  await world.shut(...windows)
})

/** The messages of a window as the screen orders them; each must have come once. */
function newestFirst(window: Followed): string[] {
  const messages = toldIn(window).flatMap(({ topic, content }) =>
    topic === chatTopic && content ? [content] : [],
  )
  return messages
    .map((content) => z.parse(liveChatMessage, content))
    .sort((one, other) => other.seq - one.seq)
    .map(({ id }) => id)
}

test('a mention notifies once, wherever its reader looks', async () => {
  const windows = await world.windowsOf(associate)
  await partner.call('POST', '/rest/v1/community_chat', { message_text: 'Please look, @FarhanKabir' })
  await Promise.all(windows.map((window) => hears(window, ({ topic }) => topic === 'notifications')))
  for (let each = 0; each < 2; each++) {
    const { body } = await associate.call('GET', '/rest/v1/notifications')
    expect(body.items.filter(({ title }: { title: string }) => title.includes('mentioned'))).toHaveLength(1)
  }
  await world.shut(...windows)
})

test('somebody has one timer, also when both instances start one at once', async () => {
  const windows = await world.windowsOf(associate)
  const notes = [await aNote(associate), await aNote(associate)]
  const started = await Promise.all(
    notes.map((note_id) => associate.call('POST', '/rest/v1/rpc/start_timer', { note_id })),
  )
  expect(statuses(started)).toEqual([200, 409])
  await Promise.all(windows.map((window) => hears(window, ({ topic }) => topic === 'timer')))
  const seen = [0, 1].map(() => associate.call('GET', '/rest/v1/rpc/running_timer'))
  const running = started.find(({ status }) => status === 200)?.body.timer
  for (const { body } of await Promise.all(seen)) expect(body.timer).toEqual(running)
  const stopped = await Promise.all([0, 1].map(() => associate.call('POST', '/rest/v1/rpc/stop_timer', {})))
  expect(statuses(stopped)).toEqual([200, 409])
  await world.shut(...windows)
})

test('signing out ends the session on both at once, with the windows that each holds', async () => {
  const leaving = await world.aPerson('associate', 'Leaving Soon')
  const windows = await world.windowsOf(leaving)
  expect((await leaving.call('POST', '/auth/v1/logout')).status).toBe(204)
  const after = await Promise.all(Array.from({ length: 4 }, () => leaving.call('GET', '/rest/v1/notes')))
  expect(statuses(after)).toEqual([401, 401, 401, 401])
  await Promise.all(windows.map(({ ended }) => ended))
  await world.shut(...windows)
})

test('wrong codes are counted together, for each address that the proxy vouches for', async () => {
  const guess = (address: string, headers = {}) => guessFrom(address, headers)
  const first = []
  for (let time = 0; time < 10; time++) first.push(await guess('127.0.0.1'))
  expect(new Set(statuses(first))).toEqual(new Set([200]))
  const claimed = { 'X-Forwarded-For': '203.0.113.7', Forwarded: 'for=203.0.113.7' }
  const more = [await guess('127.0.0.1'), await guess('127.0.0.1'), await guess('127.0.0.1', claimed)]
  expect(statuses(more)).toEqual([429, 429, 429])
  expect(Number(more[0]?.retryAfter)).toBeGreaterThan(60)
  expect((await guess('127.0.0.2')).status).toBe(200)
})

function guessFrom(
  localAddress: string,
  headers: Record<string, string>,
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    const address = new URL('/functions/v1/validate-partner', world.site)
    const asked = request(
      address,
      { method: 'POST', localAddress, headers: { 'content-type': 'application/json', ...headers } },
      (answer) => {
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      },
    )
    asked.once('error', reject)
    asked.end(JSON.stringify({ code: 'AAAA-BBBB-CCCC-DDDD', email: 'guess@elsewhere.example' }))
  })
}

test('the server’s own words pass the proxy, and what is for this machine does not', async () => {
  const large = await associate.call('POST', '/rest/v1/notes', { title: 'x', description: 'y'.repeat(1.4e6) })
  expect(large).toMatchObject({ status: 413, body: { reason: 'request.too_large' } })
  expect(await upload(new Uint8Array(26.5 * 1024 * 1024))).toMatchObject({ reason: 'chat.file_too_large' })
  const { file_url } = await upload(new TextEncoder().encode('Minutes of Sunday'))
  for (let each = 0; each < 2; each++) {
    expect((await associate.call('GET', file_url)).body).toBe('Minutes of Sunday')
  }
  const { call } = callerAt(world.site)
  const inside = await Promise.all(['/metrics', '/outbox'].map((path) => call('GET', path)))
  expect(statuses(inside)).toEqual([404, 404])
  expect((await call('GET', '/api/firm')).headers['cache-control']).toBe('no-store')
})

async function upload(bytes: Uint8Array<ArrayBuffer>) {
  const form = new FormData()
  form.append('file', new Blob([bytes], { type: 'text/plain' }), 'minutes.txt')
  return (await associate.call('POST', '/storage/v1/object/chat-files', form)).body
}

test('a month is archived once', async () => {
  await vi.waitUntil(async () => (await jobsLeft()) === 0, { timeout: 20_000 })
  expect(await world.rows('select is_archived, version from notes where id = $1', [oldNote])).toEqual([
    { is_archived: true, version: 2 },
  ])
  const told = `select type, count(*)::int from activity_events where type in ('notes.auto_archived', 'notes.month_closed') group by type order by type`
  expect(await world.rows(told)).toEqual([
    { type: 'notes.auto_archived', count: 1 },
    { type: 'notes.month_closed', count: 1 },
  ])
})

async function jobsLeft(): Promise<number> {
  const left = await world.rows(
    `select 1 from pgboss.job where name = 'auto-archive' and state < 'completed'`,
  )
  return left.length
}

test('an instance goes, and nobody misses anything; when both are away the proxy says when to come back', async () => {
  const windows = await world.windowsOf(partner)
  const [going, staying] = world.servers
  going.signal('SIGTERM')
  await Promise.race(windows.map(({ ended }) => ended))
  expect(await going.ended).toBe(0)
  for (let each = 0; each < 4; each++)
    expect((await associate.call('GET', '/rest/v1/notes')).status).toBe(200)
  const id = await aNote(associate)
  const [left, stayed] = await inOrderOfEnd(windows)
  const back = await follow(world.site, partner.token, { 'last-event-id': left.lastId ?? '' })
  await Promise.all([back, stayed].map((window) => hears(window, ({ subject_id }) => subject_id === id)))
  for (const window of [...windows, back]) window.close()
  staying.signal('SIGTERM')
  expect(await staying.ended).toBe(0)
  expect(await associate.call('GET', '/rest/v1/notes')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5', 'content-type': 'application/json' },
    body: { kind: 'unavailable', reason: 'server.unavailable', request_id: expect.any(String) },
  })
})

async function inOrderOfEnd(windows: readonly Followed[]): Promise<[Followed, Followed]> {
  const first = await Promise.race(windows.map(async (window) => window.ended.then(() => window)))
  const other = windows.find((window) => window !== first)
  if (!other) throw new Error('both were one')
  return [first, other]
}
