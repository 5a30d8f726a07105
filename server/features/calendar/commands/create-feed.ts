import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { getMyFeed } from '../queries.ts'
import { drawFeedToken, hashOfFeedToken } from '../rules.ts'

/** Gives the caller a new feed address and ends the one before it. This answer is the only place where it stands. */
export async function createFeed(
  ctx: StaffContext,
  secret: Uint8Array,
): Promise<{ address: string; created_at: string }> {
  const before = await getMyFeed(ctx)
  const token = drawFeedToken()
  const created_at = ctx.now.toISOString()
  const token_hash = hashOfFeedToken(secret, token)
  const { user_id } = ctx.actor
  await ctx.db
    .insertInto('calendar_feeds')
    .values({ user_id, token_hash, created_at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, created_at }))
    .execute()
  await record(
    ctx,
    { type: 'calendar_feed.created', subject_id: user_id, replaced: before.created_at !== null },
    [{ topic: 'calendar_feeds', audience: { person: user_id } }],
  )
  return { address: `${ctx.settings.site}/api/calendar/${token}.ics`, created_at }
}
