import { afterEach, beforeEach, expect, test } from 'vitest'
import { aWorld, type World } from './testing.ts'

let world: World
const end = () => world.end()

/** A world with one call that answers what it was sent. */
async function open(environment: Record<string, string> = {}): Promise<void> {
  world = await aWorld(environment)
  world.app.http.post('/rest/v1/echo', async (request) => ({ got: request.body ?? null }))
}

beforeEach(() => open())
afterEach(end)

const from = (origin: string) => world.nobody.call('POST', '/rest/v1/echo', { a: 1 }, { origin })

test('every answer carries the whole policy, also a refusal', async () => {
  const answers = [
    await world.nobody.call('POST', '/rest/v1/echo', {}),
    await world.nobody.call('GET', '/no/such/page'),
    await world.nobody.call('POST', '/rest/v1/echo', {}, { origin: 'https://evil.example' }),
  ]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=()')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['strict-transport-security']).toBeUndefined()
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "worker-src 'self'",
      "style-src 'self'",
      "img-src 'self' blob: data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default sereshta ProseMirrorClipboard',
    ])
  }
})

test('calls are never kept by a cache', async () => {
  expect((await from('http://localhost:3000')).headers['cache-control']).toBe('no-store')
})

test.each([
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;charset="latin1"' },
])('JSON that says it is %j is not read', async (headers) => {
  const answer = await world.nobody.call('POST', '/rest/v1/echo', '{"a":1}', {
    'content-type': 'application/json',
    ...headers,
  })
  expect([answer.status, answer.body.reason]).toEqual([415, 'request.not_json'])
})

test.each([
  { 'content-encoding': 'identity' },
  { 'content-type': 'application/json; charset=UTF-8' },
  { 'content-type': 'application/json; charset="utf8"' },
  { 'content-type': 'application/json' },
])('JSON that says it is %j is read', async (headers) => {
  const json = { 'content-type': 'application/json', ...headers }
  const answer = await world.nobody.call('POST', '/rest/v1/echo', '{"a":1}', json)
  expect(answer.body).toEqual({ got: { a: 1 } })
})

test('a site behind TLS tells browsers to stay there', async () => {
  await end()
  await open({ PUBLIC_URL: 'https://office.example' })
  const { headers } = await world.nobody.call('POST', '/rest/v1/echo', {})
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

test.for([
  'https://evil.example',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://localhost.evil.example:3000',
  'null',
])('a change from %s is refused', async (origin) => {
  const answer = await from(origin)
  expect([answer.status, answer.body.reason]).toEqual([403, 'request.foreign_origin'])
})

test('a change from our own pages, by any name of this machine, or from a program is let through', async () => {
  expect((await from('http://localhost:3000')).status).toBe(200)
  expect((await from('http://127.0.0.1:3000')).status).toBe(200)
  expect((await world.nobody.call('POST', '/rest/v1/echo', {})).status).toBe(200)
})

test('a site with a name of its own does not answer to the names of this machine', async () => {
  await end()
  await open({ PUBLIC_URL: 'https://office.example' })
  expect((await from('https://office.example')).status).toBe(200)
  expect((await from('https://localhost')).status).toBe(403)
})

test.for([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
])('a body of %s is not read', async (type) => {
  const headers = { 'content-type': type }
  const answer = await world.app.http.inject({ method: 'POST', url: '/rest/v1/echo', headers, payload: '{}' })
  expect([answer.statusCode, answer.json().reason]).toEqual([415, 'request.not_json'])
})

test('no body at all is fine where JSON was announced', async () => {
  const headers = { 'content-type': 'application/json;charset=UTF-8' }
  const answer = await world.app.http.inject({ method: 'POST', url: '/rest/v1/echo', headers })
  expect([answer.statusCode, answer.json()]).toEqual([200, { got: null }])
})

test('a body that is no JSON, or that reaches for the prototype, is refused', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const payload of ['{', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"a":1}}}']) {
    const answer = await world.app.http.inject({ method: 'POST', url: '/rest/v1/echo', headers, payload })
    expect([answer.statusCode, answer.json().reason]).toEqual([400, 'request.invalid'])
  }
})

test('text in another coding than UTF-8 is refused, and of a key that comes twice the last counts', async () => {
  const headers = { 'content-type': 'application/json' }
  const echo = (payload: Buffer) =>
    world.app.http.inject({ method: 'POST', url: '/rest/v1/echo', headers, payload })
  for (const bytes of [
    [0xff],
    [0xc3, 0x28],
    [0xe0, 0x80, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf5, 0x80, 0x80, 0x80],
  ]) {
    const answer = await echo(Buffer.from([0x22, ...bytes, 0x22]))
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      [{ path: 'body', message: 'Body must be UTF-8', code: 'utf8', values: {} }],
    ])
  }
  expect((await echo(Buffer.from('{"a":"খতিয়ান 😀","a":"\ufffd"}'))).json()).toEqual({ got: { a: '\ufffd' } })
})

test('a body of 1 MiB of text fits, one above 1.25 MiB does not', async () => {
  const fits = await world.nobody.call('POST', '/rest/v1/echo', { content: 'x'.repeat(1024 * 1024) })
  expect(fits.status).toBe(200)
  const large = await world.nobody.call('POST', '/rest/v1/echo', { content: 'x'.repeat(1.25 * 1024 * 1024) })
  expect([large.status, large.body.reason]).toEqual([413, 'request.too_large'])
})
