import { sql } from 'kysely'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type {
  putNotificationHours as call,
  NotificationHours,
} from '../../../../contract/notification-settings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { invalidField } from '../../../kernel/refusal.ts'
import { getHours } from '../queries.ts'

/** Keeps the caller's hours; quiet ones need both ends, or none for those of the firm. */
export async function putHours(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<NotificationHours> {
  const { quiet_from, quiet_until, quiet_days, digest_at, details } = body
  if ((quiet_from === null) !== (quiet_until === null))
    throw invalidField(quiet_from === null ? 'quiet_from' : 'quiet_until', complaint('required'))
  const days = [...new Set(quiet_days)].sort()
  const { user_id } = ctx.actor
  await sql`insert into notification_hours (user_id, quiet_from, quiet_until, quiet_days, digest_at, details, updated_at)
    values (${user_id}, ${quiet_from}, ${quiet_until}, ${days}::smallint[], ${digest_at}, ${details}, ${ctx.now.toISOString()})
    on conflict (user_id) do update set (quiet_from, quiet_until, quiet_days, digest_at, details, updated_at)
      = (excluded.quiet_from, excluded.quiet_until, excluded.quiet_days, excluded.digest_at, excluded.details, excluded.updated_at)`.execute(
    ctx.db,
  )
  await leaveHints(ctx, [{ topic: 'notification_settings', audience: { person: user_id } }])
  return getHours(ctx)
}
