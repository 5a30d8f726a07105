import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { repeatOne } from './commands/repeat-tasks.ts'

const mostAtOnce = 10_000

/** Makes the tasks whose day has come, each in a transaction of its own; runs every ten minutes, so that no downtime can miss it. */
export function repeatTasks(transact: Transact): JobDefinition {
  return {
    name: 'repeat-tasks',
    cron: '*/10 * * * *',
    work: async () => {
      for (let made = 0; made < mostAtOnce; made += 1)
        if (!(await transact({ kind: 'system' }, repeatOne))) return
    },
  }
}
