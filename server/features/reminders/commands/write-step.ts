import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type {
  createReminderStep as createCall,
  ReminderStep,
  updateReminderStep as updateCall,
} from '../../../../contract/reminders.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { invalidField } from '../../../kernel/refusal.ts'
import { reminderSteps } from '../rows.ts'

/** Adds a step; only a deadline warns on days of its own. */
export async function addStep(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<ReminderStep> {
  const { days_before, channels, ...draft } = body
  assertDays(draft.about, days_before)
  return reminderSteps.create(ctx, draft, { days_before, ...waysIn(channels) })
}

/** Changes a step that is still as the caller saw it. */
export async function editStep(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<ReminderStep> {
  const before = await reminderSteps.hold(ctx, params.id, body.version)
  const { days_before = before.days_before, channels = before.channels } = body
  assertDays(body.about ?? before.about, days_before)
  return reminderSteps.change(ctx, before, body, { days_before, ...waysIn(channels) })
}

const waysIn = (channels: ReminderStep['channels']) => ({
  channels,
  is_pushed: channels.includes('push'),
})

function assertDays(about: ReminderStep['about'], days_before: number | null): void {
  if (days_before === null && about !== 'deadline') throw invalidField('days_before', complaint('required'))
}
