import { connect } from 'node:net'
import { v7 as uuidv7 } from 'uuid'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Hint, leaveHints } from '../../kernel/record.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import { type Followed, follow } from '../../kernel/testing-live.ts'
import { writeCursor } from './catch-up.ts'
import { type Pace, usualPace } from './hub.ts'

let world: World
let site: string
let partner: TestPerson
let associate: TestPerson
let streams: Followed[]

async function open(livePace: Partial<Pace> = {}): Promise<void> {
  world = await aWorld({}, { livePace })
  site = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
}

beforeEach(async () => {
  streams = []
  await open()
})
afterEach(async () => {
  for (const stream of streams) stream.close()
  await world.end()
})

async function listen(
  { token }: { token?: string },
  headers: Record<string, string> = {},
): Promise<Followed> {
  const stream = await follow(site, token, headers)
  streams.push(stream)
  return stream
}

const tell = (...hints: Hint[]) => world.app.transact({ kind: 'system' }, (ctx) => leaveHints(ctx, hints))
const topicsOf = (stream: Followed) =>
  stream.messages.map((message) => ('topic' in message ? message.topic : 'resync'))
const reopened = (stream: Followed, person: TestPerson) =>
  listen(person, { 'last-event-id': stream.lastId ?? '' })

test('everybody is told what they may know, and nobody anything else', async () => {
  const [atPartner, atAssociate] = [await listen(partner), await listen(associate)]
  const subject_id = uuidv7()
  await tell(
    { topic: 'cases', audience: 'staff', subject_id, version: 3 },
    { topic: 'meetings', audience: { right: 'meetings' } },
    { topic: 'notes', audience: { person: associate.user_id } },
    { topic: 'timer', audience: { person: partner.user_id } },
    { topic: 'last', audience: 'staff' },
  )
  await Promise.all([atPartner.until(4), atAssociate.until(3)])
  expect(topicsOf(atPartner)).toEqual(['cases', 'meetings', 'timer', 'last'])
  expect(topicsOf(atAssociate)).toEqual(['cases', 'notes', 'last'])
  expect(atAssociate.messages[0]).toEqual({ topic: 'cases', subject_id, version: 3, request_id: 'system' })
})

test('a hint for a right is for whoever holds it, now and when they come back', async () => {
  const [atPartner, atAssociate] = [await listen(partner), await listen(associate)]
  const tellRight = () =>
    world.rows(`insert into live_events (topic, audience, right_name) values
      ('money', 'right', 'statements'), ('nobody knows', 'right', 'of a later release'), ('last', 'staff', null)`)
  await tellRight()
  await Promise.all([atPartner.until(2), atAssociate.until(1)])
  for (const stream of [atPartner, atAssociate]) stream.close()
  await tellRight()
  const [again, asAssociate] = [await reopened(atPartner, partner), await reopened(atAssociate, associate)]
  await Promise.all([again.until(2), asAssociate.until(1)])
  expect([topicsOf(atPartner), topicsOf(again)]).toEqual([
    ['money', 'last'],
    ['money', 'last'],
  ])
  expect([topicsOf(atAssociate), topicsOf(asAssociate)]).toEqual([['last'], ['last']])
})

test('a hint names the call that made the change, so that whoever made it need not fetch again', async () => {
  const stream = await listen(associate)
  const { headers } = await associate.call('POST', '/rest/v1/cases', { case_id: 'CASE-1' })
  await stream.until(1)
  expect(stream.messages[0]).toMatchObject({ topic: 'cases', request_id: headers['x-request-id'] })
})

test('of a thousand hints for one person another one gets none', async () => {
  const other = await world.aPerson('associate')
  const [mine, theirs] = [await listen(associate), await listen(other)]
  const hint = { topic: 'notes', audience: { person: other.user_id } }
  for (let round = 1; round <= 10; round++) {
    await tell(...Array.from({ length: 100 }, () => hint))
    // Taken as they come: on a busy machine all at once would be more than one look tells.
    await theirs.until(round * 100)
  }
  await tell({ topic: 'last', audience: 'staff' })
  await Promise.all([mine.until(1), theirs.until(1001)])
  expect(topicsOf(mine)).toEqual(['last'])
  expect(topicsOf(theirs)).toHaveLength(1001)
})

test('what was written early and committed late is neither missed nor repeated', async () => {
  const stream = await listen(associate)
  const late = await world.connect()
  await late.query('begin')
  await late.query(`insert into live_events (topic, audience) values ('late', 'staff')`)
  await tell({ topic: 'early', audience: 'staff' })
  await stream.until(1)
  await late.query('commit')
  await tell({ topic: 'last', audience: 'staff' })
  await stream.until(3)
  expect(topicsOf(stream)).toEqual(['early', 'late', 'last'])
  await late.end()
})

test('a reader who was away gets what they missed, once and in order, also what was committed late', async () => {
  const [before, witness] = [await listen(associate), await listen(partner)]
  const late = await world.connect()
  await late.query('begin')
  await late.query(`insert into live_events (topic, audience) values ('late', 'staff')`)
  await tell({ topic: 'seen', audience: 'staff' })
  await before.until(1)
  before.close()
  await late.query('commit')
  await tell({ topic: 'for partners', audience: { right: 'meetings' } })
  await tell(
    { topic: 'missed', audience: 'staff' },
    { topic: 'missed too', audience: { person: associate.user_id } },
  )
  // Everybody else has heard of it before the reader is back.
  await witness.until(4)
  const after = await reopened(before, associate)
  await tell({ topic: 'now', audience: 'staff' })
  await after.until(4)
  expect(topicsOf(after)).toEqual(['late', 'missed', 'missed too', 'now'])
  await late.end()
})

test('a stream knows its place before it has said anything', async () => {
  const before = await listen(associate)
  await vi.waitUntil(() => before.lastId !== undefined)
  before.close()
  await tell({ topic: 'missed', audience: 'staff' })
  expect(topicsOf(await next(await reopened(before, associate)))).toEqual(['missed'])
})

async function next(stream: Followed): Promise<Followed> {
  await stream.until(stream.messages.length + 1)
  return stream
}

test('who was away too long, or comes with a place that is none, is told to fetch everything', async () => {
  const before = await listen(associate)
  await vi.waitUntil(() => before.lastId !== undefined)
  world.clock.advance(56 * 60_000)
  const back = await world.again(associate)
  const at = world.clock.now().getTime()
  for (const id of [
    before.lastId ?? '',
    'nonsense',
    writeCursor({ snapshot: `1:999999999999:`, at }),
    writeCursor({ snapshot: `9:3:`, at }),
    Buffer.from(`1:2:'; drop table users@${at}`).toString('base64url'),
  ]) {
    const stream = await listen(back, { 'last-event-id': id })
    expect(await stream.until(1), id).toEqual([{ resync: true }])
    stream.close()
  }
})

test('who missed more than can be told is told to fetch everything', async () => {
  await world.end()
  await open({ atOnce: 3 })
  const before = await listen(associate)
  await vi.waitUntil(() => before.lastId !== undefined)
  before.close()
  const hint: Hint = { topic: 'cases', audience: 'staff' }
  await tell(hint, hint, hint, hint)
  const after = await reopened(before, associate)
  expect(await after.until(1)).toEqual([{ resync: true }])
  await tell(hint, hint, hint, hint)
  expect(await after.until(2)).toEqual([{ resync: true }, { resync: true }])
})

test('hints arrive also when no bell rings', async () => {
  const stream = await listen(associate)
  await world.rows(`insert into live_events (topic, audience) values ('unrung', 'staff')`)
  await stream.until(1)
})

test('a beat keeps an idle stream open and its place fresh', async () => {
  await world.end()
  await open({ beat: 10, look: 20 })
  const stream = await listen(associate)
  await vi.waitUntil(() => stream.beats > 1)
  const id = stream.lastId
  await world.rows('select pg_current_xact_id()')
  await vi.waitUntil(() => stream.lastId !== id)
  expect(stream.messages).toEqual([])
})

const endings: Record<string, (person: TestPerson) => Promise<unknown>> = {
  'has signed out': ({ session_id }) =>
    world.rows(`update sessions set ended_at = now() where id = $1`, [session_id]),
  'was deactivated': ({ user_id }) =>
    world.rows(`update users set deactivated_at = now() where id = $1`, [user_id]),
  'was made an associate': ({ user_id }) =>
    world.rows(`update profiles set role = 'associate' where user_id = $1`, [user_id]),
  'has a token that ran out': async () => world.clock.advance(600_000),
  'has a session that ran out': ({ session_id }) =>
    world.rows(`update sessions set expires_at = $2 where id = $1`, [session_id, world.clock.now()]),
}

test('rights are looked at more often than every 5 seconds', () => {
  expect(usualPace.trust + usualPace.look).toBeLessThan(4000)
})

test.for(Object.keys(endings))('the stream of somebody who %s ends', async (what) => {
  await world.end()
  await open({ look: 50, trust: 100 })
  const stream = await listen(partner)
  await vi.waitUntil(() => stream.lastId !== undefined)
  await endings[what]?.(partner)
  await stream.ended
  expect(world.app.live.size()).toBe(0)
})

test('from the moment that somebody loses a right, they are told nothing that needs it', async () => {
  await world.end()
  await open({ trust: 1e9, trustTelling: 1e9 })
  const stream = await listen(partner)
  await vi.waitUntil(() => stream.lastId !== undefined)
  await tell({ topic: 'meetings', audience: { right: 'meetings' } })
  await stream.until(1)
  // By whatever means: the hint that makes the hub ask is the database's own.
  await world.rows(`update profiles set role = 'associate' where user_id = $1`, [partner.user_id])
  await tell({ topic: 'meetings', audience: { right: 'meetings' } })
  await stream.ended
  expect(topicsOf(stream)).toEqual(['meetings'])
})

test('from the moment that somebody is deactivated, they are told nothing any more', async () => {
  await world.end()
  await open({ trust: 1e9, trustTelling: 1e9 })
  const [gone, here] = [await listen(partner), await listen(associate)]
  await tell({ topic: 'cases', audience: 'staff' })
  await gone.until(1)
  await world.rows(`update users set deactivated_at = now() where id = $1`, [partner.user_id])
  await tell({ topic: 'cases', audience: 'staff' })
  await gone.ended
  await here.until(3)
  expect(topicsOf(gone)).toEqual(['cases'])
  expect(topicsOf(here)).toEqual(['cases', 'profiles', 'cases'])
  expect((await listen(partner)).status).toBe(401)
})

test('the stream is for signed-in people on our own pages', async () => {
  const ended = await world.aPerson('associate')
  await world.rows(`update sessions set ended_at = now() where id = $1`, [ended.session_id])
  expect((await listen({})).status).toBe(401)
  expect((await listen({ token: 'nonsense' })).status).toBe(401)
  expect((await listen(ended)).status).toBe(401)
  expect((await listen(associate, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await listen(associate, { origin: 'http://localhost:3000' })).status).toBe(200)
  expect(world.app.live.size()).toBe(1)
})

test('it is never kept, never buffered, and under the policy of the site', async () => {
  const { headers } = await listen(associate)
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-accel-buffering')).toBe('no')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('one person has twenty streams at most, others are not affected', async () => {
  const mine = await Promise.all(Array.from({ length: 22 }, () => listen(associate)))
  expect(mine.filter(({ status }) => status === 429)).toHaveLength(2)
  expect((await listen(partner)).status).toBe(200)
  mine.find(({ status }) => status === 200)?.close()
  await vi.waitUntil(async () => (await listen(associate)).status === 200)
})

test('a reader that does not take what it gets is dropped', async () => {
  const socket = connect(Number(new URL(site).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  socket.write(
    `GET /realtime/v1/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${associate.token}\r\n\r\n`,
  )
  const reading = await listen(partner)
  await vi.waitUntil(() => world.app.live.size() === 2)
  const large = 'x'.repeat(500_000)
  for (let sent = 0; world.app.live.size() === 2 && sent < 60; sent++) {
    await tell({ topic: large, audience: 'staff' })
    await reading.until(sent + 1)
  }
  expect(world.app.live.size()).toBe(1)
  socket.destroy()
})

test('a server that ends asks its readers to come back, not all at once', async () => {
  const stream = await listen(associate)
  await vi.waitUntil(() => stream.lastId !== undefined)
  await world.app.http.close()
  await stream.ended
  expect(stream.retry).toBeGreaterThanOrEqual(500)
})
