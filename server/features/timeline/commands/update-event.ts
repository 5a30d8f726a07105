import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { updateTimelineEvent as call, TimelineEvent } from '../../../../contract/timeline.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { assertCaseIdInUse } from '../../cases/public.ts'
import { timelineEvents } from '../rows.ts'

/** Changes the given fields of an event; a case id that it has already may stay, also when its note is gone. */
export async function updateEvent(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<TimelineEvent> {
  const before = await timelineEvents.hold(ctx, params.id, body.version)
  if (body.case_id !== undefined && body.case_id !== before.case_id)
    await assertCaseIdInUse(ctx, body.case_id)
  return timelineEvents.change(ctx, before, body)
}
