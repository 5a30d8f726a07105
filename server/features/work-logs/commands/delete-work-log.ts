import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { deleteWorkLog as call } from '../../../../contract/work-logs.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { holdNote, touchNote } from '../../notes/public.ts'
import { getWorkLog } from '../queries.ts'

/** Deletes a day's hours from a note that is not archived. */
export async function deleteWorkLog(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const { log } = await getWorkLog(ctx, params.id)
  const note = await holdNote(ctx, log.note_id)

  if (note.is_archived) throw new Refusal('rule', 'notes.archived')

  const gone = await ctx.db.deleteFrom('daily_work_logs').where('id', '=', params.id).executeTakeFirst()
  // Two people pressed in the same moment.
  if (gone.numDeletedRows === 0n) throw notFound()
  await touchNote(ctx, note.id, ctx.actor.user_id)

  await record(ctx, {
    type: 'work_log.deleted',
    subject_id: log.id,
    note_id: note.id,
    owner_id: note.user_id,
    title: note.title,
    work_date: log.work_date,
    hours_worked: log.hours_worked,
  })
}
