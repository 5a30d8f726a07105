import { sql } from 'kysely'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { SystemContext } from '../../kernel/context.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'

const step = 500

/** A day that has gone is no next one any more: once the firm's day has turned, cases take the one after it, or none. */
export function refreshNextHearings(transact: Transact): JobDefinition {
  return {
    name: 'refresh-next-hearings',
    cron: '3,33 * * * *',
    work: async () => {
      while ((await transact({ kind: 'system' }, refresh)) === step);
    },
  }
}

async function refresh(ctx: SystemContext): Promise<number> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<{
    many: number
  }>`select refresh_next_hearings(${today}, ${step}) as many`.execute(ctx.db)
  return rows[0]?.many ?? 0
}
