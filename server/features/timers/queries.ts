import { sql } from 'kysely'
import type { Timer } from '../../../contract/timers.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'

/** The caller's running timer, also on a note that they may not see any more. */
export async function findTimer(ctx: StaffContext): Promise<Timer | undefined> {
  return ctx.db
    .selectFrom('time_records')
    .leftJoin('notes', 'notes.id', 'time_records.note_id')
    .select((eb) => [
      'time_records.id',
      'time_records.note_id',
      eb.fn.coalesce('notes.title', sql<string>`'Task'`).as('note_title'),
      'time_records.started_at',
    ])
    .where('time_records.user_id', '=', ctx.actor.user_id)
    .where('time_records.ended_at', 'is', null)
    .executeTakeFirst()
}

/** The caller's running timer with the moment of the answer, because a device's clock may be wrong by minutes. */
export async function getTimer(ctx: StaffContext): Promise<{ timer: Timer | null; now: string }> {
  return { timer: (await findTimer(ctx)) ?? null, now: ctx.now.toISOString() }
}

/** Shows a note's latest run and the sum of its runs on the note itself. */
export async function showRunsOnNote(ctx: Context, note_id: string): Promise<void> {
  const latest = sql`from time_records where note_id = ${note_id} order by started_at desc, id desc limit 1`
  await sql`
    update notes set
        time_start = (select started_at ${latest}),
        time_end = (select ended_at ${latest}),
        total_hours = (select coalesce(sum(hours), 0) from time_records where note_id = ${note_id})
      where id = ${note_id}`.execute(ctx.db)
}
