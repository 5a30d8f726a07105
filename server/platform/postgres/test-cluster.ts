import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '../../kernel/database.ts'
import type { Log } from '../../kernel/log.ts'
import type { TestCluster } from '../../kernel/testing-database.ts'
import { connectionOfApplication } from './application-login.ts'
import { chooseEngine, makeCluster } from './cluster.ts'
import { run } from './connection.ts'
import { takeFileLock } from './file-lock.ts'
import { findBinaries, installedBinaries } from './find-binaries.ts'
import { pathsBelow } from './paths.ts'
import { startPostmaster } from './postmaster.ts'
import { type PostgresSettings, testSettings } from './settings.ts'
import { port, socketFolder } from './socket-folder.ts'

/** The two servers that the product promises to work on: our own, and the oldest one from 15 up found here. */
export type TestEngine = 'embedded' | 'postgres15'

export interface TestClusterOptions {
  engine: TestEngine
  /** Brings the template database to the newest schema, and leaves no connection behind. */
  migrate: (connection: Connection) => Promise<unknown>
  /** What the server is told beside what every test's is. */
  settings?: PostgresSettings
}

const template = 'template_sereshta'
const databaseOwner = 'sereshta_owner'
export const silence: Log = { info: () => undefined, warn: () => undefined, error: () => undefined }

const namePrefix = 'sereshta-test-'

/**
 * Starts a throwaway cluster and migrates one database in it for tests to copy. It ends with this process at
 * the latest. `stop` removes everything.
 */
export async function startTestCluster({
  engine,
  migrate,
  settings = {},
}: TestClusterOptions): Promise<{ cluster: TestCluster; stop(): Promise<void> }> {
  const folder = newFolder()
  const undo: (() => Promise<void> | void)[] = [folder.remove]
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const paths = pathsBelow(folder.path)
    const chosen = chooseEngine(
      paths,
      engine === 'embedded' ? findBinaries(paths.cache) : installedBinaries(),
    )
    await makeCluster(paths, chosen)
    const host = socketFolder(paths, chosen.way)
    undo.push((await startPostmaster(paths, chosen, host, { ...testSettings, ...settings }, silence)).stop)
    const server = { host, port, user: 'postgres' }
    await run({ ...server, database: 'postgres' }, `create role ${databaseOwner} login createrole`)
    await run({ ...server, database: 'postgres' }, `create database ${template} owner ${databaseOwner}`)
    const own = { ...server, user: databaseOwner, database: template }
    await migrate(own)
    // As on a server of our own, and as on one that is given.
    const { user: login = databaseOwner } =
      engine === 'embedded' ? await connectionOfApplication({ ...own, user: server.user }) : own
    // A stray connection would make the copying fail in some test far from its cause.
    await run({ ...server, database: 'postgres' }, `alter database ${template} allow_connections false`)
    const { prefix: runAs, owner } = chosen.way
    return { cluster: { ...server, databaseOwner, login, template, runAs, owner }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A folder for a throwaway cluster, which a later run removes when this one cannot. */
export function newFolder(): { path: string; remove(): void } {
  const below = hasRoomInMemory() ? memory : tmpdir()
  removeLeftovers(below)
  const path = mkdtempSync(join(below, namePrefix))
  const lock = takeFileLock(join(path, lockName))
  return {
    path,
    remove: () => {
      lock?.release()
      rmSync(path, { recursive: true, force: true })
    },
  }
}

const memory = '/dev/shm'
const lockName = 'run.lock'
const gigabyte = 1024 ** 3

// Copying a database takes 25 ms there and, on a busy disk, 300.
function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > gigabyte && process.availableMemory() > 2 * gigabyte
}

/** Removes what runs that were killed have left: folders whose lock nobody holds any more. */
function removeLeftovers(below: string): void {
  for (const name of readdirSync(below)) {
    const lockFile = join(below, name, lockName)
    if (!name.startsWith(namePrefix) || !isMine(join(below, name)) || !existsSync(lockFile)) continue
    const lock = takeFileLock(lockFile)
    if (!lock) continue
    lock.release()
    rmSync(join(below, name), { recursive: true, force: true })
  }
}

function isMine(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.uid === process.getuid?.()
}
