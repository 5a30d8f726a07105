import type { deleteEvent as call } from '../../../../contract/calendar.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { eventHints } from '../rules.ts'
import { holdEvent } from './hold-event.ts'

/** Deletes the caller's own event; the audit keeps what it said. */
export async function deleteEvent(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const row = await holdEvent(ctx, params.id)

  await ctx.db.deleteFrom('calendar_events').where('id', '=', row.id).execute()

  const { title, event_date, event_time, event_type, description } = row
  await record(
    ctx,
    {
      type: 'calendar_event.deleted',
      subject_id: row.id,
      title,
      event_date,
      event_time,
      event_type,
      description,
    },
    eventHints(row),
  )
}
