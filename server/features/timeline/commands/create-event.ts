import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { createTimelineEvent as call, TimelineEvent } from '../../../../contract/timeline.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { assertCaseIdInUse } from '../../cases/public.ts'
import { timelineEvents } from '../rows.ts'

/** Adds an event to a case id in use, in the caller's name. */
export async function createEvent(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<TimelineEvent> {
  await assertCaseIdInUse(ctx, body.case_id)
  return timelineEvents.create(ctx, body)
}
