import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { aCertificate, type Certificate } from '../testing-nginx.ts'
import type { PushAddress } from './push.ts'

/** A browser of a test: where it is pushed to, and how it reads what comes. */
export interface TestBrowser extends PushAddress {
  read(body: Buffer): unknown
}

export interface Pushed {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export interface PushService {
  /** Host and port, as `PUSH_HOSTS` names it. */
  host: string
  ca: string
  /** What came, in order. */
  received: Pushed[]
  /** What it answers from now on. */
  answers(status: number): void
  browser(path?: string): TestBrowser
  close(): Promise<void>
}

/** A push service on this machine, over TLS with a certificate of its own. */
export async function pushService(certificate: Certificate = aCertificate()): Promise<PushService> {
  const received: Pushed[] = []
  let status = 201
  const server = createServer(
    { cert: certificate.chain, key: certificate.key },
    async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk)
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
      response.writeHead(status).end()
    },
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    ca: certificate.chain,
    received,
    answers: (next) => {
      status = next
    },
    browser: (path = randomBytes(8).toString('hex')) => aBrowser(`https://${host}/${path}`),
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** A browser with keys of its own at an address. */
export function aBrowser(endpoint: string): TestBrowser {
  const keys = createECDH('prime256v1')
  const p256dh = keys.generateKeys('base64url')
  const auth = randomBytes(16)
  return { endpoint, p256dh, auth: auth.toString('base64url'), read: (body) => opened(body, keys, auth) }
}

/** Opens a message as a browser does (RFC 8291 over RFC 8188), without the library that closed it. */
function opened(body: Buffer, keys: ECDH, auth: Buffer): unknown {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const derive = (key: Buffer, by: Buffer, info: Buffer | string, size: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, size))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  // Behind the text stands what ends the record.
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
}
