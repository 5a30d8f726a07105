import type { StaffContext } from '../../../kernel/context.ts'
import { bookDay, touchNote } from '../../notes/public.ts'
import { showRunsOnNote } from '../queries.ts'
import { splitByDay } from '../rules.ts'

/** Books a finished run of the caller into the days it covers, and shows it on the note. */
export async function bookRun(ctx: StaffContext, note_id: string, start: Date, end: Date): Promise<void> {
  const user_id = ctx.actor.user_id
  for (const { work_date, hours } of splitByDay(start, end, ctx.settings.FIRM_TIME_ZONE)) {
    await bookDay(ctx, { note_id, user_id, work_date, hours, field: 'time_end' })
  }
  await showRunsOnNote(ctx, note_id)
  await touchNote(ctx, note_id)
}
