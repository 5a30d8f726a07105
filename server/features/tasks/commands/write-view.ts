import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type * as calls from '../../../../contract/saved-views.ts'
import { type SavedView, viewLimits } from '../../../../contract/saved-views.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getView } from '../queries.ts'

/* What somebody saved for themselves is no news for anybody, and nothing that is kept in the audit. */

/** Saves a list as it is narrowed, after the other views. */
export async function createView(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.createView>,
): Promise<SavedView> {
  const { user_id } = ctx.actor
  // Two at once would each find room for one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved views of ${user_id}`}, 0))`.execute(ctx.db)
  const { rows } = await sql<{ many: number; last: number }>`
    select count(*)::int as many, coalesce(max(place), 0) as last from saved_views where user_id = ${user_id}`.execute(
    ctx.db,
  )
  const { many = 0, last = 0 } = rows[0] ?? {}
  if (many >= viewLimits.each) throw new Refusal('rule', 'views.too_many')

  const id = uuidv7()
  const now = ctx.now.toISOString()
  await ctx.db
    .insertInto('saved_views')
    .values({ id, user_id, ...body, place: last + 1, created_at: now, updated_at: now })
    .execute()
  await told(ctx)
  return getView(ctx, { params: { id } })
}

/** Changes the fields given. */
export async function updateView(
  ctx: StaffContext,
  { params, body: { version, ...change } }: InputOf<typeof calls.updateView>,
): Promise<SavedView> {
  const before = await held(ctx, params.id)
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange({ ...change, version })) return before
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  await ctx.db
    .updateTable('saved_views')
    .set({ ...given, version: version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', params.id)
    .execute()
  await told(ctx)
  return getView(ctx, { params })
}

/** Deletes a saved view. */
export async function deleteView(
  ctx: StaffContext,
  { params }: InputOf<typeof calls.deleteView>,
): Promise<undefined> {
  await held(ctx, params.id)
  await ctx.db.deleteFrom('saved_views').where('id', '=', params.id).execute()
  await told(ctx)
}

async function held(ctx: StaffContext, id: string): Promise<SavedView> {
  await sql`select from saved_views where id = ${id} for update`.execute(ctx.db)
  return getView(ctx, { params: { id } })
}

const told = (ctx: StaffContext) =>
  leaveHints(ctx, [{ topic: 'saved_views', audience: { person: ctx.actor.user_id } }])
