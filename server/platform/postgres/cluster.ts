import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeDurable } from '../durable.ts'
import { type Binaries, findBinaries, oldestMajor } from './find-binaries.ts'
import { CannotStartDatabase, giveToFolderOwner, type Paths } from './paths.ts'
import { chooseRunAs, commandAs, plainEnvironment, type RunAs } from './run-as.ts'
import { initdbOptions } from './settings.ts'

/** Binaries and a way to run them, both tried out. */
export interface Engine {
  binaries: Binaries
  way: RunAs
}

/** Chooses the first PostgreSQL that runs here and that can open what the folder already holds. */
export function chooseEngine(paths: Paths, offered: Iterable<Binaries> = findBinaries(paths.cache)): Engine {
  if (mkdirSync(paths.home, { recursive: true, mode: 0o700 })) giveToFolderOwner(paths.home)
  const kept = majorOfCluster(paths.cluster)
  let reason = 'there is none for this platform'
  for (const binaries of offered) {
    if (kept !== undefined && kept !== binaries.major) {
      reason = `${paths.cluster} was made by PostgreSQL ${kept}, and here is ${binaries.major}`
      continue
    }
    const way = chooseRunAs(binaries, paths.home)
    if (typeof way !== 'string') return { binaries, way }
    reason = way
  }
  throw new CannotStartDatabase(
    `No PostgreSQL can be started here (${reason}): set DATABASE_URL to a server from version ${oldestMajor} up, like postgres://user:password@host/name.`,
  )
}

/** Makes the cluster when there is none; an interrupted attempt leaves nothing that looks like one. */
export async function makeCluster(paths: Paths, engine: Engine): Promise<void> {
  if (existsSync(paths.cluster)) return
  for (const name of readdirSync(paths.home)) {
    if (name.startsWith('unfinished-')) rmSync(join(paths.home, name), { recursive: true, force: true })
  }
  const unfinished = join(paths.home, `unfinished-${process.pid}`)
  const initdb = join(engine.binaries.bin, 'initdb')
  const options = initdbOptions(engine.binaries.major, unfinished)
  const [file, ...args] = commandAs(engine.way, [initdb, ...options])
  const child = spawn(file, args, {
    detached: true,
    env: plainEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) {
    throw new CannotStartDatabase(`The database cannot be made in ${paths.home}: ${complaint.trim()}`)
  }
  // initdb has written everything through to the disk; the new name must follow.
  renameSync(unfinished, paths.cluster)
  await makeDurable(paths.home)
}

function majorOfCluster(cluster: string): number | undefined {
  if (!existsSync(cluster)) return undefined
  return Number(readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim())
}
