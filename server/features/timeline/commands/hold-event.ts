import type { TimelineEvent } from '../../../../contract/timeline.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { getTimelineEvent } from '../queries.ts'

/** The event as it stands, held until the end of the transaction; all staff may change it. */
export async function holdEvent(ctx: StaffContext, id: string): Promise<TimelineEvent> {
  const held = await ctx.db
    .selectFrom('case_timeline')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  return getTimelineEvent(ctx, { params: { id } })
}
