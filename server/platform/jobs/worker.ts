import type { PgBoss } from 'pg-boss'
import { anAlarm } from '../../kernel/alarm.ts'
import type { JobDefinition, Run } from './jobs.ts'

const millisecondsBetweenLooks = 5000

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
    await boss.fail(name, job, { message: error instanceof Error ? error.message : String(error) })
    return true
  }
  await boss.complete(name, job)
  return true
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
