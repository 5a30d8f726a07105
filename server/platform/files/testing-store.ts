import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'

/*
 * An object store on this machine that answers as S3 does where the product asks: it believes nobody whose
 * Signature Version 4 it cannot calculate itself, lists in pages, and can be away, busy or silent.
 */

export interface Store {
  url: string
  objects: Map<string, Buffer>
  /** The settings that lead the product to it. */
  settings: Record<string, string>
  /** What is wrong with it from now on. */
  state: 'well' | 'refuses connections' | 'busy' | 'silent' | 'breaks off'
}

const bucket = 'firm'
const keys = { id: 'AKIAFIRM', secret: 'the/secret+of the firm' }
const pageSize = 3

export async function aStore(): Promise<Store> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => void answer(request, response))
  const store: Store = { url: '', objects, settings: {}, state: 'well' }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (store.state === 'refuses connections') return void request.socket.resetAndDestroy()
    if (store.state === 'silent') return
    if (store.state === 'busy') return complain(response, 503, 'SlowDown')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const complaint = complaintAbout(request, body)
    if (complaint) return complain(response, complaint === 'BadDigest' ? 400 : 403, complaint)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://store')
    const [, named, ...rest] = pathname.split('/')
    if (named !== bucket) return complain(response, 404, 'NoSuchBucket')
    const key = decodeURIComponent(rest.join('/'))
    if (key === '') return void response.end(request.method === 'HEAD' ? '' : listing(objects, searchParams))
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') objects.delete(key)
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    give(request, response, objects.get(key))
  }

  function give(request: IncomingMessage, response: ServerResponse, found: Buffer | undefined): void {
    if (!found) complain(response, 404, 'NoSuchKey')
    else if (request.method === 'PUT') response.end()
    else {
      response.writeHead(200, { 'content-length': found.length, 'last-modified': new Date(0).toUTCString() })
      if (request.method === 'HEAD') response.end()
      else if (store.state !== 'breaks off') response.end(found)
      else response.write(found.subarray(0, found.length / 2), () => request.socket.resetAndDestroy())
    }
  }

  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the store does not listen')
  store.url = `http://127.0.0.1:${address.port}`
  store.settings = {
    S3_ENDPOINT: store.url,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: keys.id,
    S3_SECRET_ACCESS_KEY: keys.secret,
  }
  return store
}

function complain(response: ServerResponse, status: number, code: string): void {
  const words = `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(words)
}

/** A page of what is kept, in order of keys, as ListObjectsV2 has it. */
function listing(objects: ReadonlyMap<string, Buffer>, search: URLSearchParams): string {
  const after = search.get('continuation-token') ?? ''
  const prefix = search.get('prefix') ?? ''
  const left = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort()
  const rows = left
    .slice(0, pageSize)
    .map(
      ([key, { length }]) =>
        `<Contents><Key>${key}</Key><Size>${length}</Size><LastModified>2026-01-01T00:00:00Z</LastModified></Contents>`,
    )
  const isCut = left.length > pageSize
  const next = isCut ? `<NextContinuationToken>${left[pageSize - 1]?.[0]}</NextContinuationToken>` : ''
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`
}

/** Why a request is not believed, by the public description of Signature Version 4. */
function complaintAbout(request: IncomingMessage, body: Buffer): string | undefined {
  const header = request.headers.authorization ?? ''
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, id, day = '', region = '', signed = '', signature] = given.exec(header) ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== keys.id) return 'InvalidAccessKeyId'
  const names = signed.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const hash = headerOf(request, 'x-amz-content-sha256')
  const headers = names.map((name) => `${name}:${headerOf(request, name)}\n`).join('')
  const canonical = [request.method, path, query.split('&').sort().join('&'), headers, signed, hash].join(
    '\n',
  )
  const moment = headerOf(request, 'x-amz-date')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = `AWS4-HMAC-SHA256\n${moment}\n${scope}\n${sha256(canonical)}`
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(keyed, `AWS4${keys.secret}`)
  if (keyed(key, toSign).toString('hex') !== signature || !moment.startsWith(day))
    return 'SignatureDoesNotMatch'
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const md5 = request.headers['content-md5']
  return md5 !== undefined && md5 !== createHash('md5').update(body).digest('base64')
    ? 'BadDigest'
    : undefined
}

const headerOf = ({ headers }: IncomingMessage, name: string) =>
  String(headers[name] ?? '')
    .trim()
    .replace(/ +/g, ' ')
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const keyed = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest()
