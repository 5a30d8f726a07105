import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { locationOf } from '../../../../contract/meeting-room.ts'
import type { createMeeting as call, Meeting } from '../../../../contract/meetings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField } from '../../../kernel/refusal.ts'
import { getMeeting } from '../queries.ts'
import { bookingOf, meetingHints } from '../rules.ts'
import { asRoomTaken, assertFreeRoom } from './assert-free-room.ts'

/** Books a meeting from the firm's today on, in the caller's name, where the room is free. */
export async function createMeeting(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<Meeting> {
  if (body.meeting_date < dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE))
    throw invalidField('meeting_date', complaint('before_today'))
  const { title, description, meeting_date, start_time, end_time } = body
  const booking = { meeting_date, start_time, end_time, location: locationOf(body.location) }
  await assertFreeRoom(ctx, booking)

  const id = uuidv7()
  await ctx.db
    .insertInto('meetings')
    .values({
      ...booking,
      id,
      title,
      description: description || null,
      created_by: ctx.actor.user_id,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .execute()
    .catch(asRoomTaken)

  const row = await getMeeting(ctx, { params: { id } })
  await record(ctx, { type: 'meeting.created', subject_id: id, ...bookingOf(row) }, meetingHints(row))
  return row
}
