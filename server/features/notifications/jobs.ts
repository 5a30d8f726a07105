import { sql } from 'kysely'
import { daysBefore } from '../../../contract/kernel/days.ts'
import { keptDays } from '../../../contract/notifications.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'

/** Forgets notifications older than they are kept, a bounded number at a time. */
export function forgetOldNotifications(transact: Transact): JobDefinition {
  return {
    name: 'forget-old-notifications',
    cron: '17 3 * * *',
    work: async () => {
      let forgotten = batch
      while (forgotten === batch) {
        forgotten = await transact({ kind: 'system' }, async (ctx) => {
          const before = daysBefore(ctx.now, keptDays).toISOString()
          const gone = await sql`
            delete from notifications where id in (
              select id from notifications where created_at < ${before} order by created_at limit ${batch})`.execute(
            ctx.db,
          )
          return Number(gone.numAffectedRows ?? 0)
        })
      }
    },
  }
}

const batch = 5000
