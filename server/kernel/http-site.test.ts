import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Language, languages } from '../../contract/kernel/languages.ts'
import { pagePaths } from '../../contract/pages.ts'
import { aWorld, type World } from './testing.ts'

const documents = languages.flatMap((language) => [
  [`pages/${language}/unknown.html`, page('Sereshta', language)],
  ...pagePaths.map((path) => [pageFile(path, language), page(path, language)]),
])
const files: Record<string, string> = {
  ...Object.fromEntries(documents),
  'prefetch.js': 'prefetch()',
  'assets/app-Bq1.js': 'start()',
}
function pageFile(path: string, language: Language): string {
  return `pages/${language}/${path === '/' ? 'dashboard' : path.slice(1)}.html`
}
function page(title: string, language: Language = 'en'): string {
  return `<!doctype html><html lang="${language}"><title>${title}</title>`
}

let around: string
let folder: string
let world: World

beforeAll(async () => {
  around = mkdtempSync(join(tmpdir(), 'sereshta-web-'))
  folder = join(around, 'web')
  const folders = ['caselist', 'diary'].flatMap((name) => [`pages/en/${name}`, `pages/bn/${name}`])
  for (const name of ['assets', ...folders]) mkdirSync(join(folder, name), { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(folder, '.secret'), 'secret')
  writeFileSync(join(around, 'outside.txt'), 'secret')
  world = await aWorld({ FIRM_NAME: 'Rahman & Co', COST_CURRENCY: 'EUR' }, { web: folder })
})
afterAll(async () => {
  await world.end()
  rmSync(around, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.http.inject({ method: 'GET', url, headers })

test.for([...pagePaths, '/?tab=logs&month=2026-11', '/auth?token_hash=x', '/career?from=mail'])(
  '%s shows its page, asked for anew each time',
  async (path) => {
    const answer = await get(path)
    const [plain = ''] = path.split('?')
    expect([answer.statusCode, answer.body]).toEqual([200, page(plain)])
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  },
)

test.for(['/nowhere', '/auth/nowhere', '/index', '/caselist/1', '/rest', '/.secret', '/..%2foutside.txt'])(
  '%s shows the page with status 404',
  async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.body]).toEqual([404, page('Sereshta')])
  },
)

test('a page comes in the language that was chosen on the device, and no cache mixes them up', async () => {
  const bangla = { cookie: 'sereshta_theme=dark; sereshta_language=bn', 'accept-language': 'en' }
  for (const path of pagePaths) {
    const answer = await get(path, { ...bangla, 'accept-encoding': 'br' })
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(page(path, 'bn'))
    expect(answer.headers.vary).toBe('Cookie, Accept-Language, accept-encoding')
  }
  const unknown = await get('/nowhere', bangla)
  expect([unknown.statusCode, unknown.body]).toEqual([404, page('Sereshta', 'bn')])
  expect(unknown.headers.vary).toContain('Cookie, Accept-Language')
})

test('strangers are answered in the language of their browser, everybody else in the firm’s', async () => {
  const headers = { 'accept-language': 'bn-BD,bn;q=0.9,en;q=0.8' }
  for (const path of pagePaths) {
    const language = path === '/auth' || path === '/career' ? 'bn' : 'en'
    expect((await get(path, headers)).body).toBe(page(path, language))
  }
  const other = await aWorld({ FIRM_LANGUAGE: 'bn' }, { web: folder })
  const answers = ['/', '/auth', '/nowhere'].map((url) => other.app.http.inject({ url }))
  for (const answer of await Promise.all(answers)) expect(answer.body).toContain('lang="bn"')
  await other.end()
})

test('an unknown page never counts as unchanged', async () => {
  const { headers } = await get('/')
  const etag = String(headers.etag)
  expect((await get('/', { 'if-none-match': etag })).statusCode).toBe(304)
  const unknown = await get('/nowhere', { 'if-none-match': etag })
  expect([unknown.statusCode, unknown.body]).toEqual([404, page('Sereshta')])
})

test.for(['/rest/v1/nothing', '/auth/v1/nothing', '/api/nothing', '/assets/app-old.js', '/assets/'])(
  '%s answers a refusal',
  async (path) => {
    const answer = await get(path)
    expect([answer.statusCode, answer.json().reason]).toEqual([404, 'request.unknown_address'])
    // It may be there in a moment: nobody in between keeps that it was not.
    expect(answer.headers['cache-control']).toBe('no-store')
  },
)

test('an address that cannot be read is refused under the same headers as everything else', async () => {
  const { statusCode, headers } = await get('/%ff')
  expect([statusCode, headers['cache-control'], headers['x-content-type-options']]).toEqual([
    400,
    'no-store',
    'nosniff',
  ])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('writing to a page is a refusal, not a page', async () => {
  const answer = await world.nobody.call('POST', '/archive', {})
  expect([answer.status, answer.body.reason]).toEqual([404, 'request.unknown_address'])
})

test.for(['/assets/app-Bq1.js', '/prefetch.js', '/'])(
  '%s comes compressed as the browser likes it',
  async (path) => {
    const plain = await get(path)
    const brotli = await get(path, { 'accept-encoding': 'gzip, br' })
    const gzip = await get(path, { 'accept-encoding': 'gzip' })
    expect([brotli.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(brotli.headers['content-type']).toBe(plain.headers['content-type'])
    expect(brotli.headers['cache-control']).toBe(plain.headers['cache-control'])
    expect(brotli.headers.vary).toContain('accept-encoding')
  },
)

test('a file whose name carries its content is kept for a year', async () => {
  expect((await get('/assets/app-Bq1.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  expect((await get('/prefetch.js')).headers['cache-control']).toBe('no-cache')
})

test('the firm tells its name, zone and currencies, and its own day', async () => {
  world.clock.set('2026-11-21T18:00:00.000Z')
  expect((await get('/api/firm')).json()).toEqual({
    firm_name: 'Rahman & Co',
    firm_email: 'careers@localhost.example',
    time_zone: 'Asia/Dhaka',
    cost_currency: 'EUR',
    statement_currency: 'BDT',
    outbox: true,
    today: '2026-11-22',
  })
})

test('the outbox is shown only on this machine and without a mail server', async () => {
  for (const environment of [{ PUBLIC_URL: 'https://office.example' }, { SMTP_URL: 'smtp://localhost' }]) {
    const other = await aWorld(environment)
    expect((await other.nobody.call('GET', '/api/firm')).body.outbox).toBe(false)
    await other.end()
  }
})

test('without a built web the pages say so', async () => {
  const other = await aWorld({}, { web: join(folder, 'nothing') })
  const answer = await other.nobody.call('GET', '/')
  expect([answer.status, answer.body]).toEqual([404, 'The web is not built yet: npm start builds it.\n'])
  await other.end()
})
