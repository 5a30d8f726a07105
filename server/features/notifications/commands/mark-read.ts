import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { markRead as call, Notification } from '../../../../contract/notifications.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { presentNotification } from '../rules.ts'

/** Marks one of the caller's notifications as read; again is no different from once. */
export async function markRead(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<Notification> {
  const marked = await ctx.db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('id', '=', params.id)
    .where('user_id', '=', ctx.actor.user_id)
    .returningAll()
    .executeTakeFirst()
  if (!marked) throw notFound()
  await leaveHints(ctx, [{ topic: 'notifications', audience: { person: ctx.actor.user_id } }])
  return presentNotification(marked, ctx.language)
}
