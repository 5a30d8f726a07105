import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound } from '../../../kernel/refusal.ts'

/** Ends the caller's feed address: whoever reads it finds nothing from now on. */
export async function revokeFeed(ctx: StaffContext): Promise<undefined> {
  const { user_id } = ctx.actor
  const { numDeletedRows } = await ctx.db
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
  await record(ctx, { type: 'calendar_feed.revoked', subject_id: user_id }, [
    { topic: 'calendar_feeds', audience: { person: user_id } },
  ])
}
