import './require-node.mjs'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findChromium } from '../e2e/chromium.ts'
import { members, password } from './demo/members.ts'
import { freePort } from './free-port.ts'
import { buildWebWhereNeeded } from './web-build.ts'

/*
 * npm run pictures: makes the pictures of the README, of the dashboard of the demo firm in both themes, in a
 * browser of this machine. The firm lives in a folder of its own that goes again.
 */

const folder = 'docs/pictures'
const size = { width: 1280, height: 800 }
const mostBytes = 250_000

buildWebWhereNeeded()
const data = mkdtempSync(join(tmpdir(), 'sereshta-pictures-'))
const port = String(await freePort())
const environment = { ...process.env, DATA_DIR: data, PORT: port, PUBLIC_URL: '', DATABASE_URL: '' }
try {
  await ended(start('tools/demo.ts'))
  const server = start('server/main.ts')
  try {
    await answers(`http://localhost:${port}/readyz`)
    await takeAll()
  } finally {
    server.kill('SIGTERM')
    await ended(server)
  }
} finally {
  rmSync(data, { recursive: true, force: true })
}

function start(script: string): ChildProcess {
  return spawn(process.execPath, [script], { env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
}

async function ended(child: ChildProcess): Promise<void> {
  const [code] = child.exitCode === null ? await once(child, 'exit') : [child.exitCode]
  if (code !== 0) throw new Error(`${child.spawnargs.at(-1)} ended with ${code}`)
}

async function answers(address: string): Promise<void> {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error('The server did not become ready')
}

async function takeAll(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })
  try {
    for (const theme of ['light', 'dark'] as const) await take(browser, theme)
  } finally {
    await browser.close()
  }
}

async function take(browser: Browser, colorScheme: 'light' | 'dark'): Promise<void> {
  const page = await browser.newPage({ viewport: size, colorScheme, reducedMotion: 'reduce' })
  await page.goto(`http://localhost:${port}/auth`)
  await page.getByLabel('Email').fill(members[0]?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor()
  await page.getByRole('article').first().waitFor()
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
  const path = join(folder, `dashboard-${colorScheme}.png`)
  await page.screenshot({ path })
  const bytes = statSync(path).size
  console.log(`${path}: ${Math.ceil(bytes / 1024)} KB`)
  if (bytes > mostBytes) throw new Error(`${path} is larger than ${mostBytes / 1000} KB`)
  await page.close()
}
