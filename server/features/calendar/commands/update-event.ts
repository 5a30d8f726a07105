import type { CalendarEvent, updateEvent as call } from '../../../../contract/calendar.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getEvent } from '../queries.ts'
import { changedInEvent, eventColumns, eventHints } from '../rules.ts'
import { holdEvent } from './hold-event.ts'

/** Changes the given fields of the caller's own event, if it still is as they saw it. */
export async function updateEvent(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<CalendarEvent> {
  const before = await holdEvent(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before

  await ctx.db
    .updateTable('calendar_events')
    .set({
      ...eventColumns(body),
      modified_by: ctx.actor.user_id,
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()

  const row = await getEvent(ctx, { params })
  const changed = changedInEvent(before, row)
  const { title } = row
  await record(
    ctx,
    { type: 'calendar_event.modified', subject_id: row.id, title, ...changed },
    eventHints(row),
  )
  return row
}
