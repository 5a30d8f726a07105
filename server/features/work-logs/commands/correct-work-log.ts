import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { correctWorkLog as call, WorkLog } from '../../../../contract/work-logs.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { holdDay, holdNote, touchNote } from '../../notes/public.ts'
import { getWorkLog } from '../queries.ts'

/** Sets the hours of a day, made on a version of it. */
export async function correctWorkLog(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<WorkLog> {
  const seen = await getWorkLog(ctx, params.id)
  const note = await holdNote(ctx, seen.log.note_id)
  const { log: before, row } = await getWorkLog(ctx, params.id)

  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  const more = body.hours_worked - before.hours_worked
  await holdDay(ctx, { user_id: row.user_id, work_date: row.work_date, more, field: 'hours_worked' })

  await ctx.db
    .updateTable('daily_work_logs')
    .set({ hours_worked: body.hours_worked, version: before.version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', params.id)
    .execute()
  await touchNote(ctx, note.id, ctx.actor.user_id)

  await record(ctx, {
    type: 'work_log.corrected',
    subject_id: params.id,
    note_id: note.id,
    owner_id: note.user_id,
    title: note.title,
    work_date: row.work_date,
    before: before.hours_worked,
    after: body.hours_worked,
  })
  return (await getWorkLog(ctx, params.id)).log
}
