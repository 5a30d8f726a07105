import { sql } from 'kysely'
import type {
  ChatMessage,
  getChatFile as fileCall,
  LiveChatMessage,
  listMessages as listCall,
  Mentionable,
  listMentionable as peopleCall,
} from '../../../contract/chat.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext, SystemContext } from '../../kernel/context.ts'
import { decodeCursor, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { type FileRow, findFile } from '../../platform/files/rows.ts'
import { findMentionable } from '../people/public.ts'
import { type MessageRow, presentMessage, presentToAll } from './rules.ts'

const columns = sql`
  m.id, m.seq, m.client_id, m.user_id, m.message_text, m.file_path, m.file_name, m.file_size,
  m.file_width, m.file_height, m.mentioned_users, m.mentioned_names, m.created_at, p.full_name, p.role, p.left_at`

/** A page of the messages, newest first. Cut before the names are joined, which then are read once. */
export async function listMessages(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: ChatMessage[]; next: string | null }> {
  const [before] = query.after ? decodeCursor(query.after, [/^\d{1,18}$/]) : []
  const older = before === undefined ? sql`true` : sql`seq < ${before}::bigint`
  const { rows } = await sql<MessageRow>`
    select ${columns} from (
        select * from community_chat where ${older} order by seq desc limit ${query.limit + 1}) m
      join profiles p on p.user_id = m.user_id
      order by m.seq desc`.execute(ctx.db)
  const { items, next } = page(rows, query.limit, (row) => [String(row.seq)])
  return { items: items.map((row) => presentMessage(ctx.actor, row)), next }
}

/** One message that stands; throws not-found. */
export async function getMessage(ctx: StaffContext, id: string): Promise<ChatMessage> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from community_chat m join profiles p on p.user_id = m.user_id where m.id = ${id}`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw notFound()
  return presentMessage(ctx.actor, row)
}

/** The message that the caller has sent under a client id, if it stands. */
export async function findSent(ctx: StaffContext, client_id: string): Promise<ChatMessage | undefined> {
  const row = await ctx.db
    .selectFrom('community_chat')
    .select('id')
    .where('user_id', '=', ctx.actor.user_id)
    .where('client_id', '=', client_id)
    .executeTakeFirst()
  return row && getMessage(ctx, row.id)
}

/** What the live stream tells of some messages; those that are gone are left out. */
export async function liveMessages(
  ctx: SystemContext,
  ids: readonly string[],
): Promise<Map<string, LiveChatMessage>> {
  const { rows } = await sql<MessageRow>`
    select ${columns} from community_chat m join profiles p on p.user_id = m.user_id
      where m.id = any(${ids}::uuid[]) and m.seq > (select cleared_seq from chat_horizon)`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, presentToAll(row)]))
}

/** Up to 20 people but the caller whose name without spaces holds what was typed. */
export async function listMentionable(
  ctx: StaffContext,
  { query }: InputOf<typeof peopleCall>,
): Promise<{ items: Mentionable[] }> {
  return { items: await findMentionable(ctx, query.q) }
}

/** A file that the caller may open: of a message that stands, or one of their own that waits for its message. */
export async function getFile(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof fileCall>, 'params'>,
): Promise<FileRow> {
  const file = await findFile(ctx, 'chat-files', `${params.user_id}/${params.object}`)
  if (!file) throw notFound()
  if (file.used_at === null && file.user_id === ctx.actor.user_id) return file
  const carried = await ctx.db
    .selectFrom('community_chat')
    .select('id')
    .where('file_key', '=', file.key)
    .executeTakeFirst()
  if (!carried) throw notFound()
  return file
}
