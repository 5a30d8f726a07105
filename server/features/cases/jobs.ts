import { sql } from 'kysely'
import type { LinkingProgress } from '../../../contract/case-links.ts'
import type { Context, StaffContext, SystemContext } from '../../kernel/context.ts'
import type { Measured } from '../../kernel/http-metrics.ts'
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

const step = 1000

/**
 * Links what was there before cases had files, and texts of a new label that are too many to be linked at once. Each step is
 * a transaction of its own, so that whatever ends it, it goes on where it was.
 */
export function linkTexts(transact: Transact): JobDefinition {
  return {
    name: 'link-texts',
    cron: '* * * * *',
    work: async () => {
      while (await transact({ kind: 'system' }, linkMore));
    },
  }
}

async function linkMore(ctx: Context): Promise<boolean> {
  const { rows } = await sql<{ is_more: boolean }>`select link_more(${step}) as is_more`.execute(ctx.db)
  return rows[0]?.is_more ?? false
}

/** How far it is. */
export async function getLinkingProgress(ctx: Pick<StaffContext, 'db'>): Promise<LinkingProgress> {
  const { rows } = await sql<{ done: string; of_rows: string; is_finished: boolean }>`
    select * from linking_progress()`.execute(ctx.db)
  const { done = 0, of_rows = 0, is_finished = true } = rows[0] ?? {}
  return { done: Number(done), of: Number(of_rows), is_finished }
}

/** The same for whoever watches the server. */
export function linkingMeasured(transact: Transact): Record<string, Measured> {
  return {
    linking_rows: {
      help: 'Rows that the linking of older texts to cases has looked at, and about how many there are.',
      read: async () => {
        const { done, of } = await transact({ kind: 'system' }, getLinkingProgress, 'metrics')
        return { done, of }
      },
    },
  }
}
