import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { chatHints } from '../rules.ts'
import { lockChat } from './lock-chat.ts'

/** Takes every message from everybody at once; the rows and files behind them are purged by a job. */
export async function clearChat(ctx: StaffContext): Promise<{ cleared: true }> {
  await lockChat(ctx)
  const newest = await ctx.db
    .selectFrom('community_chat')
    .select('seq')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return { cleared: true }

  const cleared_seq = newest.seq
  await ctx.db.updateTable('chat_horizon').set({ cleared_seq }).execute()
  await ctx.enqueue('purge-chat', {})

  await record(
    ctx,
    { type: 'community_chat.cleared', subject_id: ctx.actor.user_id, cleared_seq },
    chatHints(),
  )
  return { cleared: true }
}
