import { sql } from 'kysely'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { putNotificationSettings as call } from '../../../../contract/notification-settings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { invalidField } from '../../../kernel/refusal.ts'
import { getSettings } from '../queries.ts'

/** Keeps on which ways the given types reach the caller; of one type the last that is said of it. */
export async function putSettings(
  ctx: StaffContext,
  { body: { items } }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  for (const [place, { kind, in_app, mail }] of items.entries()) {
    if (kind !== 'security') continue
    if (!in_app) throw invalidField(`items.${place}.in_app`, complaint('stays_on'))
    if (mail !== 'now') throw invalidField(`items.${place}.mail`, complaint('stays_on'))
  }
  const { user_id } = ctx.actor
  for (const { kind, in_app, mail, push } of items)
    await sql`insert into notification_settings (user_id, kind, in_app, mail, push, updated_at)
      values (${user_id}, ${kind}, ${in_app}, ${mail}, ${push}, ${ctx.now.toISOString()})
      on conflict (user_id, kind) do update set (in_app, mail, push, updated_at)
        = (excluded.in_app, excluded.mail, excluded.push, excluded.updated_at)`.execute(ctx.db)
  await leaveHints(ctx, [{ topic: 'notification_settings', audience: { person: user_id } }])
  return getSettings(ctx)
}
