import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { languages } from '../contract/kernel/languages.ts'
import * as bangla from '../contract/words/complaints.bn.ts'
import { complaintSentences } from '../contract/words/complaints.ts'
import { Refusal } from './kernel/refusal.ts'
import { aWorld, type World } from './kernel/testing.ts'
import { wholeComplaint } from './kernel/wording.ts'
import { fieldsOf } from './testing-fields.ts'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())

test('the public surface is as written down: every change to it shows here', async () => {
  const lines = world.app.endpoints.map((endpoint) => {
    const { method, path, access, creates, refuses, reads, lateWith } = endpoint
    const made = creates === undefined ? '' : `, creates${creates === true ? '' : ` ${creates}`}`
    const late = reads === undefined ? '' : `, ${reads}${lateWith ? ` with ${lateWith.join(', ')}` : ''}`
    const call = `${method.padEnd(7)} ${path}  (${access}${made}${late})`
    return [call, ...fieldsOf(endpoint), ...[...refuses].sort()].join('\n        ')
  })
  await expect(`${lines.sort(byPath).join('\n')}\n`).toMatchFileSnapshot('./endpoints.txt')
})

const byPath = (a: string, b: string) => (a.slice(8) < b.slice(8) ? -1 : 1)

test('only a read of somebody signed in may be late, and only with filters that it has', () => {
  const late = world.app.endpoints.filter(({ reads }) => reads !== undefined)
  expect(late.length).toBeGreaterThan(20)
  for (const { method, access, query, lateWith = [] } of late) {
    expect([method, access]).toEqual(['GET', expect.not.stringContaining('public')])
    // What the server reads is parsed by zod; the contract itself sees only the types.
    const { shape = {} } = (query as unknown as z.ZodMiniObject | undefined)?.def ?? {}
    expect(Object.keys(shape)).toEqual(expect.arrayContaining([...lateWith]))
  }
})

test('no two calls share a method and an address', () => {
  const names = world.app.endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a stranger gets 401 from every call that is not public', async () => {
  const closed = world.app.endpoints.filter(({ access }) => access !== 'public')
  expect(closed.length).toBeGreaterThan(10)
  for (const { method, path } of closed) {
    const address = path.replace(/:\w+/g, '0190a6b2-0000-7000-8000-000000000001')
    const answer = await world.nobody.call(method, address, method === 'GET' ? undefined : {})
    expect(answer.status, `${method} ${path}`).toBe(401)
  }
})

test('whoever has signed out gets 401 from every call that is not public, whatever is wrong with their body', async () => {
  const left = await world.aPerson('partner')
  await world.rows('update sessions set ended_at = created_at where id = $1', [left.session_id])
  const json = { 'content-type': 'application/json' }
  const bodies: [unknown, Record<string, string>][] = [
    ['{"a":', json],
    ['\ufeff[', { 'content-type': 'application/json; charset=utf-16' }],
    ['x', { 'content-type': 'text/plain' }],
    [{ nothing: 1 }, json],
  ]
  const closed = world.app.endpoints.filter(({ access, method }) => access !== 'public' && method !== 'GET')
  for (const { method, path } of closed)
    for (const [body, headers] of bodies) {
      const answer = await left.call(method, path.replace(/:\w+/g, someId), body, headers)
      expect(answer.status, `${method} ${path} ${JSON.stringify(body)}`).toBe(401)
    }
})

test('a call that takes no body refuses one that is not empty', async () => {
  const partner = await world.aPerson('partner')
  const bare = world.app.endpoints.filter(
    ({ access, method, body, form }) => access !== 'public' && method !== 'GET' && !body && !form,
  )
  expect(bare.length).toBeGreaterThan(10)
  for (const { method, path } of bare.filter(({ path }) => !path.startsWith('/auth/v1')))
    for (const body of [{ is_read: true }, [], 'x', 0]) {
      const answer = await partner.call(method, path.replace(/:\w+/g, someId), JSON.stringify(body), {
        'content-type': 'application/json',
      })
      expect(answer.status, `${method} ${path}`).toBe(400)
      expect(answer.body.fields).toContainEqual(expect.objectContaining({ path: 'body', code: 'empty' }))
    }
  const { path = '', method = 'POST' } = bare.find(({ path }) => path.endsWith('/calendar_feeds')) ?? {}
  for (const body of ['', '{}', 'null'])
    expect((await partner.call(method, path, body, { 'content-type': 'application/json' })).status).not.toBe(
      400,
    )
})

const someId = '0190a6b2-0000-7000-8000-000000000001'

test('no call that changes something takes it from another site, or as a form of one would send it', async () => {
  const partner = await world.aPerson('partner')
  const changing = world.app.endpoints.filter(({ method }) => method !== 'GET')
  expect(changing.length).toBeGreaterThan(40)
  for (const { method, path, body } of changing) {
    const address = path.replace(/:\w+/g, someId)
    const foreign = await partner.call(method, address, {}, { origin: 'https://evil.example' })
    expect(foreign.status, `${method} ${path}`).toBe(403)
    if (!body) continue
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await partner.call(method, address, 'x=1', { 'content-type': type })
      expect(answer.status, `${method} ${path} ${type}`).toBe(415)
    }
  }
})

test('a database that fails is told by every call as a bug with a number and nothing else', async () => {
  const partner = await world.aPerson('partner')
  // What vouches for a session: the calls of the sign-in find theirs in another way.
  const closed = world.app.endpoints.filter(
    ({ access, path }) => access !== 'public' && path.startsWith('/rest'),
  )
  await world.rows('alter function begin_request rename to begin_request_away')
  const answers = []
  for (const { method, path } of closed) {
    const address = path.replace(/:\w+/g, someId)
    const { status, body } = await partner.call(
      method,
      address,
      method === 'GET' ? undefined : { version: 1 },
    )
    answers.push({ call: `${method} ${path}`, status, body })
  }
  await world.rows('alter function begin_request_away rename to begin_request')
  // What is wrong with a request itself is said before the database is asked.
  const failed = answers.filter(({ status }) => status !== 400)
  expect(failed.length).toBeGreaterThan(30)
  for (const { call, status, body } of failed) {
    expect(status, call).toBe(500)
    expect(Object.keys(body).sort()).toEqual(['kind', 'message', 'msg', 'reason', 'request_id'])
    expect(JSON.stringify(body)).not.toMatch(/begin_request|select|function|\.ts/i)
  }
  expect((await partner.call('GET', '/rest/v1/notes')).status).toBe(200)
})

test('no address that somebody sends is ever fetched', async () => {
  let visits = 0
  const trap = createServer(() => (visits += 1)).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  const link = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/x.png`
  const partner = await world.aPerson('partner')
  const content = `<p><a href="${link}">${link}</a><img src="${link}"></p>`
  const title = `See ${link}`
  const sent = [
    ['notes', { title, content, google_drive_link: link, case_id: 'CASE-2026-009' }],
    ['cases', { case_id: 'CASE-2026-009', links: [link], description: link }],
    ['calendar_events', { title, description: link, event_date: '2026-11-21' }],
    ['partner_notes', { title, content }],
    ['community_chat', { message_text: link, client_id: someId }],
  ] as const
  for (const [table, draft] of sent) {
    const made = await partner.call('POST', `/rest/v1/${table}`, draft)
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 201 })
    expect((await partner.call('GET', `/rest/v1/${table}`)).status).toBe(200)
  }
  await world.deliver()
  expect(visits).toBe(0)
  trap.close()
})

test('a database that fails in the middle is told as a bug with a number and nothing else', async () => {
  const partner = await world.aPerson('partner')
  await world.rows('alter table notes rename to notes_away')
  const answer = await partner.call('GET', '/rest/v1/notes')
  await world.rows('alter table notes_away rename to notes')
  expect(answer.status).toBe(500)
  expect(Object.keys(answer.body).sort()).toEqual(['kind', 'message', 'msg', 'reason', 'request_id'])
  expect(JSON.stringify(answer.body)).not.toMatch(/notes|select|relation|\.ts/i)
  expect((await partner.call('GET', '/rest/v1/notes')).status).toBe(200)
})

const long = 'x'.repeat(2_000_000)
const wrong = [
  ...[undefined, null, '', ' ', 'x', long, 'a\u0007b', '\ud800', 'javascript:1', '2026-02-30', '1800-01-01'],
  ...[-1, 0, 1.234, 1.5, 1e15, Number.NaN, true, [], ['x', 'x'], Array.from({ length: 500 }, () => 'x')],
  ...[{}, { x: 1 }, [{ id: '', text: '' }]],
]

/** What a schema says of a body in which one field after the other holds something wrong. */
function complaintsAbout(schema: z.ZodMiniType): { path: string; message: string }[] {
  const { def } = schema as z.ZodMiniType & { def: { shape?: Record<string, unknown> } }
  const fields = Object.keys(def.shape ?? {})
  const bodies: unknown[] = [undefined, [], 'x', { unknown: 1 }]
  for (const field of fields) for (const value of wrong) bodies.push({ [field]: value })
  return bodies.flatMap(
    (body) =>
      z.safeParse(schema, body).error?.issues.map(({ path, message }) => ({
        path: path.map(String).join('.') || 'body',
        message,
      })) ?? [],
  )
}

const whole = {
  en: /^[\p{Lu}\d].* (is|are|must|needs|has) [^{}]*[^{}\s]$/u,
  bn: /^\p{Script=Bengali}[\p{Script=Bengali} -]* [^{}]*[^{}\s]।$/u,
}
/** What every call says of something wrong, each once: the same fields stand in many calls. */
function complaintsOfContract(): Map<string, { path: string; message: string }> {
  const parts = world.app.endpoints.flatMap(({ params, query, body }) => [params, query, body])
  // What the server reads is parsed by zod; the contract itself sees only the types.
  const schemas = parts.filter((part) => part !== undefined) as unknown as z.ZodMiniType[]
  expect(schemas.length).toBeGreaterThan(100)
  const found = new Map<string, { path: string; message: string }>()
  for (const schema of schemas)
    for (const one of complaintsAbout(schema)) found.set(`${one.path} ${one.message}`, one)
  return found
}

// Sentences that the specification words itself.
const specified = { en: complaintSentences, bn: bangla.complaintSentences }

test('every refused field of the contract is refused in a whole sentence that names it', () => {
  const refusal = new Refusal('invalid', 'request.invalid')
  const complaints = complaintsOfContract()
  expect(complaints.size).toBeGreaterThan(1000)
  for (const language of languages)
    for (const complaint of complaints.values()) {
      const { message, code } = wholeComplaint(complaint, refusal, language)
      if (code) expect(message).toMatch(whole[language])
      else expect(Object.values(specified[language]), complaint.path).toContain(message)
    }
  // Each field of each call is given 27 wrong things, one of them two million characters long.
}, 240_000)
