import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { aCertificate, startNginx } from '../server/platform/testing-nginx.ts'
import { members, password } from '../tools/demo/members.ts'
import { freePort } from '../tools/free-port.ts'
import { buildWebWhereNeeded } from '../tools/web-build.ts'
import { printTable } from './table.ts'

/*
 * npm run bench -- browser [/address …] [--runs=5] [--phone] [--direct] [--waterfall] [--data=a folder that npm run demo filled]
 * Through the example nginx, that is over TLS and HTTP/2; with --direct straight at the server, over HTTP/1.1.
 */

/** What was measured of one address, in milliseconds. */
interface Measured {
  path: string
  cold: Figures
  warm: Figures
  /** A cold load without any throttling. */
  plain: { busy: number; longTasks: number; lcp: number }
  slowest: { gesture: string; ms: number }[]
}

interface Figures {
  lcp: number
  best: number
  settled: number
  longTasks: number
  cls: number
  largest: string
  requests: number
  bytes: number
}

const goals = { dashboard: 1200, elsewhere: 1000, interaction: 100, shift: 0.02 }

/** Measures in a real browser how fast each page of the demo firm comes and answers, on a slow device and line. */
export async function benchBrowser(): Promise<void> {
  buildWebWhereNeeded()
  const kept = flag('data')
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
  let server: Awaited<ReturnType<typeof startSite>> | undefined
  try {
    if (kept === undefined) fillWithDemo(folder)
    server = await startSite(folder, process.argv.includes('--direct'))
    const measured: Measured[] = []
    const task = {
      site: server.site,
      api: server.api,
      email: members[0]?.email,
      password,
      paths: process.argv.slice(2).filter((word) => word.startsWith('/')),
      runs: Number(flag('runs') ?? 5),
      phone: process.argv.includes('--phone'),
      waterfall: process.argv.includes('--waterfall'),
    }
    for await (const line of linesOf('e2e/measures/browser.ts', JSON.stringify(task))) {
      measured.push(JSON.parse(line) as Measured)
    }
    report(measured)
  } finally {
    await server?.stop()
    if (kept === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function flag(name: string): string | undefined {
  return process.argv.find((word) => word.startsWith(`--${name}=`))?.split('=')[1]
}

function settings(folder: string) {
  return {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: '',
    SMTP_URL: '',
    PUBLIC_URL: '',
    LOG_LEVEL: 'error',
  }
}

function fillWithDemo(folder: string): void {
  const { status } = spawnSync(process.execPath, ['tools/demo.ts'], {
    env: settings(folder),
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('the demo firm could not be made')
}

/** The product; `site` is where a browser finds it, `api` the server itself. */
async function startSite(folder: string, isDirect: boolean) {
  const port = await freePort()
  const api = `http://127.0.0.1:${port}`
  const proxy = isDirect ? undefined : await startProxy(port)
  const site = proxy?.site ?? api
  const behind = proxy ? { PUBLIC_URL: site, TRUSTED_PROXIES: '127.0.0.1' } : {}
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...settings(folder), PORT: String(port), HOST: '127.0.0.1', ...behind },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes('is ready: ')) continue
    child.stdout.resume()
    const stop = async () => {
      child.kill('SIGTERM')
      await ended
      await proxy?.end()
    }
    return { site, api, stop }
  }
  throw new Error('the server ended before it was ready')
}

async function startProxy(port: number) {
  const [plain, encrypted] = [await freePort(), await freePort()]
  const { end } = await startNginx({ plain, encrypted, instances: [port, port] }, aCertificate())
  return { site: `https://127.0.0.1:${encrypted}`, end }
}

async function* linesOf(script: string, argument: string): AsyncGenerator<string> {
  const child: ChildProcess = spawn(process.execPath, [script, argument], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  if (child.stdout) yield* createInterface(child.stdout)
  const [code] = await ended
  if (code !== 0) throw new Error('the browser could not measure')
}

function report(measured: readonly Measured[]): void {
  printTable(
    'LCP in milliseconds, median (best) of the runs; then layout shift, and processor time of an unthrottled load',
    [
      'address',
      'goal',
      'cold',
      'warm',
      'met',
      'CLS',
      'all there',
      'busy',
      'long tasks',
      'requests',
      'KB',
      'largest',
    ],
    measured.map(({ path, cold, warm, plain }) => {
      const goal = path === '/' ? goals.dashboard : goals.elsewhere
      const cls = Math.max(cold.cls, warm.cls)
      return [
        path,
        String(goal),
        ...[cold, warm].map(({ lcp, best }) => `${lcp.toFixed(0)} (${best.toFixed(0)})`),
        cold.lcp <= goal && warm.lcp <= goal && cls <= goals.shift ? 'yes' : 'no',
        cls.toFixed(3),
        ...[cold.settled, plain.busy, plain.longTasks].map((ms) => ms.toFixed(0)),
        String(cold.requests),
        (cold.bytes / 1024).toFixed(0),
        cold.largest,
      ]
    }),
  )
  printTable(
    'Gestures on a 4× slower processor: milliseconds of the slowest event, the first time it is made',
    ['address', 'INP', 'met', 'each'],
    measured.map(({ path, slowest }) => {
      const inp = Math.max(0, ...slowest.map(({ ms }) => ms))
      const each = slowest.map(({ gesture, ms }) => `${gesture} ${ms.toFixed(0)}`).join(', ')
      return [path, inp.toFixed(0), inp <= goals.interaction ? 'yes' : 'no', each]
    }),
  )
}
