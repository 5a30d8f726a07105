import { sql } from 'kysely'
import type {
  BillingSettings,
  closePeriod as closeCall,
  updateBillingSettings as updateCall,
} from '../../../../contract/billing-settings.ts'
import { billingTopic } from '../../../../contract/billing-settings.ts'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { changedIn } from '../../../kernel/changed.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { getBillingSettings } from '../queries.ts'

/** Under which the audit tells of the one row that there is. */
const subject_id = '00000000-0000-4000-a000-000000000002'

/** Says what the leaderboard counts. */
export async function updateBillingSettings(
  ctx: StaffContext,
  { body: { version, leaderboard_hours } }: InputOf<typeof updateCall>,
): Promise<BillingSettings> {
  const before = await holdSettings(ctx, version)
  return write(ctx, before, { ...before, leaderboard_hours: leaderboard_hours ?? before.leaderboard_hours })
}

/** Closes days, or opens them again with a reason; a trigger waits for whoever logs time on them. */
export async function closePeriod(
  ctx: StaffContext,
  { body: { through, version, reason } }: InputOf<typeof closeCall>,
): Promise<BillingSettings> {
  if (through && through > dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE))
    throw invalidField('through', complaint('invalid'))
  const before = await holdSettings(ctx, version)
  const opens = before.closed_through !== null && (through ?? '') < before.closed_through
  if (opens && !reason) throw invalidField('reason', complaint('required'))
  return write(ctx, before, { ...before, closed_through: through }, reason)
}

async function holdSettings(ctx: StaffContext, version: number): Promise<BillingSettings> {
  await sql`select from billing_settings for update`.execute(ctx.db)
  const before = await getBillingSettings(ctx)
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  return before
}

async function write(
  ctx: StaffContext,
  before: BillingSettings,
  after: BillingSettings,
  reason?: string,
): Promise<BillingSettings> {
  const changed = changedIn(before, after, ['closed_through', 'leaderboard_hours'])
  if (Object.keys(changed.after).length === 0) return before
  await sql`
    update billing_settings set closed_through = ${after.closed_through}::date, leaderboard_hours = ${after.leaderboard_hours},
      version = version + 1, updated_at = ${ctx.now.toISOString()}`.execute(ctx.db)
  const event = { type: 'billing_settings.modified', subject_id, ...changed } as const
  await record(ctx, { ...event, ...(reason && { reason }) }, [{ topic: billingTopic, audience: 'staff' }])
  return getBillingSettings(ctx)
}
