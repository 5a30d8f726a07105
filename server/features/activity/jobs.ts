import { sql } from 'kysely'
import { yearsOfPassing } from '../../../contract/activity-kinds.ts'
import type { SystemContext } from '../../kernel/context.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'

const batch = 500
const areas = ['auth', 'timer', 'community_chat']

/** Forgets comings and goings of more than a year ago, a bounded number at a time; the database refuses any other. */
export function forgetPassingActivity(transact: Transact): JobDefinition {
  return {
    name: 'forget-passing-activity',
    cron: '52 3 * * *',
    work: async () => {
      for (const area of areas) {
        let forgotten = batch
        while (forgotten === batch) forgotten = await transact({ kind: 'system' }, (ctx) => forget(ctx, area))
      }
    },
  }
}

async function forget(ctx: SystemContext, area: string): Promise<number> {
  const gone = await sql`
    delete from activity_events where id in (
      select id from activity_events
        where (area, happened_at) >= (${area}, '-infinity') and (area, happened_at) < (${area}, ${passedBefore(ctx.now)})
          and activity_passes(type)
        order by area, happened_at limit ${batch})`.execute(ctx.db)
  return Number(gone.numAffectedRows ?? 0)
}

function passedBefore(now: Date): string {
  const moment = new Date(now)
  moment.setUTCFullYear(moment.getUTCFullYear() - yearsOfPassing)
  return moment.toISOString()
}
