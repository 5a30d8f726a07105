import { sql } from 'kysely'
import type { StaffContext } from '../../../kernel/context.ts'

/** Lets one writer of the chat through at a time, until its commit: numbers then are in the order of commits. */
export async function lockChat(ctx: StaffContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('community_chat', 0))`.execute(ctx.db)
}
