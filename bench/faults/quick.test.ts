import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { signalAllIn } from './cluster.ts'
import { postmasterOf } from './database-away.ts'
import { type Drill, rehearse } from './drill.ts'
import { endInOrder } from './end-in-order.ts'

/*
 * A little of everything in one go, for every test run; `npm run bench -- faults` takes its time. The moments are
 * chosen by chance, and the seed is in the name of what failed. Processes are found and stopped as Linux has them.
 */

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)
const kills = 2
const longestLifeMs = 400

const quick: Drill = {
  name: 'quick',
  what: 'the server is killed, its database killed and frozen, and the server asked to end',
  wanted: () => ({ seed, people: 3, applicants: 1 }),
  disturb: async (stage) => {
    const [server] = stage.instances
    for (let time = 0; time < kills; time++) {
      await wait(stage.random() * longestLifeMs)
      await server?.kill()
      await server?.start()
    }
    const toDatabase = (signal: NodeJS.Signals) =>
      signalAllIn(join(stage.dataDir, 'postgres', 'cluster'), signal)
    process.kill(postmasterOf(stage), 'SIGKILL')
    await stage.untilWell()
    toDatabase('SIGSTOP')
    const { unavailable } = stage.manners
    await untilMore(() => stage.manners.unavailable, unavailable)
    toDatabase('SIGCONT')
    await stage.untilWell()
    return endInOrder(1, 300).disturb(stage)
  },
}

const longestSilenceMs = 20_000

async function untilMore(count: () => number, than: number): Promise<void> {
  for (const began = Date.now(); count() <= than; ) {
    if (Date.now() - began > longestSilenceMs) throw new Error('nobody heard 503')
    await wait(20)
  }
}

test.skipIf(process.platform !== 'linux')(
  `check 64: whatever dies, nothing acknowledged is lost, doubled or invented (SEED=${seed})`,
  async () => {
    const { lost, doubled, invented, broken, rude, acked } = await rehearse(quick, seed, 0)
    expect({ lost, doubled, invented, broken, rude }).toEqual({
      lost: [],
      doubled: [],
      invented: [],
      broken: [],
      rude: [],
    })
    expect(acked).toBeGreaterThan(0)
  },
  180_000,
)
