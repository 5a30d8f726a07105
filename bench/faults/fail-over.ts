import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { makeDataDir, pathsBelow } from '../../server/platform/postgres/paths.ts'
import { aCluster, type Cluster, owner } from './cluster.ts'
import type { Drill } from './drill.ts'

const longestLifeMs = 3000
const longestMs = 30_000

let standby: Cluster | undefined
let isOver = false

/** The primary dies for good, and its synchronous standby takes over: the server follows by itself. */
export const failOver: Drill = {
  name: 'fail-over',
  what: 'kill -9 of the primary, its one synchronous standby is promoted; DATABASE_URL names both',
  wanted: (seed) => ({ seed, cluster: twoServers }),
  disturb: async ({ cluster, untilWell, random }) => {
    if (!cluster || !standby) throw new Error('there are no two servers')
    await wait(random() * longestLifeMs)
    await cluster.stop('SIGKILL')
    await asking(standby, 'select pg_promote()')
    isOver = true
    return untilWell()
  },
  clear: () => {
    standby?.signalAll('SIGKILL')
    standby = undefined
    isOver = false
  },
}

/** A primary and a copy that follows it; what is committed is on both before anybody hears of it. */
async function twoServers(folder: string): Promise<Cluster> {
  const primary = await aCluster(join(folder, 'first'))
  await primary.start()
  const second = join(folder, 'second')
  const place = pathsBelow(second)
  makeDataDir(place.dataDir)
  makeDataDir(place.home)
  const { host, port, user } = primary.connection
  const from = ['-h', host, '-p', String(port), '-U', user]
  execFileSync('pg_basebackup', [...from, '-D', place.cluster, '-R', '-X', 'stream', '-c', 'fast'])
  const following = await aCluster(second)
  standby = following
  await following.start()
  await asking(primary, `alter system set synchronous_standby_names = '*'`)
  await asking(primary, 'select pg_reload_conf()')
  await untilSynchronous(primary)
  const hosts = [primary, following].map(({ socket }) => `${encodeURIComponent(dirname(socket))}:${port}`)
  return {
    ...primary,
    url: `postgres://${owner}@${hosts.join(',')}/sereshta`,
    // It runs already, and once it has died it stays away.
    start: async () => undefined,
    get connection() {
      return isOver ? following.connection : primary.connection
    },
  }
}

async function untilSynchronous(primary: Cluster): Promise<void> {
  const text = `select from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`
  for (const began = Date.now(); (await asking(primary, text)) === 0; ) {
    if (Date.now() - began > longestMs) throw new Error('the standby does not follow')
    await wait(50)
  }
}

async function asking({ connection }: Cluster, text: string): Promise<number> {
  const db = new pg.Client({ ...connection, database: 'postgres' })
  await db.connect()
  try {
    return (await db.query(text)).rowCount ?? 0
  } finally {
    await db.end()
  }
}
