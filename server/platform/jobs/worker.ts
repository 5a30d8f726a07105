import { setTimeout as wait } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import { anAlarm } from '../../kernel/alarm.ts'
import type { JobDefinition, Run } from './jobs.ts'

const millisecondsBetweenLooks = 5000
const millisecondsBetweenTries = 1000

export interface Worker {
  /** Look at once, there is something to do. */
  wake(): void
  /** Takes no more work; settles when what is being done is done. */
  stop(): Promise<void>
}

/** Works off a queue one job at a time, and looks again every few seconds or when it is woken. */
export function startWorker(
  boss: PgBoss,
  definition: JobDefinition,
  onLost: (error: unknown) => void,
): Worker {
  const alarm = anAlarm()
  let stopped = false

  async function run(): Promise<void> {
    while (!stopped) {
      const found = await workOffOnce(boss, definition).catch(onLost)
      if (!found) await alarm.pause(millisecondsBetweenLooks)
    }
  }

  const running = run()
  return {
    wake: alarm.ring,
    stop: () => {
      stopped = true
      alarm.ring()
      return running
    },
  }
}

/** Does one job, if there is one that is due; answers whether there was. */
export async function workOffOnce(boss: PgBoss, { name, work }: JobDefinition, ignoreStartAfter = false) {
  const [job] = await boss.fetch(name, { includeMetadata: true, ignoreStartAfter })
  if (!job) return false
  try {
    await work(payloadOf(job), runOf(job))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await insist(() => boss.fail(name, job, { message }))
    return true
  }
  await insist(() => boss.complete(name, job))
  return true
}

// Less than the time after which an unfinished job is given to the next one, in a queue that forgets nobody.
const longestInsistingMs = 4 * 60_000

/**
 * Writes down how a job ended, also when the database is away for a while: what is not written down is done
 * again, and a mail sent twice. It keeps nobody from ending.
 */
async function insist(write: () => Promise<unknown>): Promise<void> {
  for (const began = Date.now(); ; ) {
    try {
      await write()
      return
    } catch (error) {
      if (Date.now() - began > longestInsistingMs) throw error
      await wait(millisecondsBetweenTries, undefined, { ref: false })
    }
  }
}

interface Fetched {
  id: string
  data: unknown
  retryCount: number
  sourceName: string | null
}

function runOf({ id, retryCount, sourceName }: Fetched): Run {
  return { id, attempt: retryCount + 1, ...(sourceName === null ? {} : { source: sourceName }) }
}

function payloadOf({ data }: Fetched): Record<string, unknown> {
  return typeof data === 'object' ? { ...data } : {}
}
