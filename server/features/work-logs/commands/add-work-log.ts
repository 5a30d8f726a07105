import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { addWorkLog as call, WorkLog } from '../../../../contract/work-logs.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { brokenConstraint, invalidField, Refusal } from '../../../kernel/refusal.ts'
import { holdDay, holdNote, touchNote } from '../../notes/public.ts'
import { getWorkLog } from '../queries.ts'

/** Adds the caller's hours of a day; a day that has some already is corrected instead. */
export async function addWorkLog(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<WorkLog> {
  const note = await holdNote(ctx, body.note_id)

  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  if (body.work_date > today) throw invalidField('work_date', complaint('not_in_the_future'))
  const user_id = ctx.actor.user_id
  await holdDay(ctx, { user_id, work_date: body.work_date, more: body.hours_worked, field: 'hours_worked' })

  const id = uuidv7()
  try {
    await ctx.db
      .insertInto('daily_work_logs')
      .values({ ...body, id, user_id, created_at: ctx.now.toISOString(), updated_at: ctx.now.toISOString() })
      .execute()
  } catch (error) {
    if (brokenConstraint(error) === 'daily_work_logs_one_per_day')
      throw new Refusal('conflict', 'work_logs.day_exists')
    throw error
  }
  await touchNote(ctx, note.id, ctx.actor.user_id)

  const { log } = await getWorkLog(ctx, id)
  const { work_date, hours_worked } = log
  await record(ctx, {
    type: 'work_log.added',
    subject_id: id,
    note_id: note.id,
    owner_id: note.user_id,
    title: note.title,
    work_date,
    hours_worked,
  })
  return log
}
