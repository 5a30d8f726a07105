import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { hoursBetween } from '../../../../contract/kernel/hours.ts'
import type { stopTimer as call, TimeRecord } from '../../../../contract/timers.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { holdNote } from '../../notes/public.ts'
import { findTimer } from '../queries.ts'
import { endOfInstant, ranLong } from '../rules.ts'
import { bookRun } from './book-run.ts'

/**
 * Ends the caller's timer now, or at an earlier `time_end`, and books its hours day by day. One that ran
 * longer than `longRunHours` is refused until the caller says what to keep.
 */
export async function stopTimer(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<TimeRecord> {
  const running = await findTimer(ctx)
  if (!running) throw new Refusal('conflict', 'timers.none_running')
  const note = await holdNote(ctx, running.note_id)

  const start = new Date(running.started_at)
  const end = body.time_end ? new Date(body.time_end) : endOfInstant(start, ctx.now)
  if (end <= start || end > endOfInstant(start, ctx.now)) {
    const fields = [{ path: 'time_end', message: complaint('within_run') }]
    throw new Refusal('rule', 'notes.end_not_after_start', { fields })
  }
  if (ranLong(start, end) && !body.time_end && !body.keep_long) {
    throw new Refusal('rule', 'timers.ran_long', { current: running })
  }

  const hours = hoursBetween(start, end)
  const ended = await ctx.db
    .updateTable('time_records')
    .set({ ended_at: end.toISOString(), hours })
    .where('id', '=', running.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  // Two stops at once: the second finds the run ended and books nothing.
  if (ended.numUpdatedRows === 0n) throw new Refusal('conflict', 'timers.none_running')
  await bookRun(ctx, { note_id: note.id, user_id: ctx.actor.user_id, start, end })

  await record(ctx, {
    type: 'timer.stopped',
    subject_id: running.id,
    note_id: note.id,
    owner_id: note.user_id,
    title: note.title,
    hours,
  })
  await leaveHints(ctx, [{ topic: 'timer', audience: { person: ctx.actor.user_id } }])
  return {
    id: running.id,
    note_id: note.id,
    time_start: running.started_at,
    time_end: end.toISOString(),
    total_hours: hours,
  }
}
