import type { Context, StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound } from '../../../kernel/refusal.ts'

/** Ends the caller's feed address: whoever reads it finds nothing from now on. */
export async function revokeFeed(ctx: StaffContext): Promise<undefined> {
  if (!(await endFeedOf(ctx, ctx.actor.user_id))) throw notFound()
}

/** Ends a person's feed address, and says whether there was one. */
export async function endFeedOf(ctx: Context, user_id: string): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await record(ctx, { type: 'calendar_feed.revoked', subject_id: user_id, actor_id: user_id }, [
    { topic: 'calendar_feeds', audience: { person: user_id } },
  ])
  return true
}
