import { z } from 'zod'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { matchLines } from './commands/match-lines.ts'
import { readJob } from './commands/read-cause-list.ts'

/** Compares a long list with the cases of the firm; done twice it does nothing. */
export function matchLongLists(transact: Transact): JobDefinition {
  return {
    name: readJob,
    retries: 2,
    work: async (payload) => {
      const { id } = z.object({ id: z.uuid() }).parse(payload)
      await transact({ kind: 'system' }, (ctx) => matchLines(ctx, id))
    },
  }
}
