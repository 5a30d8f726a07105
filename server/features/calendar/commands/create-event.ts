import { v7 as uuidv7 } from 'uuid'
import type { CalendarEvent, createEvent as call } from '../../../../contract/calendar.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { getEvent } from '../queries.ts'
import { eventColumns, eventHints } from '../rules.ts'

/** Adds an event to the firm's calendar, in the caller's name. */
export async function createEvent(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<CalendarEvent> {
  const id = uuidv7()
  const { title, event_date, event_type } = body
  await ctx.db
    .insertInto('calendar_events')
    .values({
      ...eventColumns(body),
      title,
      event_date,
      event_type,
      id,
      user_id: ctx.actor.user_id,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()

  const row = await getEvent(ctx, { params: { id } })
  await record(
    ctx,
    { type: 'calendar_event.created', subject_id: id, title, event_date, event_type },
    eventHints(row),
  )
  return row
}
