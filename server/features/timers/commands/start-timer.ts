import { v7 as uuidv7 } from 'uuid'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { startTimer as call, Timer } from '../../../../contract/timers.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { brokenConstraint, Refusal } from '../../../kernel/refusal.ts'
import { holdNote, touchNote } from '../../notes/public.ts'
import { findTimer, showRunsOnNote } from '../queries.ts'
import { stopTimer } from './stop-timer.ts'

/** Starts the caller's timer on a note. One that runs already is refused, or stopped first when asked to. */
export async function startTimer(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<{ timer: Timer }> {
  const note = await holdNote(ctx, body.note_id)

  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  const running = await findTimer(ctx)
  if (running && !body.stop_running)
    throw new Refusal('conflict', 'timers.already_running', { current: running })
  if (running) await stopTimer(ctx, { params: undefined, query: undefined, body: {} })

  const id = uuidv7()
  const now = ctx.now.toISOString()
  // Read back, so that every answer about it writes the moment in one way.
  let started_at: string
  try {
    const started = await ctx.db
      .insertInto('time_records')
      .values({ id, note_id: note.id, user_id: ctx.actor.user_id, started_at: now, created_at: now })
      .returning('started_at')
      .executeTakeFirstOrThrow()
    started_at = started.started_at
  } catch (error) {
    if (brokenConstraint(error) === 'time_records_one_running')
      throw new Refusal('conflict', 'timers.already_running')
    throw error
  }
  await showRunsOnNote(ctx, note.id)
  await touchNote(ctx, note.id)

  await record(ctx, {
    type: 'timer.started',
    subject_id: id,
    note_id: note.id,
    owner_id: note.user_id,
    title: note.title,
  })
  await leaveHints(ctx, [{ topic: 'timer', audience: { person: ctx.actor.user_id } }])
  return { timer: { id, note_id: note.id, note_title: note.title, started_at } }
}
