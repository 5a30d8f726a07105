import { sql } from 'kysely'
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid'
import type { ChatMessage, sendMessage as call } from '../../../../contract/chat.ts'
import { complaint, sentence } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { canBeSeen } from '../../../../contract/kernel/fields.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { type FileRow, findFile, markUsed } from '../../../platform/files/rows.ts'
import { findMentioned } from '../../people/public.ts'
import { findSent, getMessage } from '../queries.ts'
import { chatHints, newsOfMessage, pathOfFile } from '../rules.ts'
import { lockChat } from './lock-chat.ts'

/** Sends a message in the caller's name and tells everybody else; the same client id again answers the same message. */
export async function sendMessage(ctx: StaffContext, { body }: InputOf<typeof call>): Promise<ChatMessage> {
  const client_id = body.client_id ?? uuidv4()
  const message_text = body.message_text.replace(/\r\n?/g, '\n')
  await lockChat(ctx)
  const sent = body.client_id === undefined ? undefined : await findSent(ctx, client_id)
  if (sent) return sameAs(sent, message_text, body.file_url)

  const file = body.file_url ? await assertFile(ctx, body.file_url) : undefined
  if (!canBeSeen(message_text) && !file) throw invalidField('message_text', sentence('message_empty'))
  const { users, names } = await findMentioned(ctx, message_text, body.mentioned_users ?? [])

  const id = uuidv7()
  await ctx.db
    .insertInto('community_chat')
    .values({
      id,
      client_id,
      message_text,
      user_id: ctx.actor.user_id,
      ...(file ? columnsOf(file) : {}),
      mentioned_users: users.length > 0 ? users : null,
      mentioned_names: names.length > 0 ? names : null,
      created_at: ctx.now.toISOString(),
    })
    .execute()
  if (file) await markUsed(ctx, file.key)

  const news = newsOfMessage(ctx.actor.full_name, message_text, file?.name ?? null)
  await sql`select notify_of_chat(${ctx.actor.user_id}, ${users}::uuid[], ${news.title}, ${news.mentionTitle},
    ${news.message}, ${id}, ${ctx.now.toISOString()}, ${news.params}::jsonb)`.execute(ctx.db)
  const event = {
    type: 'community_chat.sent',
    has_file: file !== undefined,
    mentioned: users.length,
  } as const
  await record(ctx, { ...event, subject_id: id }, chatHints(id))
  return getMessage(ctx, id)
}

/** A message that was sent before, when it is this one and not another under its client id. */
function sameAs(sent: ChatMessage, text: string, file_url: string | null | undefined): ChatMessage {
  const path = (address: string | null | undefined) => (address ? pathOfFile(address) : undefined)
  if (sent.message_text === text && path(sent.file_url) === path(file_url)) return sent
  throw new Refusal('rule', 'request.key_reused')
}

/** A file that the caller has sent and that no message carries yet. */
async function assertFile(ctx: StaffContext, address: string): Promise<FileRow> {
  const path = pathOfFile(address)
  const file = path === undefined ? undefined : await findFile(ctx, 'chat-files', path)
  if (file?.user_id !== ctx.actor.user_id || file.used_at !== null)
    throw invalidField('file_url', complaint('file_just_sent'))
  return file
}

function columnsOf({ key, path, name, ending, size, width, height }: FileRow) {
  return {
    file_key: key,
    file_path: path,
    file_name: name,
    file_ending: ending,
    file_size: size,
    file_width: width,
    file_height: height,
  }
}
