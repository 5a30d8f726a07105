import { v7 as uuidv7 } from 'uuid'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type * as calls from '../../../contract/work-logs.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { record } from '../../kernel/record.ts'
import { brokenConstraint, invalidField, notFound, Refusal } from '../../kernel/refusal.ts'
import { holdDay, holdNote, holdNoteToWork, touchNote } from '../notes/public.ts'
import { getWorkLog } from './queries.ts'

type WorkLog = calls.WorkLog

/** Adds the caller's hours of a day; a day that has some already is corrected instead. */
export async function addWorkLog(
  ctx: StaffContext,
  { body }: InputOf<typeof calls.addWorkLog>,
): Promise<WorkLog> {
  const note = await holdOpenNote(ctx, body.note_id, ctx.actor.user_id)
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  if (body.work_date > today) throw invalidField('work_date', complaint('not_in_the_future'))
  const user_id = ctx.actor.user_id
  await holdDay(ctx, { user_id, work_date: body.work_date, more: body.hours_worked, field: 'hours_worked' })

  const id = uuidv7()
  const now = ctx.now.toISOString()
  try {
    await ctx.db
      .insertInto('daily_work_logs')
      .values({ ...body, id, user_id, created_at: now, updated_at: now })
      .execute()
  } catch (error) {
    if (brokenConstraint(error) === 'daily_work_logs_one_per_day')
      throw new Refusal('conflict', 'work_logs.day_exists')
    throw error
  }
  await touchNote(ctx, body.note_id, user_id)

  const { log } = await getWorkLog(ctx, id)
  const { work_date, hours_worked } = log
  await record(ctx, { type: 'work_log.added', subject_id: id, ...note, work_date, hours_worked })
  return log
}

/** Sets the hours of a day, made on a version of it. */
export async function correctWorkLog(
  ctx: StaffContext,
  { params: { id }, body: { hours_worked, version } }: InputOf<typeof calls.correctWorkLog>,
): Promise<WorkLog> {
  const seen = await getWorkLog(ctx, id)
  const note = await holdOpenNote(ctx, seen.log.note_id, seen.log.user_id)
  const { log: before, row } = await getWorkLog(ctx, id)
  if (before.version !== version) throw new Refusal('conflict', 'request.stale_version', { current: before })
  const { user_id, work_date } = row
  const more = hours_worked - before.hours_worked
  await holdDay(ctx, { user_id, work_date, more, field: 'hours_worked' })

  await ctx.db
    .updateTable('daily_work_logs')
    .set({ hours_worked, version: version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .execute()
  await touchNote(ctx, note.note_id, ctx.actor.user_id)

  const change = { person_id: user_id, before: before.hours_worked, after: hours_worked }
  await record(ctx, { type: 'work_log.corrected', subject_id: id, ...note, work_date, ...change })
  return (await getWorkLog(ctx, id)).log
}

/** Deletes a day's hours from a note that is not archived. */
export async function deleteWorkLog(
  ctx: StaffContext,
  { params: { id } }: InputOf<typeof calls.deleteWorkLog>,
): Promise<undefined> {
  const { log } = await getWorkLog(ctx, id)
  const note = await holdOpenNote(ctx, log.note_id, log.user_id)

  const gone = await ctx.db.deleteFrom('daily_work_logs').where('id', '=', id).executeTakeFirst()
  // Two people pressed in the same moment.
  if (gone.numDeletedRows === 0n) throw notFound()
  await touchNote(ctx, log.note_id, ctx.actor.user_id)

  const { user_id: person_id, work_date, hours_worked } = log
  await record(ctx, { type: 'work_log.deleted', subject_id: id, ...note, person_id, work_date, hours_worked })
}

/**
 * Holds a note on which somebody's hours can be changed, and answers what is told of it: one's own by whoever works on
 * it, others' by whoever may change it.
 */
async function holdOpenNote(ctx: StaffContext, note_id: string, whose: string) {
  const hold = whose === ctx.actor.user_id ? holdNoteToWork : holdNote
  const { is_archived, user_id: owner_id, title, case_ref } = await hold(ctx, note_id)
  if (is_archived) throw new Refusal('rule', 'notes.archived')
  return { note_id, owner_id, title, case_ref }
}
