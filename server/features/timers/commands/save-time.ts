import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { hoursBetween } from '../../../../contract/kernel/hours.ts'
import { hoursOfADay, longestRunDays } from '../../../../contract/limits.ts'
import type { saveTime as call, TimeRecord } from '../../../../contract/timers.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { holdNote } from '../../notes/public.ts'
import { bookRun } from './book-run.ts'

/** Books a start and an end that the caller entered by hand, as a run of its own. */
export async function saveTime(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<TimeRecord> {
  const note = await holdNote(ctx, body.note_id)

  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  const start = new Date(body.time_start)
  const end = new Date(body.time_end)
  const at = [{ path: 'time_end', message: 'notes.end_not_after_start' }]
  if (end <= start) throw new Refusal('rule', 'notes.end_not_after_start', { fields: at })
  if (end > ctx.now) {
    const fields = [{ path: 'time_end', message: complaint('not_in_the_future') }]
    throw new Refusal('rule', 'timers.in_the_future', { fields })
  }

  if (hoursBetween(start, end) > longestRunDays * hoursOfADay || start.getUTCFullYear() < 1900) {
    const fields = [{ path: 'time_start', message: complaint('run_too_long') }]
    throw new Refusal('rule', 'timers.too_long', { fields })
  }

  const id = uuidv7()
  const hours = hoursBetween(start, end)
  await ctx.db
    .insertInto('time_records')
    .values({
      id,
      note_id: note.id,
      user_id: ctx.actor.user_id,
      started_at: start.toISOString(),
      ended_at: end.toISOString(),
      hours,
      created_at: ctx.now.toISOString(),
    })
    .execute()
  await bookRun(ctx, { note_id: note.id, user_id: ctx.actor.user_id, start, end })

  await record(ctx, {
    type: 'time.saved',
    subject_id: id,
    note_id: note.id,
    owner_id: note.user_id,
    title: note.title,
    hours,
  })
  return {
    id,
    note_id: note.id,
    time_start: start.toISOString(),
    time_end: end.toISOString(),
    total_hours: hours,
  }
}
