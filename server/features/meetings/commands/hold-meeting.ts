import type { Meeting } from '../../../../contract/meetings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { getMeeting } from '../queries.ts'

/** The meeting as it stands, held until the end of the transaction. */
export async function holdMeeting(ctx: StaffContext, id: string): Promise<Meeting> {
  const held = await ctx.db
    .selectFrom('meetings')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw notFound()
  return getMeeting(ctx, { params: { id } })
}
