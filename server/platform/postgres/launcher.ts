import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../../kernel/log.ts'
import { isClaimedElsewhere } from './claim.ts'
import { chooseEngine, makeCluster } from './cluster.ts'
import { accepts, type EmbeddedConnection, ensureDatabase } from './connection.ts'
import { type FileLock, takeFileLock } from './file-lock.ts'
import { keepRunning } from './keep-running.ts'
import { CannotStartDatabase, makeDataDir, type Paths, pathsBelow } from './paths.ts'
import { startPostmaster } from './postmaster.ts'
import { endPreviousRun } from './previous-run.ts'
import { productSettings } from './settings.ts'
import { leaveSocketFolder, port, socketFolder } from './socket-folder.ts'

export interface Embedded {
  connection: EmbeddedConnection
  /** Another process runs the database and this one only uses it; `stop` then leaves it alone. */
  attached: boolean
  /** Ends the database in order and waits until it is gone; safe to call twice. */
  stop(): Promise<void>
}

export interface StartOptions {
  dataDir: string
  log: Log
  /** The database has ended by itself, for instance on a full disk; a restart is on its way. */
  onDown?: (reason: string) => void
  /** It accepts connections again. */
  onUp?: (pid: number) => void
}

const longestTurnMs = 30_000

/**
 * Gives a running PostgreSQL on the data folder: makes it on the first start, restarts it when it crashes,
 * and ends it with this process, kill -9 included. A command beside a serving process uses that one's.
 */
export async function startEmbedded({ dataDir, log, onDown, onUp }: StartOptions): Promise<Embedded> {
  const paths = pathsBelow(dataDir)
  makeDataDir(paths.dataDir)
  const turn = await takeTurn(paths, log)
  if ('host' in turn) return { connection: turn, attached: true, stop: async () => undefined }
  const undo: (() => Promise<void> | void)[] = [turn.release]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const engine = chooseEngine(paths)
    await makeCluster(paths, engine)
    const host = socketFolder(paths, engine.way)
    undo.push(() => leaveSocketFolder(paths, host))
    const start = async () => {
      await endPreviousRun(paths.cluster, log)
      return startPostmaster(paths, engine, host, productSettings, log)
    }
    undo.push((await keepRunning(start, log, { onDown, onUp })).stop)
    const connection = connectionAt(host)
    await ensureDatabase(connection)
    return { connection, attached: false, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * One process at a time runs the database. The server waits for a command that runs it just now; a command
 * waits for another command, but uses a server's.
 */
async function takeTurn(paths: Paths, log: Log): Promise<FileLock | EmbeddedConnection> {
  const deadline = Date.now() + longestTurnMs
  for (let attempts = 0; Date.now() < deadline; attempts++) {
    const lock = takeFileLock(paths.lock)
    if (lock) return lock
    const connection = isClaimedElsewhere(paths.dataDir) ? runningConnection(paths) : undefined
    if (connection && (await accepts(connection))) return connection
    if (attempts === 20) log.info({}, 'another command uses the database; waiting for it')
    await wait(50)
  }
  throw new CannotStartDatabase(
    `The database in ${paths.dataDir} is run by another process that neither shares it nor ends: stop that one first.`,
  )
}

// Line 5 of this file is the socket's folder.
function runningConnection(paths: Paths): EmbeddedConnection | undefined {
  try {
    const host = readFileSync(join(paths.cluster, 'postmaster.pid'), 'utf8').split('\n')[4]
    return host ? connectionAt(host) : undefined
  } catch {
    return undefined
  }
}

function connectionAt(host: string): EmbeddedConnection {
  return { host, port, user: 'postgres', database: 'sereshta' }
}
