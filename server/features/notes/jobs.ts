import { sql } from 'kysely'
import { daysBefore } from '../../../contract/kernel/days.ts'
import { trashDays } from '../../../contract/notes.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'

/** Forgets deleted notes once they can no longer be restored, a bounded number at a time. */
export function emptyTrash(transact: Transact): JobDefinition {
  return {
    name: 'empty-trash',
    cron: '31 3 * * *',
    work: async () => {
      let forgotten = batch
      while (forgotten === batch) {
        forgotten = await transact({ kind: 'system' }, async (ctx) => {
          const before = daysBefore(ctx.now, trashDays).toISOString()
          const gone = await sql`
            delete from deleted_notes where note_id in (
              select note_id from deleted_notes where deleted_at < ${before} order by deleted_at limit ${batch})`.execute(
            ctx.db,
          )
          return Number(gone.numAffectedRows ?? 0)
        })
      }
    },
  }
}

// A note may be a megabyte.
const batch = 500
