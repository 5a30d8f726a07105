import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.ts'

/**
 * One at a time changes who sees which case: called before any row is held, and what follows reads as whoever was before
 * has left it (decision 081).
 */
export async function holdSight(ctx: Pick<Context, 'db'>): Promise<void> {
  await sql`select hold_sight()`.execute(ctx.db)
}
