import { chromium } from '@playwright/test'
import { type PagePath, pagePaths } from '../../contract/pages.ts'
import { chromiumFlags, findChromium } from '../chromium.ts'
import { gesturesOf } from './gestures.ts'
import {
  fast4G,
  type Load,
  loadOf,
  slowDown,
  slowestInteraction,
  type Throttle,
  unthrottled,
  watchVitals,
} from './vitals.ts'

/*
 * Run by bench/browser.ts with one argument, its task as JSON; prints one line of JSON for each route. Each load has
 * a browser context of its own: cold means nothing kept from the site but the session, warm the second load of it.
 */

interface Task {
  site: string
  /** The server itself, where there is a proxy before it. */
  api: string
  /** Who signs in. */
  email: string
  password: string
  paths: string[]
  runs: number
  phone: boolean
  waterfall: boolean
}

const task = JSON.parse(process.argv[2] ?? '{}') as Task
const shape = task.phone
  ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  : { viewport: { width: 1440, height: 900 } }
const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] })

for (const path of pagePaths.filter((one) => task.paths.length === 0 || task.paths.includes(one))) {
  const rounds: { cold: Load; warm: Load }[] = []
  for (let run = 0; run < task.runs; run++) rounds.push(await coldAndWarm(path, fast4G))
  const { cold: plain } = await coldAndWarm(path, unthrottled)
  const measured = {
    path,
    cold: sumUp(rounds.map(({ cold }) => cold)),
    warm: sumUp(rounds.map(({ warm }) => warm)),
    plain: { busy: plain.busy, longTasks: plain.longTasks, lcp: plain.lcp },
    slowest: await interactionsOf(path),
  }
  if (task.waterfall) printWaterfall(path, rounds[0]?.cold)
  console.log(JSON.stringify(measured))
}
await browser.close()

async function open(path: string, throttle: Throttle) {
  const isOpen = path === '/auth' || path === '/career'
  const localStorage = isOpen ? [] : [{ name: 'sereshta.session', value: await signIn() }]
  const context = await browser.newContext({
    ...shape,
    // The proxy's certificate is its own.
    ignoreHTTPSErrors: true,
    storageState: { cookies: [], origins: [{ origin: task.site, localStorage }] },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  })
  const visit = async (): Promise<{ load: Load; page: Awaited<ReturnType<typeof context.newPage>> }> => {
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    await watchVitals(page)
    const session = await slowDown(page, throttle)
    await page.goto(task.site + path, { waitUntil: 'commit' })
    return { load: await loadOf(page, session), page }
  }
  return { context, visit }
}

/** A session as local storage keeps it; fresh, because a token lasts ten minutes and the measuring longer. */
async function signIn(): Promise<string> {
  const answer = await fetch(`${task.api}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: task.email, password: task.password }),
  })
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`)
  return answer.text()
}

async function coldAndWarm(path: string, throttle: Throttle): Promise<{ cold: Load; warm: Load }> {
  const { context, visit } = await open(path, throttle)
  const cold = await visit()
  await cold.page.close()
  const warm = await visit()
  await context.close()
  return { cold: cold.load, warm: warm.load }
}

/** The slowest event of each of the page's typical gestures, the first time that it is made; on the machine's own network. */
async function interactionsOf(path: PagePath) {
  const { context, visit } = await open(path, { name: fast4G.name, cpu: fast4G.cpu })
  const { page } = await visit()
  const slowest: { gesture: string; ms: number }[] = []
  for (const [gesture, make] of Object.entries(gesturesOf(path))) {
    try {
      await make(page)
      slowest.push({ gesture, ms: await slowestInteraction(page) })
    } catch (error) {
      console.error(`${path}: '${gesture}' could not be made: ${error}`)
    }
  }
  await context.close()
  return slowest
}

function sumUp(loads: readonly Load[]) {
  const middle = (of: (load: Load) => number) =>
    [...loads].map(of).sort((a, b) => a - b)[loads.length >> 1] ?? 0
  return {
    lcp: middle(({ lcp }) => lcp),
    // The run that the machine's other work disturbed least.
    best: Math.min(...loads.map(({ lcp }) => lcp)),
    settled: middle(({ settled }) => settled),
    longTasks: middle(({ longTasks }) => longTasks),
    cls: Math.max(...loads.map(({ cls }) => cls)),
    largest: loads[0]?.largest,
    requests: loads[0]?.requests.length,
    bytes: loads[0]?.requests.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

function printWaterfall(path: string, load: Load | undefined): void {
  console.error(`\n${path}: LCP ${load?.lcp.toFixed(0)} ms, ${load?.largest}`)
  for (const { name, from, to, bytes } of load?.requests.sort((a, b) => a.from - b.from) ?? []) {
    const [began, ended] = [from, to].map((ms) => ms.toFixed(0).padStart(6))
    console.error(`${began} ${ended} ${String(bytes).padStart(8)}  ${name}`)
  }
}
