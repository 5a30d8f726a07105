import {
  type ChatMessage,
  canDelete,
  chatFilePrefix,
  chatTopic,
  type LiveChatMessage,
} from '../../../contract/chat.ts'
import { type FileEnding, fileKinds } from '../../../contract/files.ts'
import type { NotificationParams } from '../../../contract/notification-kinds.ts'
import type { Role } from '../../../contract/people.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Hint } from '../../kernel/record.ts'
import { endingOfPath } from '../../platform/files/rows.ts'
import { wordsOfNews } from '../notifications/public.ts'
import { presentAuthor } from '../people/public.ts'

export interface MessageRow {
  id: string
  seq: number
  client_id: string
  user_id: string
  message_text: string
  file_path: string | null
  file_name: string | null
  file_size: number | null
  file_width: number | null
  file_height: number | null
  mentioned_users: string[] | null
  mentioned_names: string[] | null
  created_at: string
  full_name: string
  role: Role
  left_at: string | null
}

/** A message as everybody gets it. */
export function presentToAll(row: MessageRow): LiveChatMessage {
  const { file_path, full_name, role, left_at, ...rest } = row
  return {
    ...rest,
    file_url: file_path === null ? null : chatFilePrefix + file_path,
    file_type: file_path === null ? null : typeOf(endingOfPath(file_path)),
    profiles: presentAuthor({ full_name, role, left_at }),
  }
}

/** A message as one reader gets it. */
export function presentMessage(reader: Staff, row: MessageRow): ChatMessage {
  return { ...presentToAll(row), can: { delete: canDelete(reader, row) } }
}

/** The type of a file, without the letters it is written in. */
export function typeOf(ending: FileEnding): string {
  return fileKinds[ending].content_type.split(';', 1)[0] ?? ''
}

/** One message came or went; without an id all may have. */
export function chatHints(id?: string): Hint[] {
  return [{ topic: chatTopic, audience: 'staff', ...(id === undefined ? {} : { subject_id: id }) }]
}

/** The path within the bucket that an address of a file names, or nothing. */
export function pathOfFile(address: string): string | undefined {
  const path = address.startsWith(chatFilePrefix) ? address.slice(chatFilePrefix.length) : address
  return /^[0-9a-f-]{36}\/\d{1,16}\.[a-z]{3,4}$/.test(path) ? path : undefined
}

/** What people are told of a message: in English, and what other languages are worded from. */
export function newsOfMessage(actor: string, text: string, file_name: string | null) {
  const params: NotificationParams =
    text === '' ? { kind: 'chat.file', actor, file_name: file_name ?? '' } : { kind: 'chat.message', actor }
  const mentionTitle = wordsOfNews({ ...params, is_mentioned: true }, 'en').title
  return { ...wordsOfNews(params, 'en', { written: text }), mentionTitle, params: JSON.stringify(params) }
}

/** The address under which a signed link opens a file. */
export function addressOfFile({ user_id, object }: { user_id: string; object: string }): string {
  return `/storage/v1/object/sign/chat-files/${user_id}/${object}`
}
