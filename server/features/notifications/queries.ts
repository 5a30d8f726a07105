import { sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { listNotifications as listCall, Notification } from '../../../contract/notifications.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { presentNotification } from './rules.ts'

/** The badge shows 99+ from here on, so nothing is counted beyond. */
const countCap = 100

/** A page of the caller's notifications, newest first. */
export async function listNotifications(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Notification[]; next: string | null }> {
  let list = ctx.db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', ctx.actor.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.limit + 1)
  if (query.after) {
    const [created_at, id] = decodeCursor(query.after, [momentShape, idShape])
    list = list.where(sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`)
  }
  const { items, next } = page(await list.execute(), query.limit, (row) => [row.created_at, row.id])
  return { items: items.map((row) => presentNotification(row, ctx.language)), next }
}

/** How many of the caller's notifications are unread: always counted, never stored. */
export async function countUnread(
  ctx: StaffContext,
): Promise<{ count: number; by_type: Record<string, number> }> {
  const counted = await sql<{ type: string; unread: number }>`
    select type, count(*)::int as unread
      from (select type from notifications where user_id = ${ctx.actor.user_id} and not is_read
              order by created_at desc limit ${countCap}) as newest
      group by type`.execute(ctx.db)
  return {
    count: counted.rows.reduce((sum, row) => sum + row.unread, 0),
    by_type: Object.fromEntries(counted.rows.map((row) => [row.type, row.unread])),
  }
}
