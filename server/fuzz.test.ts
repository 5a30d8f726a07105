import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Endpoint } from '../contract/kernel/endpoint.ts'
import { secretsIn } from '../tools/log-secrets.ts'
import { encodeCursor } from './kernel/cursor.ts'
import { makeLog } from './kernel/log.ts'
import { jsonSchemaOf } from './kernel/openapi.ts'
import { aWorld, type Caller, type World } from './kernel/testing.ts'
import * as contents from './platform/files/testing-contents.ts'

/*
 * Every call is sent what its own schema describes, and in the same breath what no schema foresees: in its address,
 * its headers, its body and its form. Whatever comes, the answer is a reply or a named refusal, never a failure of
 * ours, and nothing of what was sent is in the log. FUZZ_SEED and FUZZ_RUNS widen the search by hand.
 */

const seed = Number(process.env.FUZZ_SEED ?? 20261121)
const numRuns = Number(process.env.FUZZ_RUNS ?? 25)

let world: World
/** Ids of rows that are there, so that a call also gets past its first look-up. */
const ids: string[] = []
/** All that a process would log, of every level. */
const logged: string[] = []

beforeAll(async () => {
  world = await aWorld({}, { log: makeLog('trace', { write: (line) => void logged.push(line) }) })
  const associate = await world.aPerson('associate')
  ids.push(associate.user_id)
  for (let count = 0; count < 5; count++) {
    const { body } = await associate.call('POST', '/rest/v1/notes', {
      title: 'Writ petition',
      case_id: 'CASE-2026-001',
    })
    ids.push(body.id)
  }
})
afterAll(() => world.end())

type Json = Record<string, unknown>

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    -1,
    0,
    0.001,
    1e15,
    1e308,
    2 ** 53,
    '',
    ' ',
    '%',
    '_',
    '\\',
    "' or 1=1 --",
    '0',
    '-1',
    '1e309',
    'NaN',
    '2026-02-30',
    '0000-01-01',
    '99999-12-31',
    '2026-13',
    '24:00',
    'null',
    '\u0000',
    'a\ud800b',
    '\u202e\u200b',
    'খতিয়ান ১২৩',
    '👩‍⚖️'.repeat(600),
    'x'.repeat(20_000),
    'javascript:alert(1)',
    '//evil.example',
    '../../etc/passwd',
    '<p><img src=x onerror=alert(1)>',
    [],
    {},
    [[[[[[]]]]]],
    { $gt: '' },
    { constructor: { prototype: { polluted: true } } },
  ),
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
)

function anyOf(schema: Json): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fittingOf(schema) }, { weight: 1, arbitrary: strange })
}

/** Values that a JSON schema describes, roughly: its limits are left to chance. */
function fittingOf(schema: Json): fc.Arbitrary<unknown> {
  const either = (schema.anyOf ?? schema.oneOf) as Json[] | undefined
  if (either) return fc.oneof(...either.map(fittingOf))
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return fc.array(anyOf((schema.items as Json | undefined) ?? {}), { maxLength: 4 })
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer())
    case 'number':
      return fc.oneof(
        fc.integer({ min: 0, max: 2400 }).map((cents) => cents / 100),
        fc.double({ noNaN: true }),
      )
    case 'null':
      return fc.constant(null)
    case 'string':
      return textOf(schema)
    default:
      return fc.oneof(textOf({}), fc.constantFrom(true, 1, '2026-11-21', '10:30'))
  }
}

function textOf({ format }: Json): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'date') return fc.constantFrom('2026-11-21', '2024-02-29', '1900-01-01', '2199-12-31')
  return fc.oneof(
    fc.constantFrom(
      '2026-11',
      '10:30',
      'CASE-2026-001',
      'Corporate',
      'a@firm.example',
      'all',
      'A title',
      '7/7',
    ),
    fc.string({ maxLength: 30 }),
    fc.constantFrom('a\u0000b', 'a\ud800b', '%', '2026-02-30', '0000-01', '<p>x</p>'),
    fc.constantFrom(...ids),
  )
}

/** Half of the objects fit, so that a call is also gone through to its end. */
function objectOf(schema: Json): fc.Arbitrary<Json> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Json>)
  const requiredKeys = (schema.required ?? []) as string[]
  const record = (arbitrary: (property: Json) => fc.Arbitrary<unknown>) =>
    fc.record(Object.fromEntries(properties.map(([name, property]) => [name, arbitrary(property)])), {
      requiredKeys,
    })
  const more = fc.constantFrom('__proto__', 'constructor', 'user_id', 'role', 'is_archived', 'id')
  const odd = fc.tuple(record(anyOf), more, strange).map(([object, name, value]) => {
    const all: Json = { ...object }
    Object.defineProperty(all, name, { value, enumerable: true, configurable: true })
    return all
  })
  return fc.oneof(record(fittingOf), odd)
}

interface Sent {
  params: Json
  query: Json
  body: unknown
  more: string
  headers: Record<string, string>
}

/** What may stand behind a proper query. */
const tails = [
  '&__proto__=1',
  '&constructor[prototype]=1',
  '&limit=1&limit=2',
  '&%',
  '&after=%00',
  `&x=${'y'.repeat(3000)}`,
]

const oddHeaders: Record<string, string>[] = [
  { 'idempotency-key': 'x'.repeat(5000) },
  { 'idempotency-key': '__proto__' },
  { 'idempotency-key': ' ' },
  { authorization: 'Bearer __proto__' },
  { authorization: 'Basic eDp4' },
  { accept: 'text/html;q=NaN' },
  { range: 'bytes=9-1' },
  { 'if-none-match': '"'.repeat(99) },
  { origin: 'null' },
  { host: 'evil.example:99999' },
  { 'user-agent': '\u00ff'.repeat(900) },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
  { 'accept-encoding': '*;q=9' },
  { expect: '200-maybe' },
  ...[
    '',
    'text/plain',
    'application/json; charset=utf-7',
    'application/merge-patch+json',
    'application/json;;',
    'x/y',
  ].map((type) => ({ 'content-type': type })),
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=__proto__' },
]

function requestOf({ params, query, body }: Endpoint): fc.Arbitrary<Sent> {
  const part = (schema: Endpoint['body']) =>
    schema ? fittingOf(jsonSchemaOf(schema, 'input')) : fc.constant({})
  const seldom = <T>(usual: T, odd: readonly T[]) =>
    fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...odd) })
  return fc.record({
    params: part(params) as fc.Arbitrary<Json>,
    query: part(query) as fc.Arbitrary<Json>,
    body: body
      ? fc.oneof({ weight: 5, arbitrary: part(body) }, { weight: 1, arbitrary: strange })
      : fc.constant(undefined),
    more: seldom('', tails),
    headers: seldom({}, oddHeaders),
  })
}

function addressOf(path: string, params: Json, query: Json): string {
  const place = (_: string, name: string) => encodeURIComponent(wellFormed(params[name] ?? 'x')) || 'x'
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, wellFormed(value)]))
  return `${path.replace(/[:*](\w+)/g, place)}?${asked}`
}

/** An address cannot carry half a character; a body can. */
function wellFormed(value: unknown): string {
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed().slice(0, 4000)
}

/** The bytes of a request, with what says which kind they are. */
function payloadOf(
  { method, form }: Endpoint,
  body: unknown,
): { payload?: unknown; headers: Record<string, string> } {
  if (method === 'GET' || body === undefined) return { headers: {} }
  const text = JSON.stringify(body)
  if (!form) return { payload: text, headers: { 'content-type': 'application/json' } }
  const file = { name: form.file, file_name: 'a.pdf', content: contents.pdf }
  return contents.formOf([...(form.data ? [{ name: form.data, content: text }] : []), file])
}

/** Sends one request, and says what was wrong with the answer to it; nothing when it was a reply or a named refusal. */
async function faultIn(caller: Caller, endpoint: Endpoint, sent: Sent): Promise<string | undefined> {
  const { method, path } = endpoint
  const address = addressOf(path, sent.params, sent.query) + sent.more
  const { payload, headers } = payloadOf(endpoint, sent.body)
  const answer = await caller.call(method, address, payload, { ...headers, ...sent.headers })
  const isRefusal = answer.status >= 400
  const id: unknown = isRefusal ? undefined : answer.body?.id
  if (typeof id === 'string' && ids.length < 400) ids.push(id)
  const words: unknown = answer.body?.message ?? answer.body?.msg
  const isNamed = typeof words === 'string' && !isOfTheLibrary(answer.body.fields)
  if (answer.status < 500 && (!isRefusal || isNamed)) return undefined
  return `${method} ${address} ${JSON.stringify(sent).slice(0, 400)} → ${answer.status} ${JSON.stringify(answer.body)}`
}

/** What is said of a field names what is wanted, in our words. */
function isOfTheLibrary(fields: { path: string; message: string }[] = []): boolean {
  return fields.some(
    ({ path, message }) => path === '' || /\b(Invalid|expected|received|Too (small|big))\b/.test(message),
  )
}

test('whatever is sent, there is a named answer to it, from every call and for everybody', async () => {
  const faults: string[] = []
  for (const endpoint of world.app.endpoints) {
    if (endpoint.path.startsWith('/realtime/')) continue
    // Signing out is among the calls, so each is met by people of its own.
    const partner = await world.aPerson('partner')
    const associate = await world.aPerson('associate')
    const { access } = endpoint
    const staff = access === 'staff' ? [associate, partner] : [partner]
    const callers = access === 'public' ? [world.nobody] : staff
    await fc.assert(
      fc.asyncProperty(requestOf(endpoint), fc.constantFrom(...callers), async (request, caller) => {
        const fault = await faultIn(caller, endpoint, request)
        if (fault) faults.push(fault)
      }),
      { seed, numRuns },
    )
  }
  expect(faults).toEqual([])
  expect(({} as Json).polluted).toBeUndefined()
  expect(logged.length).toBeGreaterThan(500)
  expect(secretsIn(logged, ['A title', 'CASE-2026-001', '<p>', 'or 1=1', 'xxxxxxxx', 'a\\u0000'])).toEqual([])
  expect(ids.length, 'some of what was made was right').toBeGreaterThan(40)
}, 400_000)

test('a cursor of days and moments that no calendar has fails no list', async () => {
  const partner = await world.aPerson('partner')
  const [id] = ids
  const never = [
    ['0000-00-00T00:00:00Z', id],
    ['2026-02-30T00:00:00Z', id],
    ['2026-02-30', id],
    ['0000-00-00', '10:00:00', id],
    ['2026-11-21', '25:00:00', id],
    ['CASE-2026-001', '0', '2026-99-99', id],
  ].map((values) => encodeCursor(values.map(String)))
  for (const { method, path, query } of world.app.endpoints) {
    if (!query || !('after' in ((jsonSchemaOf(query, 'input').properties ?? {}) as Json))) continue
    for (const after of never) {
      const asked = { user_id: partner.user_id, day: '2026-11-21', month: '2026-11', after }
      const { status } = await partner.call(method, addressOf(path, { id }, asked))
      expect(status, `${path} ${after}`).toBeLessThan(500)
    }
  }
})

test('a body that is all brackets is refused by name', async () => {
  const associate = await world.aPerson('associate')
  const body = `{"case_id":${'['.repeat(50_000)}${']'.repeat(50_000)}}`
  const json = { 'content-type': 'application/json' }
  const refused = await associate.call('POST', '/rest/v1/cases', body, json)
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toContainEqual(
    expect.objectContaining({ path: 'case_id', message: 'Case ID must not be nested that deep' }),
  )
})
