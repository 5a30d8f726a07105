import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aWorld, type TestPerson, type World } from './kernel/testing.ts'

/*
 * Who may not make a call at all is told so before a byte of its body is looked at, whatever is sent: a body that is
 * no JSON, one that is too large, one that never comes.
 */

let world: World
/** Somebody of the firm who holds no right at all. */
let bare: TestPerson
let partner: TestPerson
let left: TestPerson
let site: string
beforeAll(async () => {
  world = await aWorld()
  await world.rows(`insert into role_rights values ('without rights', '{}')`)
  bare = await world.aPerson('without rights')
  partner = await world.aPerson('partner')
  left = await world.aPerson('partner')
  await world.rows('update users set deactivated_at = now() where id = $1', [left.user_id])
  site = await world.app.http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => world.end())

const closed = () =>
  world.app.endpoints.filter(({ access, body, form }) => access !== 'public' && (body ?? form) !== undefined)
/** Also those that take no body: what is sent all the same is looked at by nobody who may not make them. */
const byRight = () =>
  world.app.endpoints.filter(
    ({ method, access }) => method !== 'GET' && access !== 'public' && access !== 'staff',
  )
const at = (path: string) => path.replace(/:\w+/g, '0190a6b2-0000-7000-8000-000000000001')

const json = 'application/json'
const bodies = [
  { what: 'that is no JSON', type: json, body: '{"a": ' },
  { what: 'of 3 MB', type: json, body: JSON.stringify({ a: 'x'.repeat(3_000_000) }) },
  { what: 'that is no form', type: 'multipart/form-data; boundary=x', body: '--y\r\nnonsense' },
  { what: 'of a type that nobody takes', type: 'application/xml', body: '<a/>' },
]

it.each(bodies)('a stranger is told to sign in, whatever they send: a body $what', async ({ type, body }) => {
  expect(closed().length).toBeGreaterThan(40)
  for (const { method, path } of closed()) {
    const answer = await world.nobody.call(method, at(path), body, { 'content-type': type })
    expect([answer.status, answer.body.fields], `${method} ${path}`).toEqual([401, undefined])
  }
})

it.each(bodies)(
  'who lacks the right is told so, whatever they send: a body $what',
  async ({ type, body }) => {
    expect(byRight().length).toBeGreaterThan(15)
    for (const { method, path } of byRight()) {
      const refused = await bare.call(method, at(path), body, { 'content-type': type })
      expect([refused.status, refused.body.reason], `${method} ${path}`).toEqual([
        403,
        'rights.partners_only',
      ])
      const gone = await left.call(method, at(path), body, { 'content-type': type })
      expect([gone.status, gone.body.reason], `${method} ${path}`).toEqual([401, 'session.ended'])
      const read = await partner.call(method, at(path), body, { 'content-type': type })
      expect([400, 413, 415], `${method} ${path}`).toContain(read.status)
    }
  },
)

it('what is wrong with an address or a question is told to nobody who may not ask it', async () => {
  const asking = world.app.endpoints.filter(
    ({ method, access, params, query }) =>
      method === 'GET' && access !== 'public' && access !== 'staff' && (params ?? query) !== undefined,
  )
  expect(asking.length).toBeGreaterThan(10)
  for (const { path } of asking) {
    const address = `${path.replace(/:\w+/g, 'nonsense')}?limit=nonsense&year=nonsense&user_id=nonsense`
    expect((await bare.call('GET', address)).status, path).toBe(403)
  }
  expect((await partner.call('GET', '/rest/v1/meetings?limit=nonsense')).status).toBe(400)
})

it('nobody waits for the body of a call that is refused anyway', async () => {
  const calls = [
    ['/rest/v1/financial_statements', undefined, 401],
    ['/rest/v1/financial_statements', bare, 403],
    ['/storage/v1/object/chat-files', undefined, 401],
  ] as const
  for (const [path, who, status] of calls) {
    const sending = promise(path, who, 60_000_000)
    const [answer] = await once(sending, 'response')
    expect([answer.statusCode, JSON.parse(await text(answer)).kind], path).toEqual([
      status,
      status === 401 ? 'unauthenticated' : 'forbidden',
    ])
    sending.destroy()
  }
})

/** A call that says how much it is going to send, and has sent nothing yet. */
function promise(path: string, who: TestPerson | undefined, bytes: number): ClientRequest {
  const type = path.startsWith('/storage') ? 'multipart/form-data; boundary=x' : json
  const headers = {
    'content-type': type,
    'content-length': bytes,
    ...(who ? { authorization: `Bearer ${who.token}` } : {}),
  }
  const sending = request(site + path, { method: 'POST', headers })
  sending.on('error', () => undefined)
  sending.flushHeaders()
  return sending
}
