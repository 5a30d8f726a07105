import type {
  CalendarEvent,
  createEvent as createCall,
  updateEvent as updateCall,
} from '../../../contract/calendar.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { linkedCase } from '../../kernel/case-refs.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { record } from '../../kernel/record.ts'
import { notFound } from '../../kernel/refusal.ts'
import { getMyFeed } from './queries.ts'
import { events } from './rows.ts'
import { drawFeedToken, hashOfFeedToken } from './rules.ts'

/** Adds an event to the firm's calendar, in the caller's name. */
export async function createEvent(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<CalendarEvent> {
  return events.create(ctx, body, await linkedCase(ctx, body))
}

/** Changes the given fields of the caller's own event, if it still is as they saw it. */
export async function updateEvent(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<CalendarEvent> {
  const before = await events.hold(ctx, params.id, body.version)
  const own = { modified_by: ctx.actor.user_id, ...(await linkedCase(ctx, body)) }
  return events.change(ctx, before, body, own)
}

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
