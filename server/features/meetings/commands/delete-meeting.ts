import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { deleteMeeting as call } from '../../../../contract/meetings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { bookingOf, meetingHints } from '../rules.ts'
import { holdMeeting } from './hold-meeting.ts'

/** Deletes a meeting; the room is free at once, and the audit keeps what was booked. */
export async function deleteMeeting(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const row = await holdMeeting(ctx, params.id)

  await ctx.db.deleteFrom('meetings').where('id', '=', row.id).execute()

  await record(ctx, { type: 'meeting.deleted', subject_id: row.id, ...bookingOf(row) }, meetingHints(row))
}
