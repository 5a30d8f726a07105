import type {
  CalendarEvent,
  createEvent as createCall,
  updateEvent as updateCall,
} from '../../../contract/calendar.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { events } from './rows.ts'

/** Adds an event to the firm's calendar, in the caller's name. */
export function createEvent(ctx: StaffContext, { body }: InputOf<typeof createCall>): Promise<CalendarEvent> {
  return events.create(ctx, body)
}

/** Changes the given fields of the caller's own event, if it still is as they saw it. */
export async function updateEvent(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<CalendarEvent> {
  const before = await events.hold(ctx, params.id, body.version)
  return events.change(ctx, before, body, { modified_by: ctx.actor.user_id })
}
