import { complaint } from '../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { locationOf } from '../../../contract/meeting-room.ts'
import type {
  createMeeting as createCall,
  Meeting,
  MeetingChange,
  updateMeeting as updateCall,
} from '../../../contract/meetings.ts'
import { linkedCase } from '../../kernel/case-refs.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { asRoomTaken, assertFreeRoom } from './commands/assert-free-room.ts'
import { meetings } from './rows.ts'

/** Books a meeting from the firm's today on, in the caller's name, where the room is free. */
export async function createMeeting(
  ctx: StaffContext,
  { body }: InputOf<typeof createCall>,
): Promise<Meeting> {
  assertFromToday(ctx, body.meeting_date)
  const own = { location: locationOf(body.location), ...(await linkedCase(ctx, body)) }
  await assertFreeRoom(ctx, { ...body, location: own.location })
  return meetings.create(ctx, body, own).catch(asRoomTaken)
}

/** Changes the given fields of a meeting, if it still is as the caller saw it and the room is free. */
export async function updateMeeting(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<Meeting> {
  const before = await meetings.hold(ctx, params.id, body.version)
  const booking = bookingAfter(before, body)
  assertPossible(ctx, before, booking)
  const own = { location: booking.location, ...(await linkedCase(ctx, body)) }
  if (isMoved(before, booking)) await assertFreeRoom(ctx, { id: params.id, ...booking })
  return meetings.change(ctx, before, body, own).catch(asRoomTaken)
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
  if (meeting_date !== before.meeting_date) assertFromToday(ctx, meeting_date)
}

function assertFromToday(ctx: StaffContext, meeting_date: string) {
  if (meeting_date < dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE))
    throw invalidField('meeting_date', complaint('before_today'))
}

function isMoved(before: Meeting, after: Booking): boolean {
  return (['meeting_date', 'start_time', 'end_time', 'location'] as const).some(
    (field) => before[field] !== after[field],
  )
}
