import { setTimeout as wait } from 'node:timers/promises'
import { aCluster } from './cluster.ts'
import type { Drill } from './drill.ts'

const longestLifeMs = 1200

/** The server is killed at random moments, and started again each time. */
export const killServer = (times: number): Drill => ({
  name: 'kill-server',
  what: `kill -9 of the server at ${times} random moments, its database with it`,
  wanted: (seed) => ({ seed }),
  disturb: async (stage) => {
    const [server] = stage.instances
    let worst = 0
    for (let time = 0; time < times; time++) {
      await wait(stage.random() * longestLifeMs)
      await server?.kill()
      const back = stage.untilWell()
      await server?.start()
      worst = Math.max(worst, await back)
    }
    return worst
  },
})

/** One of two instances on one database is killed while it answers; the other goes on. */
export const killInstance = (times: number): Drill => ({
  name: 'kill-instance',
  what: `kill -9 of one of two instances at ${times} random moments`,
  wanted: (seed) => ({ seed, instances: 2, cluster: (folder) => aCluster(folder) }),
  disturb: async (stage) => {
    let worst = 0
    for (let time = 0; time < times; time++) {
      const one = stage.instances[time % stage.instances.length]
      await wait(stage.random() * longestLifeMs)
      await one?.kill()
      worst = Math.max(worst, await stage.untilWell())
      await one?.start()
    }
    return worst
  },
})
