import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { archivePastMonths } from './commands/archive-past-months.ts'

/** Archives the past months soon after each began; runs every ten minutes, so that no downtime can miss it. */
export function autoArchive(transact: Transact): JobDefinition {
  return {
    name: 'auto-archive',
    cron: '*/10 * * * *',
    work: async () => {
      await transact({ kind: 'system' }, archivePastMonths)
    },
  }
}
