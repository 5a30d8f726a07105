import type { Context } from '../../../kernel/context.ts'
import { bookDay, roomOfDay, touchNote } from '../../notes/public.ts'
import { showRunsOnNote } from '../queries.ts'
import { splitByDay } from '../rules.ts'

interface Run {
  note_id: string
  user_id: string
  start: Date
  end: Date
}

/** Books a person's finished run into the days it covers, and shows it on the note. */
export async function bookRun(ctx: Context, run: Run): Promise<void> {
  for (const day of daysOf(ctx, run)) await bookDay(ctx, { ...day, field: 'time_end' })
  await showRun(ctx, run)
}

/** The same where nobody can be asked: a day that is full takes what it has room for. */
export async function bookWhatFits(ctx: Context, run: Run): Promise<void> {
  for (const day of daysOf(ctx, run)) {
    const hours = Math.min(day.hours, await roomOfDay(ctx, day.user_id, day.work_date))
    if (hours > 0) await bookDay(ctx, { ...day, hours, field: 'time_end' })
  }
  await showRun(ctx, run)
}

function daysOf(ctx: Context, { note_id, user_id, start, end }: Run) {
  const days = splitByDay(start, end, ctx.settings.FIRM_TIME_ZONE)
  return days.map((day) => ({ ...day, note_id, user_id }))
}

async function showRun(ctx: Context, { note_id, user_id }: Run): Promise<void> {
  await showRunsOnNote(ctx, note_id)
  await touchNote(ctx, note_id, user_id)
}
