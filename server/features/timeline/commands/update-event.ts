import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { updateTimelineEvent as call, TimelineEvent } from '../../../../contract/timeline.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { demandCaseIdInUse } from '../../cases/public.ts'
import { getTimelineEvent } from '../queries.ts'
import { changedInEvent, timelineHints } from '../rules.ts'
import { holdEvent } from './hold-event.ts'

/** Changes the given fields of an event, if it still is as the caller saw it. */
export async function updateEvent(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<TimelineEvent> {
  const before = await holdEvent(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before
  // A case id that it has already may stay, also when its note is gone.
  if (body.case_id !== undefined && body.case_id !== before.case_id)
    await demandCaseIdInUse(ctx, body.case_id)

  const { description, version: _, ...fields } = body
  await ctx.db
    .updateTable('case_timeline')
    .set({
      ...fields,
      ...(description !== undefined && { description: description || null }),
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()

  const row = await getTimelineEvent(ctx, { params })
  const changed = changedInEvent(before, row)
  const { case_id } = row
  await record(
    ctx,
    { type: 'case_timeline.modified', subject_id: row.id, case_id, ...changed },
    timelineHints(row),
  )
  return row
}
