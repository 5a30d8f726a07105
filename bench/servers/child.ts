import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../../server/kernel/database.ts'
import { nodeOptions } from '../../tools/node-options.ts'
import type { BenchPerson } from '../firm.ts'

/** What a measured server is told at its start. */
export interface ServerTask {
  connection: Connection
  dataDir: string
  people: BenchPerson[]
}

/** What it answers when it serves. */
export interface Ready {
  port: number
  /** One access token for each person, from the product. */
  tokens: string[]
}

export interface Running extends Ready {
  pid: number
  stop(): Promise<void>
}

/** Runs a server in a process of its own, on the product's own Node, until `stop`. */
export async function startServer(file: 'product.ts' | 'bare.ts', task: ServerTask): Promise<Running> {
  // A thousand people are more than a command line holds.
  const written = join(task.dataDir, `${file}.task.json`)
  const { connection, dataDir, people } = task
  writeFileSync(written, JSON.stringify({ connection, dataDir, people }))
  const child = fork(new URL(file, import.meta.url), [written], { execArgv: [...nodeOptions] })
  const exited = once(child, 'exit')
  const [ready] = (await Promise.race([once(child, 'message'), exited.then(failed)])) as [Ready]
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  return { ...ready, pid: child.pid ?? 0, stop }
}

function failed(): never {
  throw new Error('a server of the bench ended before it served')
}

/** The task of the process that we are. */
export function ownTask(): ServerTask {
  return JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as ServerTask
}

/** Tells the parent that we serve, and ends in order when it says so, or at once when it is gone. */
export function serves(ready: Ready, close: () => Promise<void>): void {
  process.once('SIGTERM', () => void close().then(() => process.exit(0)))
  process.once('disconnect', () => process.exit(1))
  process.send?.(ready)
}
