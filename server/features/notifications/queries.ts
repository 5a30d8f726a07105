import { sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { NotificationKind } from '../../../contract/notification-kinds.ts'
import type { NotificationHours, NotificationSetting } from '../../../contract/notification-settings.ts'
import { notificationTypes, rightToType, usualWays } from '../../../contract/notification-types.ts'
import type { listNotifications as listCall, Notification } from '../../../contract/notifications.ts'
import type { PushSubscription } from '../../../contract/push.ts'
import { type Context, may, type StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import type { Wishes } from './commands/choose-way.ts'
import type { ToSend } from './commands/word-letter.ts'
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
    .where('in_app', '=', true)
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
      from (select type from notifications where user_id = ${ctx.actor.user_id} and not is_read and in_app
              order by created_at desc limit ${countCap}) as newest
      group by type`.execute(ctx.db)
  return {
    count: counted.rows.reduce((sum, row) => sum + row.unread, 0),
    by_type: Object.fromEntries(counted.rows.map((row) => [row.type, row.unread])),
  }
}

/** On which ways each type reaches the caller, of those that their rights let reach them. */
export async function getSettings(ctx: StaffContext): Promise<{ items: NotificationSetting[] }> {
  const { rows } = await sql<NotificationSetting>`
    select kind, in_app, mail, push from notification_settings where user_id = ${ctx.actor.user_id}`.execute(
    ctx.db,
  )
  const chosen = new Map(rows.map((row) => [row.kind, row]))
  const reaching = notificationTypes.filter((type) => {
    const right = rightToType[type]
    return right === undefined || may(ctx, right)
  })
  return { items: reaching.map((kind) => chosen.get(kind) ?? { kind, ...usualWays(kind) }) }
}

/** The caller's hours, and those of the firm. */
export async function getHours(ctx: StaffContext): Promise<NotificationHours> {
  const { rows } = await sql<NotificationHours>`
    select to_char(h.quiet_from, 'HH24:MI') as quiet_from, to_char(h.quiet_until, 'HH24:MI') as quiet_until,
        coalesce(h.quiet_days, '{}') as quiet_days, coalesce(to_char(h.digest_at, 'HH24:MI'), '08:00') as digest_at,
        coalesce(h.details, false) as details,
        jsonb_build_object('quiet_from', to_char(f.quiet_from, 'HH24:MI'), 'quiet_until', to_char(f.quiet_until, 'HH24:MI')) as firm
      from firm_settings f left join notification_hours h on h.user_id = ${ctx.actor.user_id}`.execute(ctx.db)
  const [found] = rows
  if (!found) throw new Error('a firm without settings')
  return found
}

/** What people want, with the firm's hours for whoever has none of their own. */
export async function wishesOf(ctx: Context, people: readonly string[]): Promise<Map<string, Wishes>> {
  if (people.length === 0) return new Map()
  const { rows } = await sql<Wishes & { user_id: string }>`
    select p.user_id, coalesce(h.quiet_from, f.quiet_from) as quiet_from, coalesce(h.quiet_until, f.quiet_until) as quiet_until,
        coalesce(h.quiet_days, '{}') as quiet_days, coalesce(h.digest_at, '08:00') as digest_at,
        coalesce((select jsonb_object_agg(s.kind, jsonb_build_object('in_app', s.in_app, 'mail', s.mail, 'push', s.push))
          from notification_settings s where s.user_id = p.user_id), '{}') as ways
      from unnest(${people}::uuid[]) as p (user_id) cross join firm_settings f
        left join notification_hours h on h.user_id = p.user_id`.execute(ctx.db)
  return new Map(rows.map(({ user_id, ...wishes }) => [user_id, wishes]))
}

/** Whether it tells of a task that its reader must still see; of a deleted one, and one they are asked to take, it does not. */
const isOfTaskSeen: Record<Extract<NotificationKind, `note.${string}`>, boolean> = {
  'note.created': true,
  'note.modified': true,
  'note.archived': true,
  'note.unarchived': true,
  'note.restored': true,
  'note.assigned': true,
  'note.near': true,
  'note.tomorrow': true,
  'note.today': true,
  'note.step_done': true,
  'note.deleted': false,
  'note.owner_asked': false,
  'note.owner_accepted': false,
  'note.owner_declined': false,
  'note.owner_made': false,
}
const ofTasksSeen = Object.entries(isOfTaskSeen).flatMap(([kind, isSeen]) => (isSeen ? [kind] : []))

/** What of notifications is still there for their reader, and still theirs to be told. */
export async function readToSend(ctx: StaffContext, ids: readonly string[]): Promise<ToSend[]> {
  const { rows } = await sql<ToSend>`
    select n.id, n.type, n.title, n.message, n.subject_id, n.params, c.case_id,
        coalesce(is_guarded(n.case_ref), false) or coalesce(is_guarded((n.params ->> 'other_ref')::uuid), false) as is_guarded
      from notifications n left join cases c on c.id = n.case_ref
      where n.id = any (${ids}::uuid[]) and n.user_id = ${ctx.actor.user_id} and (n.case_ref is null or c.id is not null)
        -- A week that was submitted meanwhile is not to be submitted.
        and not (n.type = 'timesheet_due' and exists (select from timesheets t where t.user_id = n.user_id
          and t.week_start::text = n.params ->> 'day' and t.state <> 'returned'))
        -- Nor is a task told of to whom it was taken from meanwhile.
        and (n.params ->> 'kind' <> all (${ofTasksSeen}::text[])
          or n.subject_id is null or n.params is null or exists (select from notes t where t.id = n.subject_id))
      order by n.created_at, n.id`.execute(ctx.db)
  return rows.filter(({ type }) => {
    const right = rightToType[type]
    return right === undefined || may(ctx, right)
  })
}

/** The caller's browsers that get pushes, newest first; what only they themselves need stays here. */
export async function listSubscriptions(ctx: StaffContext): Promise<{ items: PushSubscription[] }> {
  const { rows } = await sql<PushSubscription>`
    select id, made_at, last_ok_at, session_ref = ${ctx.actor.session_id} as is_here
      from push_subscriptions where user_id = ${ctx.actor.user_id} order by made_at desc, id desc limit 10`.execute(
    ctx.db,
  )
  return { items: rows }
}
