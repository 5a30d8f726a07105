import { sql } from 'kysely'
import type { Timer } from '../../../../contract/timers.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { brokenConstraint, Refusal } from '../../../kernel/refusal.ts'
import { hintTimer } from '../commands.ts'
import { findTimer, namedTimer } from '../queries.ts'

/** Pauses the caller's timer now; what follows is not worked. */
export function pauseTimer(ctx: StaffContext): Promise<{ timer: Timer }> {
  return turn(ctx, 'timer.paused', {
    refusal: 'timers.paused',
    isPaused: sql`paused_at is null`,
    // A clock that was set back does not pause before the start.
    set: sql`paused_at = greatest(started_at, ${ctx.now.toISOString()}::timestamptz)`,
  })
}

/** Lets the caller's paused timer run on from now. */
export function resumeTimer(ctx: StaffContext): Promise<{ timer: Timer }> {
  const now = sql`greatest(paused_at, ${ctx.now.toISOString()}::timestamptz)`
  return turn(ctx, 'timer.continued', {
    refusal: 'timers.not_paused',
    isPaused: sql`paused_at is not null`,
    set: sql`pauses = pauses + tstzmultirange(tstzrange(paused_at, ${now})), paused_at = null, was_left = false`,
  })
}

interface Turn {
  refusal: 'timers.paused' | 'timers.not_paused'
  isPaused: ReturnType<typeof sql>
  set: ReturnType<typeof sql>
}

async function turn(
  ctx: StaffContext,
  type: 'timer.paused' | 'timer.continued',
  { refusal, isPaused, set }: Turn,
) {
  const before = await findTimer(ctx)
  if (!before) throw new Refusal('conflict', 'timers.none_running')
  const { id, note_id, note_title: title } = before.timer
  const { numAffectedRows } = await sql`update time_records set ${set}, version = version + 1
    where id = ${id} and ended_at is null and ${isPaused}`
    .execute(ctx.db)
    .catch(whenOtherRuns)
  const found = await findTimer(ctx)
  if (!found) throw new Refusal('conflict', 'timers.none_running')
  if (!numAffectedRows) throw new Refusal('conflict', refusal, namedTimer(found))
  const { timer, case_ref } = found
  await record(ctx, { type, subject_id: id, note_id, title, case_ref })
  await hintTimer(ctx, ctx.actor.user_id)
  return { timer }
}

/** Another one of theirs goes on since the same moment. */
function whenOtherRuns(error: unknown): never {
  if (brokenConstraint(error) === 'time_records_one_running')
    throw new Refusal('conflict', 'timers.already_running')
  throw error
}
