import { hoursBetween } from '../../../../contract/kernel/hours.ts'
import type { Context } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { endOfInstant } from '../rules.ts'
import { bookWhatFits } from './book-run.ts'

/**
 * Holds the task on which a person's timer runs. Before anything of the person is held: who stops a timer holds the
 * task first, and the two would wait for each other.
 */
export async function holdTimerOf(ctx: Context, user_id: string): Promise<void> {
  const running = await findRunning(ctx, user_id)
  if (running) await holdNote(ctx, running.note_id)
}

/** Stops the timer of somebody who has left, now, and books its hours, as far as the days have room for them. */
export async function endTimerOf(ctx: Context, user_id: string): Promise<void> {
  const running = await findRunning(ctx, user_id)
  if (!running) return
  const { id, note_id } = running
  const note = await holdNote(ctx, note_id)
  const start = new Date(running.started_at)
  const end = endOfInstant(start, ctx.now)
  const hours = hoursBetween(start, end)
  const ended = await ctx.db
    .updateTable('time_records')
    .set({ ended_at: end.toISOString(), hours })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  // Stopped by themselves in the same moment.
  if (ended.numUpdatedRows === 0n || !note) return
  await bookWhatFits(ctx, { note_id, user_id, start, end })
  const { title, user_id: owner_id } = note
  await record(ctx, { type: 'timer.stopped', subject_id: id, note_id, owner_id, title, hours })
  await leaveHints(ctx, [{ topic: 'timer', audience: { person: user_id } }])
}

function findRunning(ctx: Context, user_id: string) {
  return ctx.db
    .selectFrom('time_records')
    .select(['id', 'note_id', 'started_at'])
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
}

function holdNote(ctx: Context, id: string) {
  return ctx.db
    .selectFrom('notes')
    .select(['user_id', 'title'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}
