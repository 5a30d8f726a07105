import { sql } from 'kysely'
import type { SystemContext } from '../../kernel/context.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { holdSight } from './commands/hold-sight.ts'

/**
 * Compares what is kept of who sees which case with what walls, people and roles say, and sets it right. That it had to is
 * a failure that the operator hears of: in between somebody may have seen what they must not.
 */
export function compareSight(transact: Transact): JobDefinition {
  return {
    name: 'compare-sight',
    cron: '7 4 * * *',
    retries: 0,
    work: async () => {
      const { wrong, unseen } = await transact({ kind: 'system' }, compare)
      const faults = [
        ...(wrong > 0 ? [`${wrong} rows of who sees which case were wrong, and are set right`] : []),
        ...(unseen > 0 ? [`${unseen} cases are behind walls against every partner`] : []),
      ]
      if (faults.length > 0) throw new Error(faults.join('; '))
    },
  }
}

async function compare(ctx: SystemContext): Promise<{ wrong: number; unseen: number }> {
  await holdSight(ctx)
  const { rows } = await sql<{ wrong: number; unseen: number }>`
    select sight_gone_wrong() as wrong,
      (select count(*)::integer from (select distinct case_ref from case_walls) as walled
        where not a_partner_sees(case_ref)) as unseen`.execute(ctx.db)
  const found = rows[0] ?? { wrong: 0, unseen: 0 }
  if (found.wrong > 0) await sql`select remake_sight()`.execute(ctx.db)
  return found
}
