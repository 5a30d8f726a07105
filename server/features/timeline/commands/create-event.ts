import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../../../contract/kernel/dates.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { createTimelineEvent as call, TimelineEvent } from '../../../../contract/timeline.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { demandCaseIdInUse } from '../../cases/public.ts'
import { getTimelineEvent } from '../queries.ts'
import { timelineHints } from '../rules.ts'

/** Adds an event to a case id in use, in the caller's name. */
export async function createEvent(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<TimelineEvent> {
  await demandCaseIdInUse(ctx, body.case_id)

  const id = uuidv7()
  await ctx.db
    .insertInto('case_timeline')
    .values({
      ...body,
      id,
      user_id: ctx.actor.user_id,
      description: body.description || null,
      timeline_date: body.timeline_date ?? dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE),
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()

  const row = await getTimelineEvent(ctx, { params: { id } })
  const { case_id, title } = row
  await record(ctx, { type: 'case_timeline.created', subject_id: id, case_id, title }, timelineHints(row))
  return row
}
