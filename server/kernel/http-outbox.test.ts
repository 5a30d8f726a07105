import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMailer } from '../platform/mail/mailer.ts'
import { systemClock } from './clock.ts'
import { aWorld, type World } from './testing.ts'

let folder: string
let world: World

async function open(environment: Record<string, string> = {}): Promise<void> {
  world = await aWorld({ DATA_DIR: folder, ...environment })
  const mailer = openMailer({ ...world.settings, SMTP_URL: undefined }, systemClock, () => undefined)
  const action = { label: 'Confirm', link: 'http://localhost:3000/auth?token_hash=abc&type=signup' }
  const letter = { subject: '<b>Confirm</b>', paragraphs: ['<script>alert(1)</script>'], action }
  await mailer.send({ letter, to: 'nusrat@firm.example', id: 'one' })
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sereshta-outbox-'))
  await open()
})
afterEach(async () => {
  await world.end()
  rmSync(folder, { recursive: true })
})

const look = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  world.app.http.inject({ url: '/outbox', headers: { host: 'localhost:3000', ...headers }, remoteAddress })

test('the person at this machine reads the mails and follows their links', async () => {
  const answer = await look()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.body).toContain('To nusrat@firm.example')
  expect(answer.body).toContain('<a href="http://localhost:3000/auth?token_hash=abc&#38;type=signup">')
  expect(answer.body).toContain('&#60;b&#62;Confirm')
  expect(answer.body).not.toMatch(/<(script|b|style)\b/)
})

test('the page brings its style as a file, as the policy wants', async () => {
  const [, href] = /<link rel="stylesheet" href="([^"]+)">/.exec((await look()).body) ?? []
  const style = await world.app.http.inject({ url: href ?? '' })
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
})

test('nobody else finds it: not from outside, not through a proxy, not by another name', async () => {
  for (const answer of [
    await look({}, '192.0.2.7'),
    await look({ 'x-forwarded-for': '127.0.0.1' }),
    await look({ forwarded: 'for=127.0.0.1' }),
    await look({ host: 'evil.example:3000' }),
    await look({ host: 'localhost.evil.example' }),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('token_hash')
  }
})

test.for([
  'X-Forwarded-For: 127.0.0.1',
  'X-Forwarded-Proto: http',
  'X-Forwarded-Host: localhost',
  'X-Real-IP: 127.0.0.1',
  'Forwarded: for=127.0.0.1',
  'Via: 1.1 proxy',
  'True-Client-IP: 127.0.0.1',
  'CF-Connecting-IP: 127.0.0.1',
  'X-Client-IP: 127.0.0.1',
  'Connection: close',
  'Ngrok-Trace-Id: 1',
  'WL-Proxy-Client-IP: 192.0.2.7',
  'Connection: TE, Close',
  'HTTP/1.0',
])(
  'what comes through a proxy with our own name that shows itself by %s finds neither it nor the metrics',
  async (sign) => {
    const { port } = new URL(await world.app.http.listen({ port: 0, host: '127.0.0.1' }))
    const ask = async (path: string, version: string, headers: readonly string[]) => {
      const socket = connect(Number(port), '127.0.0.1')
      const opening = [`GET ${path} HTTP/${version}`, 'Host: localhost:3000', ...headers]
      socket.write(`${opening.join('\r\n')}\r\n\r\n`)
      const [answer] = await once(socket.setEncoding('utf8'), 'data')
      socket.destroy()
      return Number(String(answer).split(' ')[1])
    }
    for (const path of ['/outbox', '/metrics']) {
      expect(await ask(path, '1.1', [])).toBe(200)
      const seen = sign === 'HTTP/1.0' ? await ask(path, '1.0', []) : await ask(path, '1.1', [sign])
      expect([path, seen]).toEqual([path, 404])
      expect(await ask(`http://evil.example${path}`, '1.1', [])).toBe(404)
    }
  },
)

test('it is gone when the site is public or a server sends the mails', async () => {
  for (const environment of [{ PUBLIC_URL: 'https://office.example' }, { SMTP_URL: 'smtp://127.0.0.1:1' }]) {
    await world.end()
    await open(environment)
    expect((await look()).statusCode).toBe(404)
  }
})
