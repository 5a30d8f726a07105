import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePaths } from '../../contract/pages.ts'
import { aWorld, type World } from './testing.ts'

let folder: string
let world: World

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sereshta-web-'))
  mkdirSync(join(folder, 'pages/en'), { recursive: true })
  writeFileSync(join(folder, 'pages/en/unknown.html'), '<!doctype html>')
  for (const name of ['sw', 'sw-off']) writeFileSync(join(folder, `${name}.js`), `// ${name}`)
  world = await aWorld({ FIRM_NAME: 'Rahman & Co' }, { web: folder })
})
afterAll(async () => {
  await world.end()
  rmSync(folder, { recursive: true })
})

const manifest = (headers: Record<string, string> = {}) =>
  world.app.http.inject({ url: '/manifest.webmanifest', headers })

test('the site can be installed under the firm’s name', async () => {
  const { statusCode, headers, body } = await manifest()
  expect([statusCode, headers['content-type'], headers['cache-control'], headers.vary]).toEqual([
    200,
    'application/manifest+json; charset=utf-8',
    'no-cache',
    'Cookie',
  ])
  const said = JSON.parse(body)
  expect(said).toMatchObject({ id: '/', name: 'Rahman & Co', lang: 'en', scope: '/', display: 'standalone' })
  expect(said.start_url).toBe('/my-day')
  const addresses = said.shortcuts.map(({ url }: { url: string }) => url)
  expect(addresses).toEqual(['/my-day', '/', '/diary'])
  expect(pagePaths).toEqual(expect.arrayContaining(addresses))
})

test('its icons are there, in the sizes that it names', async () => {
  const { icons } = JSON.parse((await manifest()).body)
  expect(icons.map(({ purpose = 'any' }) => purpose)).toEqual(['any', 'any', 'maskable'])
  for (const { src, sizes } of icons) {
    const { type, width, height } = imageSize(readFileSync(join('web/public', src)))
    expect([type, `${width}x${height}`]).toEqual(['png', sizes])
  }
})

test('it speaks the language that was chosen on the device, else the firm’s', async () => {
  const bangla = { cookie: 'sereshta_language=bn' }
  const named = async (headers: Record<string, string>) => {
    const { lang, shortcuts } = JSON.parse((await manifest(headers)).body)
    return [lang, ...shortcuts.map(({ name }: { name: string }) => name)]
  }
  expect(await named({ 'accept-language': 'bn' })).toEqual(['en', 'My Day', 'Tasks', 'Court Diary'])
  expect(await named(bangla)).toEqual(['bn', 'আমার দিন', 'কাজ', 'কোর্ট ডায়েরি'])
})

test('the worker is asked for anew each time, and switched off it is one that leaves', async () => {
  const { headers, body } = await world.app.http.inject({ url: '/sw.js' })
  expect([body, headers['cache-control']]).toEqual(['// sw', 'no-cache'])
  expect(headers['content-type']).toContain('javascript')
  const off = await aWorld({ SERVICE_WORKER: 'off' }, { web: folder })
  expect((await off.app.http.inject({ url: '/sw.js' })).body).toBe('// sw-off')
  await off.end()
})
