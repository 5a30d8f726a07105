import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { touchNote } from '../../notes/public.ts'
import { findTimer, showRunsOnNote } from '../queries.ts'

/** Ends the caller's timer and books nothing. */
export async function discardTimer(ctx: StaffContext): Promise<undefined> {
  const running = await findTimer(ctx)
  if (!running) throw new Refusal('conflict', 'timers.none_running')

  const gone = await ctx.db
    .deleteFrom('time_records')
    .where('id', '=', running.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  // Another device stopped or discarded it in the same moment; hours that it booked stay.
  if (gone.numDeletedRows === 0n) throw new Refusal('conflict', 'timers.none_running')
  await showRunsOnNote(ctx, running.note_id)
  await touchNote(ctx, running.note_id)

  const { id: subject_id, note_id, note_title: title } = running
  await record(ctx, { type: 'timer.discarded', subject_id, note_id, title })
  await leaveHints(ctx, [{ topic: 'timer', audience: { person: ctx.actor.user_id } }])
}
