import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { restoreTimelineEvent as call, TimelineEvent } from '../../../../contract/timeline.ts'
import { isPartner, type StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { getTimelineEvent } from '../queries.ts'
import { restorableSince, timelineHints } from '../rules.ts'

/** Brings a deleted event back as it was: for who deleted it and for partners, for 30 days. */
export async function restoreEvent(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<TimelineEvent> {
  const held = await ctx.db
    .selectFrom('case_timeline')
    .select(['version', 'deleted_at', 'deleted_by'])
    .where('id', '=', body.id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  if (held.deleted_at === null) throw new Refusal('rule', 'case_timeline.not_deleted')

  const mayRestore = isPartner(ctx) || held.deleted_by === ctx.actor.user_id
  const isTooOld = new Date(held.deleted_at) < new Date(restorableSince(ctx.now))
  if (!mayRestore || isTooOld) throw notFound()

  await ctx.db
    .updateTable('case_timeline')
    .set({
      deleted_at: null,
      deleted_by: null,
      version: held.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', body.id)
    .execute()

  const row = await getTimelineEvent(ctx, { params: { id: body.id } })
  const { case_id, title } = row
  await record(
    ctx,
    { type: 'case_timeline.restored', subject_id: row.id, case_id, title },
    timelineHints(row),
  )
  return row
}
