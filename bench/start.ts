import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tools/free-port.ts'
import { buildWebWhereNeeded } from '../tools/web-build.ts'
import { median } from './load.ts'
import { printTable } from './table.ts'

const firstStarts = 3
const laterStarts = 5
const idleMs = 10_000
const longestStartMs = 60_000

interface Started {
  child: ChildProcess
  ms: number
}

/** Starts as `npm start` does after the installation, from an empty folder and from one that is in use. */
export async function benchStart(): Promise<void> {
  buildWebWhereNeeded()
  const port = await freePort()
  const first: number[] = []
  const later: number[] = []
  let idle = 0
  for (let round = 0; round < firstStarts; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'sereshta-bench-'))
    try {
      first.push(await startOnce(folder, port))
      const isLast = round === firstStarts - 1
      for (let start = 0; isLast && start < laterStarts; start++) later.push(await startOnce(folder, port))
      if (isLast) idle = await idleMegabytes(folder, port)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  const row = (name: string, value: number, goal: number, unit: string) => [
    name,
    `${value.toFixed(unit === 's' ? 2 : 0)} ${unit}`,
    `${goal} ${unit}`,
    value < goal ? 'yes' : 'no',
  ]
  printTable(
    'Starting and resting',
    ['what', 'measured', 'goal', 'met'],
    [
      row('first start on an empty folder, to ready', median(first) / 1000, 4, 's'),
      row('start on an existing folder, to ready', median(later) / 1000, 1, 's'),
      row(`memory of the server process, ${idleMs / 1000} s after a start`, idle, 150, 'MB'),
    ],
  )
}

async function startOnce(folder: string, port: number): Promise<number> {
  const { child, ms } = await start(folder, port)
  await end(child)
  return ms
}

/** Milliseconds from the command until the server says that it can do its work. */
async function start(folder: string, port: number): Promise<Started> {
  const began = performance.now()
  const child = spawn(process.execPath, ['tools/start.ts'], {
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(port))) {
    if (child.exitCode !== null) throw new Error('the server ended before it was ready')
    if (performance.now() - began > longestStartMs) {
      child.kill('SIGKILL')
      throw new Error('the server does not become ready')
    }
    await wait(5)
  }
  return { child, ms: performance.now() - began }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok
  } catch {
    return false
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function idleMegabytes(folder: string, port: number): Promise<number> {
  const { child } = await start(folder, port)
  await wait(idleMs)
  const kilobytes = residentKilobytes(child.pid ?? 0)
  await end(child)
  return kilobytes / 1000
}

function residentKilobytes(pid: number): number {
  if (process.platform !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }))
  }
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
