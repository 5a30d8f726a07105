import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { deleteTimelineEvent as call } from '../../../../contract/timeline.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { timelineHints } from '../rules.ts'
import { holdEvent } from './hold-event.ts'

/** Hides an event from everybody; it stays with who did it, and can be restored for a while. */
export async function deleteEvent(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const row = await holdEvent(ctx, params.id)

  await ctx.db
    .updateTable('case_timeline')
    .set({
      deleted_at: ctx.now.toISOString(),
      deleted_by: ctx.actor.user_id,
      version: row.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute()

  const { case_id, title } = row
  await record(ctx, { type: 'case_timeline.deleted', subject_id: row.id, case_id, title }, timelineHints(row))
}
