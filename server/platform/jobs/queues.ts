import type { PgBoss } from 'pg-boss'
import type { Log } from '../../kernel/log.ts'
import type { JobDefinition } from './jobs.ts'

const deadName = 'dead'
const usualRetries = 8
const aDay = 24 * 60 * 60

/** Where jobs end that failed as often as they may: each is written down, whichever way it failed. */
export function deadJobs(log: Log): JobDefinition {
  return {
    name: deadName,
    work: async (_payload, { id, source }) => log.error({ job: source, id }, 'a job has failed for good'),
  }
}

type Wanted = Pick<JobDefinition, 'name' | 'cron' | 'retries'>

/** Makes the queues as they are defined now; with a zone also their times, and forgets those of former ones. */
export async function prepareQueues(boss: PgBoss, wanted: readonly Wanted[], zone?: string): Promise<void> {
  await boss.createQueue(deadName, { retryLimit: 2, deleteAfterSeconds: 7 * aDay })
  for (const { name, cron, retries = usualRetries } of wanted) {
    if (name === deadName) continue
    const options = {
      retryLimit: retries,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 60 * 60,
      expireInSeconds: 5 * 60,
      deleteAfterSeconds: aDay,
      deadLetter: deadName,
    }
    await boss.createQueue(name, { ...options, policy: cron ? 'exclusive' : 'standard' })
    await boss.updateQueue(name, options)
    if (zone && cron) await boss.schedule(name, cron, {}, { tz: zone, missed: 'once' })
  }
  if (zone) await forgetFormer(boss, new Set(wanted.filter(({ cron }) => cron).map(({ name }) => name)))
}

async function forgetFormer(boss: PgBoss, scheduled: ReadonlySet<string>): Promise<void> {
  for (const { name } of await boss.getSchedules()) if (!scheduled.has(name)) await boss.unschedule(name)
}
