import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { locationOf } from '../../../../contract/meeting-room.ts'
import type { updateMeeting as call, Meeting, MeetingChange } from '../../../../contract/meetings.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { getMeeting } from '../queries.ts'
import { changedInMeeting, meetingHints } from '../rules.ts'
import { asRoomTaken, assertFreeRoom } from './assert-free-room.ts'
import { holdMeeting } from './hold-meeting.ts'

/** Changes the given fields of a meeting, if it still is as the caller saw it and the room is free. */
export async function updateMeeting(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<Meeting> {
  const before = await holdMeeting(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before
  const booking = bookingAfter(before, body)
  assertPossible(ctx, before, booking)
  if (isMoved(before, booking)) await assertFreeRoom(ctx, { id: params.id, ...booking })

  const { title, description } = body
  await ctx.db
    .updateTable('meetings')
    .set({
      ...booking,
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description: description || null }),
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()
    .catch(asRoomTaken)

  const row = await getMeeting(ctx, { params })
  const changed = changedInMeeting(before, row)
  await record(
    ctx,
    { type: 'meeting.modified', subject_id: row.id, title: row.title, ...changed },
    meetingHints(row),
  )
  return row
}

type Booking = Pick<Meeting, 'meeting_date' | 'start_time' | 'end_time' | 'location'>

function bookingAfter(before: Meeting, body: MeetingChange): Booking {
  return {
    meeting_date: body.meeting_date ?? before.meeting_date,
    start_time: body.start_time ?? before.start_time,
    end_time: body.end_time ?? before.end_time,
    location: body.location === undefined ? before.location : locationOf(body.location),
  }
}

/** A past meeting stays where it is and can be corrected; no meeting is moved into the past (specification: meetings 4). */
function assertPossible(ctx: StaffContext, before: Meeting, { meeting_date, start_time, end_time }: Booking) {
  if (end_time <= start_time) throw invalidField('end_time', complaint('after_start'))
  const isMovedTo = meeting_date !== before.meeting_date
  if (isMovedTo && meeting_date < dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE))
    throw invalidField('meeting_date', complaint('before_today'))
}

function isMoved(before: Meeting, after: Booking): boolean {
  return (['meeting_date', 'start_time', 'end_time', 'location'] as const).some(
    (field) => before[field] !== after[field],
  )
}
