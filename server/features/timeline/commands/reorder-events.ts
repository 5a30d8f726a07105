import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { reorderTimeline as call, TimelineEvent } from '../../../../contract/timeline.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { idsInOrder } from '../queries.ts'
import { timelineEvents } from '../rows.ts'
import { withMoved } from '../rules.ts'

/** Puts an event right after another one of its case, or first; all of the case are numbered anew. */
export async function reorderEvents(
  ctx: StaffContext,
  { body }: InputOf<typeof call>,
): Promise<TimelineEvent> {
  const seen = await timelineEvents.get(ctx, { params: { id: body.id } })
  await holdCase(ctx, seen.case_id)
  const before = await timelineEvents.get(ctx, { params: { id: body.id } })
  const after = body.after === null ? null : await timelineEvents.get(ctx, { params: { id: body.after } })

  if (before.case_id !== seen.case_id || (after && after.case_id !== before.case_id))
    throw new Refusal('rule', 'case_timeline.another_case')

  const ids = withMoved(await idsInOrder(ctx, before.case_id), before.id, after?.id ?? null)
  // The others only make room: whoever edits one of them meanwhile has nothing to settle.
  await sql`
    update case_timeline t set order_position = o.place - 1, updated_at = ${ctx.now.toISOString()},
        version = case when t.id = ${before.id} then t.version + 1 else t.version end
      from unnest(${ids}::uuid[]) with ordinality as o(id, place)
      where t.id = o.id and (t.order_position <> o.place - 1 or t.id = ${before.id})`.execute(ctx.db)

  const row = await timelineEvents.get(ctx, { params: { id: body.id } })
  const { case_id, title } = row
  const places = { before: before.order_position, after: row.order_position }
  const event = { type: 'case_timeline.reordered', subject_id: row.id, case_id, title, ...places } as const
  await record(ctx, { ...event, case_ref: timelineEvents.caseOf(row) }, timelineEvents.hints(row))
  return row
}

/** Two people who put one case in order at once do so one after the other. */
async function holdCase(ctx: StaffContext, case_id: string): Promise<void> {
  await ctx.db
    .selectFrom('case_timeline')
    .select('id')
    .where('case_id', '=', case_id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}
