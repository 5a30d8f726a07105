import { sql } from 'kysely'
import type { StaffContext } from './context.ts'
import { pipelineOn } from './pipeline.ts'
import { Refusal } from './refusal.ts'
import type { Replica } from './replica.ts'
import { contextOf, type SessionClaim, type Surroundings, type Transact, workOver } from './transaction.ts'

/** Runs a read over many rows in one transaction as a session; it cannot write. */
export type Report = <T>(
  claim: SessionClaim,
  work: (ctx: StaffContext) => Promise<T>,
  request_id?: string,
) => Promise<T>

/**
 * Reports from the replica, if there is one, with everything that was committed when they were asked for; from
 * the primary whenever the replica cannot do that soon. Who asks, and what they may see, the primary says.
 */
export function reportsFrom(around: Surroundings, onPrimary: Transact, replica: Replica | undefined): Report {
  if (!replica) return onPrimary
  return async (claim, work, request_id = 'system') => {
    if (!replica.isUsable()) return onPrimary(claim, work, request_id)
    const { actor, now, position } = await onPrimary(claim, whoAndWhen, request_id)
    try {
      return await replica.read(actor, position, async (client) => {
        const pipeline = pipelineOn(client, replica.database.keepsPlans)
        const ctx = contextOf(around, pipeline, actor, now, request_id)
        const result = await workOver(pipeline, () => work(ctx))
        await pipeline.written()
        return result
      })
    } catch (error) {
      // What it refuses, it refuses rightly: it is as new as the question.
      if (error instanceof Refusal) throw error
      return onPrimary(claim, work, request_id)
    }
  }
}

async function whoAndWhen({ actor, now, db }: StaffContext) {
  const { rows } = await sql<{ position: string }>`
    select pg_current_wal_flush_lsn()::text as position`.execute(db)
  return { actor, now, position: rows[0]?.position ?? '' }
}
