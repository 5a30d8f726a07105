import { sql } from 'kysely'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { restorableSince } from './rules.ts'

const batch = 500

/** Forgets deleted feedback once it can no longer be restored, a bounded number at a time. */
export function purgeFeedback(transact: Transact): JobDefinition {
  return {
    name: 'purge-feedback',
    cron: '47 3 * * *',
    work: async () => {
      let forgotten = batch
      while (forgotten === batch) {
        forgotten = await transact({ kind: 'system' }, async (ctx) => {
          const gone = await sql`
            delete from partner_feedback where id in (
              select id from partner_feedback where deleted_at < ${restorableSince(ctx.now)}
                order by deleted_at limit ${batch})`.execute(ctx.db)
          return Number(gone.numAffectedRows ?? 0)
        })
      }
    },
  }
}
