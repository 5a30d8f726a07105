import type { SystemContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'

/** Ends living sessions of a person, all but or only the one given, from their next request on; live connections are told. */
export async function endSessions(
  ctx: SystemContext,
  { user_id, only, except }: { user_id: string; only?: string; except?: string },
): Promise<void> {
  let ending = ctx.db
    .updateTable('sessions')
    .set({ ended_at: ctx.now.toISOString() })
    .where('user_id', '=', user_id)
    .where('ended_at', 'is', null)
    .returning('id')
  if (only) ending = ending.where('id', '=', only)
  if (except) ending = ending.where('id', '<>', except)
  const ended = await ending.execute()
  await leaveHints(
    ctx,
    ended.map(({ id }) => ({ topic: 'sessions', audience: { person: user_id }, subject_id: id })),
  )
}
