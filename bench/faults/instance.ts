import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/free-port.ts'

/** A server process of the product, which can be killed and started again on the same port. */
export interface Instance {
  site: string
  /** Everything that it wrote since the first start. */
  said(): string
  pid(): number
  /** Starts it and waits until it is ready; answers the milliseconds. */
  start(): Promise<number>
  /** SIGKILL, and waits until it is gone. */
  kill(): Promise<void>
  /** SIGTERM; answers the exit code and the milliseconds until it was gone. */
  end(): Promise<{ code: number | null; ms: number }>
}

const longestStartMs = 60_000
const main = new URL('../../server/main.ts', import.meta.url).pathname

/** An instance with these settings, not started yet. */
export async function anInstance(environment: Readonly<Record<string, string>>): Promise<Instance> {
  const port = await freePort()
  const site = `http://127.0.0.1:${port}`
  let child: ChildProcess | undefined
  let ended: Promise<number | null> = Promise.resolve(null)
  let text = ''

  function launch(): void {
    const env = { PATH: process.env.PATH, LOG_LEVEL: 'error', PORT: String(port), ...environment }
    child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', main], {
      env: { NODE_COMPILE_CACHE: 'node_modules/.cache/compiled', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const hear = (chunk: Buffer) => {
      text += chunk.toString()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    ended = once(child, 'exit').then(([code]) => code)
    // Whoever ends in the middle of a drill leaves no server behind.
    const orphan = () => child?.kill('SIGKILL')
    process.once('exit', orphan)
    child.once('exit', () => process.off('exit', orphan))
  }

  async function signal(name: NodeJS.Signals): Promise<number | null> {
    child?.kill(name)
    return ended
  }

  return {
    site,
    said: () => text,
    pid: () => child?.pid ?? 0,
    start: async () => {
      const began = performance.now()
      launch()
      while (!(await isReady(site))) {
        if (child?.exitCode !== null) throw new Error(`the server ended before it was ready: ${text}`)
        if (performance.now() - began > longestStartMs) throw new Error(`the server is not ready: ${text}`)
        await wait(10)
      }
      return performance.now() - began
    },
    kill: async () => void (await signal('SIGKILL')),
    end: async () => {
      const began = performance.now()
      const code = await signal('SIGTERM')
      return { code, ms: performance.now() - began }
    },
  }
}

async function isReady(site: string): Promise<boolean> {
  try {
    return (await fetch(`${site}/readyz`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}
