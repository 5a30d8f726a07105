import { ECDH } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { createPushSubscription as call, PushSubscription } from '../../../../contract/push.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { invalidField, notFound, Refusal } from '../../../kernel/refusal.ts'
import { isPushHost } from '../../../platform/push/push.ts'
import { listSubscriptions } from '../queries.ts'

const hint = (ctx: StaffContext) =>
  leaveHints(ctx, [{ topic: 'push_subscriptions', audience: { person: ctx.actor.user_id } }])

/** Has notifications pushed to the browser of the caller's session, at a push service that is known here. */
export async function subscribe(
  ctx: StaffContext,
  { body: { endpoint, p256dh, auth } }: InputOf<typeof call>,
): Promise<PushSubscription> {
  if (!isPushHost(endpoint, ctx.settings)) throw new Refusal('rule', 'push.host')
  if (!isPoint(p256dh)) throw invalidField('p256dh', complaint('invalid'))
  const id = uuidv7()
  await sql`select keep_push_subscription(${id}, ${ctx.actor.session_id}, ${endpoint}, ${p256dh}, ${auth}, ${ctx.now.toISOString()})`.execute(
    ctx.db,
  )
  await hint(ctx)
  const { items } = await listSubscriptions(ctx)
  const made = items.find((item) => item.id === id)
  if (!made) throw new Error('a subscription was not kept')
  return made
}

/** Whether a browser's key is one to encrypt for: a point of the curve P-256. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url').length > 0
  } catch {
    return false
  }
}

/** Ends the pushes to the browser of the caller's session. */
export async function unsubscribe(ctx: StaffContext): Promise<undefined> {
  const { rows } = await sql`delete from push_subscriptions
    where session_ref = ${ctx.actor.session_id} and user_id = ${ctx.actor.user_id} returning id`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw notFound()
  await hint(ctx)
}

/** Pushes a test to each of the caller's browsers. */
export async function testPushes(
  ctx: StaffContext,
): Promise<ReplyOf<typeof import('../../../../contract/push.ts').testPush>> {
  const { items } = await listSubscriptions(ctx)
  const { user_id } = ctx.actor
  for (const { id } of items)
    await ctx.enqueue('push', { subscription_id: id, user_id, ids: [], is_test: true })
  return { sent: items.length }
}
