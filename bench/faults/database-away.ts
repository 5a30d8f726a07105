import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { aCluster } from './cluster.ts'
import type { Drill } from './drill.ts'
import { aLine, type Line } from './line.ts'
import type { Stage } from './stage.ts'

const longestLifeMs = 2000
const awayMs = 6000
const frozenMs = 12_000

/** The database dies without a word and is started again, as its supervisor would. */
export const killDatabase = (times: number): Drill => ({
  name: 'kill-database',
  what: `kill -9 of a PostgreSQL of its own at ${times} random moments`,
  wanted: (seed) => ({ seed, cluster: (folder) => aCluster(folder) }),
  disturb: async (stage) => {
    let worst = 0
    for (let time = 0; time < times; time++) {
      await wait(stage.random() * longestLifeMs)
      await stage.cluster?.stop('SIGKILL')
      await stage.cluster?.start()
      worst = Math.max(worst, await stage.untilWell())
    }
    return worst
  },
})

/** The database that the server itself runs dies, and the server starts it again. */
export const killEmbedded = (times: number): Drill => ({
  name: 'kill-embedded',
  what: `kill -9 of the embedded database at ${times} random moments`,
  wanted: (seed) => ({ seed }),
  disturb: async (stage) => {
    let worst = 0
    for (let time = 0; time < times; time++) {
      await wait(stage.random() * longestLifeMs)
      process.kill(postmasterOf(stage), 'SIGKILL')
      worst = Math.max(worst, await stage.untilWell())
    }
    return worst
  },
})

/** The process that runs the embedded database. */
export function postmasterOf({ dataDir }: Stage): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10)
}

const patienceMs = 3000

/** The database is stopped, first politely and then for good, is away for a while, and comes back. */
export const stopDatabase: Drill = {
  name: 'stop-database',
  what: `SIGTERM to PostgreSQL, and after ${patienceMs / 1000} s SIGINT; back after ${awayMs / 1000} s`,
  wanted: (seed) => ({ seed, cluster: (folder) => aCluster(folder) }),
  disturb: async ({ cluster, untilWell }) => {
    if (!cluster) throw new Error('there is no database to stop')
    const gone = cluster.stop('SIGTERM')
    await Promise.race([gone, wait(patienceMs)])
    await cluster.stop('SIGINT').catch(() => undefined)
    await gone
    await wait(awayMs)
    await cluster.start()
    return untilWell()
  },
}

/** Every process of the database stops where it is, and goes on later. */
export const freezeDatabase: Drill = {
  name: 'freeze-database',
  what: `SIGSTOP to every process of PostgreSQL, SIGCONT ${frozenMs / 1000} s later`,
  wanted: (seed) => ({ seed, cluster: (folder) => aCluster(folder) }),
  disturb: async ({ cluster, untilWell }) => {
    cluster?.signalAll('SIGSTOP')
    await wait(frozenMs)
    cluster?.signalAll('SIGCONT')
    return untilWell()
  },
}

const longestEndMs = 25_000

/** The server is asked to end while its database is frozen, and must not wait for it. */
export const endWhileFrozen: Drill = {
  name: 'end-while-frozen',
  what: 'SIGTERM to the server while every process of PostgreSQL is stopped',
  wanted: (seed) => ({ seed, cluster: (folder) => aCluster(folder) }),
  disturb: async ({ cluster, instances: [server], manners, untilWell }) => {
    cluster?.signalAll('SIGSTOP')
    await wait(1000)
    const ended = await server?.end()
    cluster?.signalAll('SIGCONT')
    if (ended?.code !== 0) manners.rude.push(`the server ended with ${ended?.code}`)
    if (!ended || ended.ms > longestEndMs) manners.rude.push(`it took ${ended?.ms.toFixed(0)} ms to end`)
    const back = untilWell()
    await server?.start()
    return back
  },
}

function onALine(name: string, what: string, harm: (line: Line, stage: Stage) => Promise<number>): Drill {
  let line: Line | undefined
  return {
    name,
    what,
    wanted: (seed) => ({
      seed,
      cluster: async (folder) => {
        const cluster = await aCluster(folder)
        line = await aLine(cluster.socket)
        return { ...cluster, url: line.url }
      },
    }),
    disturb: async (stage) => {
      if (!line) throw new Error('there is no line to the database')
      return harm(line, stage)
    },
    clear: () => line?.close(),
  }
}

/** The way to the database takes long, and then too long. */
export const slowDatabase = onALine(
  'slow-database',
  'every word to and from PostgreSQL takes 0.1 s for 8 s, then 1.5 s for 12 s',
  async (line, { untilWell }) => {
    line.slow(100)
    await wait(8000)
    line.slow(1500)
    await wait(12_000)
    line.mend()
    return untilWell()
  },
)

/** The network swallows everything between server and database, and neither is told. */
export const loseLine = onALine(
  'lose-line',
  `nothing arrives at PostgreSQL or from it for ${frozenMs / 1000} s, and no connection ends`,
  async (line, { untilWell }) => {
    line.swallow()
    await wait(frozenMs)
    line.mend()
    return untilWell()
  },
)
