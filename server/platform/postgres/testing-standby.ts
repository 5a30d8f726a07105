import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestCluster } from '../../kernel/testing-database.ts'
import { chooseEngine } from './cluster.ts'
import { installedBinaries } from './find-binaries.ts'
import { pathsBelow } from './paths.ts'
import { startPostmaster } from './postmaster.ts'
import { commandAs, plainEnvironment } from './run-as.ts'
import { testSettings } from './settings.ts'
import { port, socketFolder } from './socket-folder.ts'
import { newFolder, silence } from './test-cluster.ts'

/** What a primary must be told so that a standby can follow it. */
export const primarySettings = { wal_level: 'replica', max_wal_senders: '4' }

export interface Standby {
  host: string
  port: number
  start(): Promise<void>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
  /** Ends it and removes everything. */
  remove(): Promise<void>
}

/** A streaming replica of a test's cluster, made by pg_basebackup as an administrator makes one, and running. */
export async function aStandby(primary: TestCluster): Promise<Standby> {
  const folder = newFolder()
  const paths = pathsBelow(folder.path)
  const engine = chooseEngine(paths, installedBinaries())
  const host = socketFolder(paths, engine.way)
  const from = ['-h', primary.host, '-p', String(primary.port), '-U', primary.user]
  const copy = join(engine.binaries.bin, 'pg_basebackup')
  const options = ['-D', paths.cluster, '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync', ...from]
  mkdirSync(paths.home, { recursive: true })
  const [file, ...args] = commandAs(engine.way, [copy, ...options])
  execFileSync(file, args, { env: plainEnvironment(), stdio: ['ignore', 'ignore', 'inherit'] })

  const start = () => startPostmaster(paths, engine, host, { ...testSettings, ...primarySettings }, silence)
  let postmaster = await start()
  return {
    host,
    port,
    start: async () => {
      postmaster = await start()
    },
    kill: async () => {
      process.kill(postmaster.pid, 'SIGQUIT')
      await postmaster.ended
    },
    remove: async () => {
      await postmaster.stop()
      folder.remove()
    },
  }
}
