import { sql } from 'kysely'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { markAllRead as call } from '../../../../contract/notifications.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { momentShape } from '../../../kernel/cursor.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { invalidField } from '../../../kernel/refusal.ts'

/** Marks everything up to the newest one shown as read, so that one which arrived since is not lost. */
export async function markAllRead(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<{ marked: number }> {
  if (!momentShape.test(body.up_to)) throw invalidField('up_to', complaint('newest_shown'))
  let update = ctx.db
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', ctx.actor.user_id)
    .where('is_read', '=', false)
    .where('created_at', '<=', sql<string>`${body.up_to}::timestamptz`)
  if (body.type) update = update.where('type', '=', body.type)
  const marked = Number((await update.executeTakeFirst()).numUpdatedRows)
  if (marked > 0) await leaveHints(ctx, [{ topic: 'notifications', audience: { person: ctx.actor.user_id } }])
  return { marked }
}
