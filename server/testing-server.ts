import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { freePort } from '../tools/free-port.ts'
import { type Caller, readBody } from './kernel/testing.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))

export interface Server {
  site: string
  /** All that the person at the terminal saw. */
  said(): string
  signal(name: NodeJS.Signals): void
  /** The exit code, once it has ended. */
  ended: Promise<number | null>
  /** At once, and waits for it. */
  kill(): Promise<void>
}

/** A process as `npm start` makes it, on a free port where none is given. */
export async function spawnServer(environment: Record<string, string>): Promise<Server> {
  const PORT = environment.PORT ?? String(await freePort())
  const child: ChildProcess = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'error', ...environment, PORT },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const hear = (chunk: Buffer) => {
    text += chunk.toString()
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const ended = once(child, 'close').then(([code]) => code)
  return {
    site: `http://127.0.0.1:${PORT}`,
    said: () => text,
    signal: (name) => child.kill(name),
    ended,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Settles when a server has said that it is ready; fails with what it said when it ends before. */
export async function untilReady(server: Server): Promise<Server> {
  const ready = vi.waitUntil(() => server.said().includes('Sereshta is ready'), { timeout: 55_000 })
  await Promise.race([ready, server.ended.then(() => Promise.reject(new Error(server.said())))])
  return server
}

/** Calls a site as a browser does, through whatever stands before it. */
export function callerAt(site: string, token?: string): Caller {
  return {
    call: async (method, path, body, headers = {}) => {
      const answer = await fetch(new URL(path, site), {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body),
      })
      const said = Object.fromEntries(answer.headers)
      return { status: answer.status, headers: said, body: readBody(await answer.text()) }
    },
  }
}
