import type { deleteMessage as call } from '../../../../contract/chat.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { dropFiles } from '../../../platform/files/rows.ts'
import { getMessage } from '../queries.ts'
import { chatHints } from '../rules.ts'

/** Deletes a message with its file and with what was told of it: one's own, and partners any. */
export async function deleteMessage(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const message = await getMessage(ctx, params.id)
  if (!message.can.delete) throw new Refusal('forbidden', 'rights.not_yours')

  const gone = await ctx.db
    .deleteFrom('community_chat')
    .where('id', '=', message.id)
    .returning('file_key')
    .executeTakeFirst()
  // Two people pressed in the same moment.
  if (!gone) throw notFound()
  await dropFiles(ctx, gone.file_key === null ? [] : [gone.file_key])
  await ctx.enqueue('forget-chat-news', { ids: [message.id] })

  const { user_id: author_id, created_at: sent_at, file_name } = message
  await record(
    ctx,
    { type: 'community_chat.deleted', subject_id: message.id, author_id, sent_at, file_name },
    chatHints(message.id),
  )
}
