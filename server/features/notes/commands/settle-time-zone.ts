import { sql } from 'kysely'
import type { SystemContext } from '../../../kernel/context.ts'

/** Tells the database the firm's time zone; after a change of it the months of all notes are counted anew. */
export async function settleTimeZone(ctx: SystemContext): Promise<boolean> {
  await sql`set local statement_timeout = '10min'`.execute(ctx.db)
  const settled = await sql<{ moved: boolean }>`
    select set_firm_time_zone(${ctx.settings.FIRM_TIME_ZONE}) as moved`.execute(ctx.db)
  return settled.rows[0]?.moved ?? false
}
