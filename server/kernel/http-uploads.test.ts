import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { type FastifyInstance, fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../../contract/kernel/endpoint.ts'
import { localFiles } from '../platform/files/local-files.ts'
import { formOf } from '../platform/files/testing-contents.ts'
import { contentDisposition } from './http-downloads.ts'
import { answerFailures } from './http-errors.ts'
import { bindUploads, onUpload } from './http-uploads.ts'
import { Refusal } from './refusal.ts'

const sendFile = endpoint({
  method: 'POST',
  path: '/storage/v1/object/test',
  summary: 'Takes a file and says what came',
  access: 'public',
  body: z.object({ title: z.string() }),
  form: { file: 'file', data: 'data' },
  reply: z.object({ name: z.string(), text: z.string(), title: z.string() }),
  refuses: [],
  creates: true,
})

const most = 200_000
const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }
let dataDir: string
let http: FastifyInstance
let admit: () => Promise<void>
let taken: number
/** What was logged as a failure. */
let failures: unknown[]

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sereshta-uploads-'))
  http = fastify()
  failures = []
  answerFailures(http, { ...silence, error: (...said) => void failures.push(said) })
  admit = async () => undefined
  taken = 0
  const how = {
    most,
    tooLarge: 'files.too_large',
    missing: 'files.missing',
  } as const
  const route = onUpload(
    sendFile,
    { ...how, admit: () => admit() },
    async (_open, { body }, { name, received }) => {
      taken += 1
      return { name, text: readFileSync(received.path, 'utf8').slice(0, 20), title: body.title }
    },
  )
  const transact = async () => Promise.reject(new Error('no database here'))
  const binding = {
    transact,
    read: transact,
    report: transact,
    readToken: async () => undefined,
    now: () => new Date(),
    takeRoom: () => undefined,
  }
  await bindUploads(http, [route], binding, localFiles(dataDir, 0).receive)
})
afterEach(async () => {
  await http.close()
  rmSync(dataDir, { recursive: true })
})

const data = { name: 'data', content: '{"title":"Resume"}' }
const file = (content: string | Buffer, file_name = 'a.txt') => ({ name: 'file', file_name, content })

const send = (...parts: Parameters<typeof formOf>[0]) =>
  http.inject({ method: 'POST', url: sendFile.path, ...formOf(parts) })

const left = () => readdirSync(join(dataDir, 'files', 'incoming'))

test('gives the handler the file and the parsed data, in either order, and removes what it does not keep', async () => {
  for (const parts of [
    [data, file('text')],
    [file('text'), data],
  ]) {
    const answer = await send(...parts)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({ name: 'a.txt', text: 'text', title: 'Resume' })
  }
  expect(left()).toEqual([])
})

test('counts the bytes themselves: the limit passes, one more does not, whatever length is claimed', async () => {
  expect((await send(data, file('x'.repeat(most)))).statusCode).toBe(201)
  const answer = await send(data, file('x'.repeat(most + 1)))
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ reason: 'files.too_large' })
  expect(left()).toEqual([])
})

test.each<[string, Parameters<typeof formOf>[0], number, string]>([
  ['without a file', [data], 400, 'files.missing'],
  [
    'with data that breaks its rules',
    [{ ...data, content: '{"title":1}' }, file('x')],
    400,
    'request.invalid',
  ],
  ['with data that is no JSON', [{ ...data, content: '{' }, file('x')], 400, 'request.invalid'],
  ['with two files', [data, file('x'), file('y')], 413, 'request.too_large'],
  ['under another part', [data, { ...file('x'), name: 'else' }], 400, 'request.invalid'],
  ['with a flood of parts', [...Array(20).fill(data), file('x')], 413, 'request.too_large'],
])('refuses a form %s', async (_what, parts, status, reason) => {
  const answer = await send(...parts)
  expect([answer.statusCode, answer.json().reason]).toEqual([status, reason])
  expect(taken).toBe(0)
})

test('refuses what is no form, and asks first whether anything may come', async () => {
  const json = await http.inject({ method: 'POST', url: sendFile.path, payload: { title: 'x' } })
  expect([json.statusCode, json.json().reason]).toEqual([415, 'files.not_a_form'])
  admit = () => Promise.reject(new Refusal('too_many', 'careers.too_many_tries', { retryAfter: 9 }))
  const early = await send(data, file('x'))
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '9'])
})

test('a form that ends in the middle is refused and leaves nothing', async () => {
  const { payload, headers } = formOf([data, file('x'.repeat(1000))])
  const half = payload.subarray(0, payload.length - 500)
  const answer = await http.inject({ method: 'POST', url: sendFile.path, payload: half, headers })
  expect([answer.statusCode, answer.json().reason]).toEqual([400, 'files.cut_off'])
  expect(left()).toEqual([])
})

test('a connection cut in the middle leaves nothing', async () => {
  const port = Number(new URL(await http.listen({ port: 0, host: '127.0.0.1' })).port)
  const { payload, headers } = formOf([data, file('x'.repeat(100_000))])
  const socket = connect(port, '127.0.0.1')
  const head = `POST ${sendFile.path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`
  socket.write(head)
  socket.write(payload.subarray(0, 50_000))
  await vi.waitUntil(() => readSafely().length === 1)
  socket.destroy()
  await vi.waitUntil(() => readSafely().length === 0)
  expect(taken).toBe(0)
})

test('without a length, or behind a false one, the stream is cut at the limit and the sender hears why', async () => {
  const url = await http.listen({ port: 0, host: '127.0.0.1' })
  const { payload, headers } = formOf([data, file('x'.repeat(most * 2))])
  const stream = new ReadableStream({
    start(controller) {
      for (let at = 0; at < payload.length; at += 16_384)
        controller.enqueue(payload.subarray(at, at + 16_384))
      controller.close()
    },
  })
  const answer = await fetch(url + sendFile.path, { method: 'POST', headers, body: stream, duplex: 'half' })
  expect(answer.status).toBe(413)
  expect(left()).toEqual([])
})

function readSafely(): string[] {
  try {
    return left()
  } catch {
    return []
  }
}

test.each([
  ['plan.pdf', 'attachment; filename="plan.pdf"'],
  ['a"b\\c.pdf', 'attachment; filename="a_b_c.pdf"; filename*=UTF-8\'\'a%22b%5Cc.pdf'],
  ['a\r\nX: 1.pdf', 'attachment; filename="a__X: 1.pdf"; filename*=UTF-8\'\'a%0D%0AX%3A%201.pdf'],
  [
    'রায় (১).pdf',
    'attachment; filename="____ (_).pdf"; filename*=UTF-8\'\'%E0%A6%B0%E0%A6%BE%E0%A6%AF%E0%A6%BC%20%28%E0%A7%A7%29.pdf',
  ],
  ["it's 100%.txt", "attachment; filename=\"it's 100_.txt\"; filename*=UTF-8''it%27s%20100%25.txt"],
])('names a saved file %j for every browser', (name, header) => {
  expect(contentDisposition('attachment', name)).toBe(header)
})

const boundaries = fc.oneof(
  fc.constantFrom(
    '',
    'boundary',
    'boundary=',
    'boundary=""',
    'boundary="',
    `boundary=${'x'.repeat(257)}`,
    'Boundary=x',
    'boundary=x; boundary=y',
  ),
  fc.string({ maxLength: 300 }).map((text) => `boundary=${text}`),
)
const partHeaders = fc.oneof(
  fc.constantFrom(
    'Content-Disposition: form-data; name="data"',
    'Content-Disposition: form-data; name="file"; filename="a.txt"',
    'Content-Disposition: form-data; name="file"; filename*=UTF-8\'\'%ff',
    'Content-Disposition: form-data; name="__proto__"',
    'Content-Disposition: form-data',
    'Content-Disposition:',
    'Content-Type: text/plain; charset=nothing',
    'Content-Type: application/json',
    'Content-Type: ;;',
    'Content-Transfer-Encoding: base64',
    `X-Long: ${'x'.repeat(90_000)}`,
    ':',
  ),
  fc.string({ maxLength: 60 }),
)

test('no header of a form or of its parts is a failure of ours', async () => {
  const property = fc.asyncProperty(
    boundaries,
    fc.array(partHeaders, { maxLength: 4 }),
    async (boundary, headers) => {
      const type = `multipart/form-data; ${boundary}`.replaceAll(/[^\x20-\x7e]/g, '?')
      const payload = `--x\r\n${headers.join('\r\n')}\r\n\r\n{"title":"a"}\r\n--x--\r\n`
      const answer = await http.inject({
        method: 'POST',
        url: sendFile.path,
        headers: { 'content-type': type },
        payload,
      })
      expect(answer.statusCode).toBeLessThan(500)
    },
  )
  await fc.assert(property, { numRuns: 1000, seed: 20261122 })
  expect([failures, left()]).toEqual([[], []])
})

test.for(['', `boundary=${'x'.repeat(257)}`])('a form with %j for its boundary is none', async (boundary) => {
  const headers = { 'content-type': `multipart/form-data; ${boundary}` }
  const answer = await http.inject({ method: 'POST', url: sendFile.path, headers, payload: '--x--' })
  expect([answer.statusCode, answer.json().reason, failures]).toEqual([400, 'files.not_a_form', []])
})
