import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../../server/kernel/database.ts'
import { chooseEngine, makeCluster } from '../../server/platform/postgres/cluster.ts'
import { accepts, type EmbeddedConnection, run } from '../../server/platform/postgres/connection.ts'
import { installedBinaries } from '../../server/platform/postgres/find-binaries.ts'
import { makeDataDir, pathsBelow } from '../../server/platform/postgres/paths.ts'
import { type Postmaster, startPostmaster } from '../../server/platform/postgres/postmaster.ts'
import { endPreviousRun } from '../../server/platform/postgres/previous-run.ts'
import { productSettings } from '../../server/platform/postgres/settings.ts'
import { port, socketFolder } from '../../server/platform/postgres/socket-folder.ts'

/** A PostgreSQL of the machine's own packages, the oldest from 15 up, in a folder of its own. */
export interface Cluster {
  /** The administrator's way in, past every policy. */
  connection: Connection & { host: string; port: number; user: string; database: string }
  /** As DATABASE_URL. */
  url: string
  socket: string
  folder: string
  pid(): number
  start(): Promise<void>
  /** Sends a signal to the one that runs the others, and waits until all are gone. */
  stop(signal: NodeJS.Signals): Promise<void>
  /** Sends it to every process of it, and waits for nothing. */
  signalAll(signal: NodeJS.Signals): void
}

/** Whom DATABASE_URL names. */
export const owner = 'sereshta'
const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Makes a cluster that loses nothing that was committed, with an empty database. Start it before use. */
export async function aCluster(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Cluster> {
  makeDataDir(folder)
  const paths = pathsBelow(folder)
  const engine = chooseEngine(paths, installedBinaries())
  await makeCluster(paths, engine)
  const host = socketFolder(paths, engine.way)
  const connection = { host, port, user: 'postgres', database: 'sereshta' }
  let postmaster: Postmaster | undefined

  return {
    connection,
    url: `postgres://${owner}@${encodeURIComponent(host)}:${port}/sereshta`,
    socket: join(host, `.s.PGSQL.${port}`),
    folder: paths.cluster,
    pid: () => postmaster?.pid ?? 0,
    start: async () => {
      await endPreviousRun(paths.cluster, silence)
      postmaster = await startPostmaster(paths, engine, host, { ...productSettings, ...settings }, silence)
      if (!(await accepts(connection))) await makeDatabase(connection).catch(() => undefined)
    },
    stop: async (signal) => {
      if (!postmaster) return
      const { pid, ended } = postmaster
      process.kill(pid, signal)
      // Nothing else may be left that keeps us from ending before it has.
      const watch = setInterval(() => undefined, 1000)
      await ended
      clearInterval(watch)
      await endPreviousRun(paths.cluster, silence)
    },
    signalAll: (signal) => {
      signalAllIn(paths.cluster, signal)
    },
  }
}

/** As an administrator makes it for us: the database's owner may make roles, and no more than that. */
async function makeDatabase(connection: EmbeddedConnection): Promise<void> {
  const server = { ...connection, database: 'postgres' }
  await run(server, `create role ${owner} login createrole`)
  await run(server, `create database ${connection.database} owner ${owner}`)
}

/** Sends a signal to every process that works in a cluster's folder. */
export function signalAllIn(cluster: string, signal: NodeJS.Signals): void {
  for (const pid of processesIn(cluster)) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended in between.
    }
  }
}

/** Every process that works in a cluster's folder. */
function processesIn(cluster: string): number[] {
  if (!existsSync(cluster)) return []
  const folder = realpathSync(cluster)
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === folder
    } catch {
      return false
    }
  })
}
