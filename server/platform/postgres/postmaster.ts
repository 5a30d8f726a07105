import { spawn } from 'node:child_process'
import { closeSync, existsSync, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../kernel/log.ts'
import type { Engine } from './cluster.ts'
import { CannotStartDatabase, giveToFolderOwner, type Paths } from './paths.ts'
import { commandAs, plainEnvironment } from './run-as.ts'
import { type PostgresSettings, serverOptions } from './settings.ts'

/** One running PostgreSQL that accepts connections. */
export interface Postmaster {
  pid: number
  /** Settles with the reason when it has ended, whoever ended it. */
  ended: Promise<string>
  /** Ends it without losing anything, and waits until it is gone. */
  stop(): Promise<void>
}

const largestLogBytes = 5 * 1024 * 1024
const longestFastShutdownMs = 60_000

/** Starts PostgreSQL and waits until it accepts connections; rejects when it ends before. */
export async function startPostmaster(
  paths: Paths,
  engine: Engine,
  socketFolder: string,
  settings: PostgresSettings,
  log: Log,
): Promise<Postmaster> {
  const options = serverOptions(paths.cluster, socketFolder, settings)
  const [file, ...args] = commandAs(engine.way, [join(engine.binaries.bin, 'postgres'), ...options])
  const output = openLog(paths.log)
  const logStart = fstatSync(output).size
  // A session of its own: Ctrl-C in the terminal must not end the database under the last requests.
  const child = spawn(file, args, {
    detached: true,
    env: plainEnvironment(),
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) =>
      resolve(`${signal ?? `exit code ${code}`}: ${tail(paths.log, logStart)}`),
    )
  })
  const pid = child.pid
  if (pid === undefined) throw new CannotStartDatabase(`The database does not start: ${await ended}`)
  await untilReady(paths.cluster, pid, ended, log)
  child.unref()
  return {
    pid,
    ended,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.ref()
      child.kill('SIGINT')
      const impatience = setTimeout(() => child.kill('SIGQUIT'), longestFastShutdownMs)
      await ended
      clearTimeout(impatience)
    },
  }
}

async function untilReady(cluster: string, pid: number, ended: Promise<string>, log: Log): Promise<void> {
  let reason: string | undefined
  void ended.then((why) => {
    reason = why
  })
  for (let polls = 1; ; polls++) {
    if (reason !== undefined) throw new CannotStartDatabase(`The database does not start: ${reason}`)
    if (isReady(cluster, pid)) return
    if (polls % 2000 === 0) log.info({ pid }, 'the database is still recovering')
    await wait(5)
  }
}

// Line 1 of this file is the process, line 8 its state, blanks behind it.
function isReady(cluster: string, pid: number): boolean {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const state = lines[7]?.trim()
    return Number(lines[0]) === pid && (state === 'ready' || state === 'standby')
  } catch {
    return false
  }
}

// A file rather than a pipe: a busy or dead reader can then never hold up the database.
function openLog(path: string): number {
  if (existsSync(path) && statSync(path).size > largestLogBytes) renameSync(path, `${path}.1`)
  const file = openSync(path, 'a', 0o600)
  giveToFolderOwner(path)
  return file
}

/** What PostgreSQL said since this start, cut to its last words. */
function tail(path: string, from: number): string {
  try {
    const lines = readFileSync(path).subarray(from).toString().trim().split('\n')
    return (
      lines
        .filter((line) => /FATAL|PANIC|error/.test(line))
        .slice(-3)
        .join(' ') || lines.slice(-1).join()
    )
  } catch {
    return 'its log cannot be read'
  }
}
