import { sql } from 'kysely'
import { hourMs } from '../../../../contract/kernel/hours.ts'
import { idleHours } from '../../../../contract/limits.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { hintTimer } from '../commands.ts'
import { findIdleTimers, type IdleTimer } from '../queries.ts'

/**
 * Asks once whose timer runs without a sign of work; one that ran long is paused at the last sign, booked never and thrown
 * away never. Whichever instance writes first does it.
 */
export async function rescueTimers(ctx: SystemContext): Promise<void> {
  for (const timer of await findIdleTimers(ctx, new Date(ctx.now.getTime() - idleHours * hourMs)))
    await (timer.ran_long ? pauseLeft(ctx, timer) : ask(ctx, timer))
}

async function pauseLeft(ctx: SystemContext, { id, user_id, note_id, title, case_ref, sign }: IdleTimer) {
  const { numAffectedRows } = await sql`
    update time_records set paused_at = ${sign}, was_left = true, version = version + 1
      where id = ${id} and ended_at is null and paused_at is null`.execute(ctx.db)
  if (!numAffectedRows) return
  await record(ctx, { type: 'timer.paused', subject_id: id, note_id, title, case_ref })
  await hintTimer(ctx, user_id)
}

async function ask(
  ctx: SystemContext,
  { id, user_id: person_id, note_id, title, case_ref, sign }: IdleTimer,
) {
  const { numAffectedRows } = await sql`
    update time_records set asked_at = ${ctx.now.toISOString()}
      where id = ${id} and ended_at is null and paused_at is null and (asked_at is null or asked_at < ${sign})`.execute(
    ctx.db,
  )
  if (!numAffectedRows) return
  await record(ctx, { type: 'timer.asked_about', subject_id: id, note_id, person_id, title, case_ref })
}
