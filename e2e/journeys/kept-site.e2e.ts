import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { environment } from '../environment.ts'
import { letNewsStay } from '../people.ts'
import { startTask } from '../tasks.ts'
import { test } from '../world.ts'

/* The one file of journeys with the worker of the site; for all others it is blocked (e2e/playwright.config.ts). */
test.use({ serviceWorkers: 'allow' })

/** A visit long enough for the worker to be there; the next one is its. */
async function visited(page: Page, address = '/'): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => keptIn(page.context(), /\/assets\//)).not.toEqual([])
}

/** The addresses of everything that the site's caches hold. */
async function keptIn(context: BrowserContext, which = /./): Promise<string[]> {
  const [page] = context.pages()
  const all = await page?.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    return found
  })
  return (all ?? []).filter((address) => which.test(address))
}

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null)

test('the worker comes after the first paint, and the next visit is its @once', async ({ person }) => {
  const { page } = await person('associate')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isControlled(page)).toBe(false)
  const times = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const part = performance.getEntriesByType('resource').at(-1)
    return { paint: paint?.startTime ?? Infinity, ready: performance.now(), last: part?.name }
  })
  expect(times.paint).toBeLessThan(times.ready)
  await page.reload()
  expect(await isControlled(page)).toBe(true)
})

test('without a network My Day, the dashboard and the diary open from what was kept @phone', async ({
  person,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not|cannot be reached|Failed to/)
  const { page } = await person('partner')
  await visited(page)
  // What they load later than their first paint is kept when it is asked for.
  for (const path of ['/my-day', '/diary', '/']) {
    await page.goto(path)
    await expect(page.locator('[data-notices]')).toBeAttached()
  }
  await page.context().setOffline(true)
  // A page opened without a network is told so by a browser; what stands for that here tells only the page before.
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
  for (const path of ['/my-day', '/', '/diary', '/?tab=logs']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(
      page.getByRole('navigation', { name: 'Main' }).or(page.getByRole('banner')).first(),
    ).toBeVisible({
      timeout: 2000,
    })
    await expect(page.getByText(/^(Offline\.|Reconnecting)/)).toBeVisible()
    await expect(page.getByRole('main').getByText('This needs a connection.').first()).toBeVisible()
  }
})

test('the caches hold files and documents, and never an answer of a call @once', async ({ person }) => {
  const { page } = await person('partner')
  await visited(page)
  for (const path of ['/', '/my-day', '/diary', '/caselist', '/chat', '/profile']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const paths = (await keptIn(page.context())).map((address) => new URL(address).pathname)
  expect(paths).toContain('/')
  expect(paths).toContain('/diary')
  const others = paths.filter((path) => !path.startsWith('/assets/'))
  expect(others.sort()).toEqual(['/', '/diary', '/my-day'])
  const kept = await page.evaluate(async () => {
    let text = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const one of await cache.keys()) text += await (await cache.match(one))?.text()
    }
    return text
  })
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('sereshta.session') ?? '{}').access_token as string,
  )
  expect(token.length).toBeGreaterThan(20)
  expect(kept).not.toContain(token)
})

test('in another language no document of the one before is kept or shown @once', async ({
  person,
  forgive,
}) => {
  forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not|cannot be reached|Failed to/)
  const { page } = await person('partner')
  await visited(page)
  await page.reload()
  await page.context().addCookies([{ name: 'sereshta_language', value: 'bn', url: environment().site }])
  await page.context().setOffline(true)
  await expect(page.goto('/')).rejects.toThrow('ERR_FAILED')
  await page.context().setOffline(false)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
  await expect.poll(() => keptIn(page.context(), /\/diary$/)).toEqual([])
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn')
})

/** Stands before the site and serves another worker than it: what it says of its own build can be changed. */
async function siteWith(worker: (text: string) => string) {
  const site = new URL(environment().site)
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: site.host, 'accept-encoding': 'identity' }
    if (headers.origin) headers.origin = site.origin
    // What the browser has of another worker is none of this one.
    delete headers['if-none-match']
    delete headers['if-modified-since']
    const passed = request(
      { host: site.hostname, port: site.port, path: asked.url, method: asked.method, headers },
      (got) => {
        if (asked.url !== '/sw.js') return void got.pipe(answer.writeHead(got.statusCode ?? 500, got.headers))
        const { 'content-length': _, etag: __, ...rest } = got.headers
        let text = ''
        got.setEncoding('utf8').on('data', (piece: string) => {
          text += piece
        })
        got.on('end', () => answer.writeHead(200, rest).end(worker(text)))
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const end = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, end }
}

test('a new version is said, and taken with what was typed @once', async ({ person, browser, forgive }) => {
  forgive(/ERR_|Failed to load resource/)
  const { page: desk } = await person('associate')
  const { origins } = await desk.context().storageState()
  let build = (text: string) => text
  const { address, end } = await siteWith((text) => build(text))
  const context = await browser.newContext({
    storageState: { cookies: [], origins: origins.map((one) => ({ ...one, origin: address })) },
  })
  const page = await context.newPage()
  await letNewsStay(page).catch(() => undefined)
  await visited(page, address)
  await page.goto(address)
  const form = await startTask(page)
  await form.getByLabel('Title').fill('Draft of the plaint')
  // A build in which no file has the name that this page's files have.
  build = (text) => text.replaceAll(/\.js(?=[,`"'])/g, '.new.js')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const notice = page.getByRole('group').filter({ hasText: 'A new version is ready.' })
  await expect(notice).toBeVisible()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(true)
  build = (text) => text
  const reloaded = page.waitForEvent('load')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  await expect(form.getByLabel('Title')).toHaveValue('Draft of the plaint')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null))
    .toBe(true)
  await context.close()
  await end()
})

test('switched off, it takes itself and all that it kept away @once', async ({ person, browser }) => {
  const { page: desk } = await person('associate')
  const { origins } = await desk.context().storageState()
  let build = (text: string) => text
  const { address, end } = await siteWith((text) => build(text))
  const context = await browser.newContext({
    storageState: { cookies: [], origins: origins.map((one) => ({ ...one, origin: address })) },
  })
  const page = await context.newPage()
  await visited(page, address)
  const off = await (await fetch(`${environment().site}/sw-off.js`)).text()
  build = () => off
  await page.goto(address)
  await expect.poll(() => keptIn(context)).toEqual([])
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await page.reload()
  expect(await isControlled(page)).toBe(false)
  await context.close()
  await end()
})
