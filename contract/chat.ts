import * as z from 'zod/mini'
import { type FileEnding, fileKinds } from './files.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { chatFileMegabytes } from './limits.ts'
import { anyRole, author } from './people.ts'
import { holds } from './rights.ts'

export const chatLimits = {
  /** Code points, as people count characters. */
  text: 500,
  /** Characters after @ for which people are offered. */
  query: 20,
  mentions: 20,
  /** People offered at once. */
  offered: 20,
  bytes: chatFileMegabytes * 1024 * 1024,
  /** Seconds that a signed link to a file holds. */
  linkSeconds: 60,
} as const

/** What may be sent: pictures, and documents of an office. */
export const chatEndings: readonly FileEnding[] = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'bmp',
  'tif',
  'tiff',
  'heic',
  'heif',
  'pdf',
  'doc',
  'docx',
  'txt',
  'csv',
  'xlsx',
]

/** The topic under which open screens hear of messages, and the type of the notifications about them. */
export const chatTopic = 'community_chat'
export const chatNotice = 'chat_message'

/** A message as the live stream carries it: the same for everybody. */
export const liveChatMessage = z.object({
  id: f.id,
  /** Its place in the one order that holds for everybody. */
  seq: z.int(),
  client_id: f.id,
  user_id: f.id,
  profiles: author,
  message_text: z.string(),
  /** For signed-in people only; null without a file. */
  file_url: z.nullable(z.string()),
  file_name: z.nullable(z.string()),
  file_type: z.nullable(z.string()),
  /** Bytes. */
  file_size: z.nullable(z.int()),
  /** Pixels, of a picture. */
  file_width: z.nullable(z.int()),
  file_height: z.nullable(z.int()),
  mentioned_users: z.nullable(z.array(f.id)),
  /** The words behind an @ in the text that name them. */
  mentioned_names: z.nullable(z.array(z.string())),
  created_at: f.moment,
})
export type LiveChatMessage = z.infer<typeof liveChatMessage>

export const chatMessage = z.extend(liveChatMessage, { can: z.object({ delete: z.boolean() }) })
export type ChatMessage = z.infer<typeof chatMessage>

export interface ChatReader {
  user_id: string
  rights: readonly string[]
}

/** Whether somebody may delete a message: their own, and any with the right to (specification: chat 5). */
export function canDelete(reader: ChatReader, message: { user_id: string }): boolean {
  return holds(reader, 'chat.clear') || reader.user_id === message.user_id
}

/** A name as it is mentioned: without spaces. */
export function mentionName(full_name: string): string {
  return full_name.normalize('NFC').replace(/\s+/g, '')
}

/** A text as names are looked for in it: in any case of the plain letters and any way of composing others. */
export function foldCase(text: string): string {
  return text.normalize('NFC').replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** A name as two of them are compared: as it is mentioned, in any case of the plain letters. */
export function mentionKey(name: string): string {
  return foldCase(mentionName(name))
}

/** A name behind an @, as it stands in a text, and where the @ stands. */
export interface Mention {
  at: number
  name: string
}

// An @ within a word is an address of mail. The name ends where a word ends: no letter goes on, nor one behind
// a mark that stands inside names and domains.
const beginning = /(?<![\p{L}\p{M}\p{N}])@/gu
const goingOn = /^[._'’-]*[\p{L}\p{M}\p{N}\p{Join_Control}]/u

/** Where a text mentions one of the names, spaces aside: the longest that ends at a word's end, whatever it is made of. */
export function mentionsIn(text: string, names: Iterable<string>): Mention[] {
  const keys = [...new Set([...names].map(mentionKey))].filter((key) => key !== '')
  keys.sort((one, other) => other.length - one.length)
  const found: Mention[] = []
  let from = 0
  for (const { index } of text.matchAll(beginning)) {
    if (index < from) continue
    const [run = ''] = text.slice(index + 1).split(/\s/, 1)
    const folded = foldCase(run)
    const begun = keys.filter((key) => folded.startsWith(key)).map((key) => asItStands(run, key))
    const name = begun.find((one) => one !== undefined && !goingOn.test(run.slice(one.length)))
    if (name === undefined) continue
    found.push({ at: index, name })
    from = index + 1 + name.length
  }
  return found
}

/** What a run of characters begins with that is the name of a key; composed otherwise it has another length. */
function asItStands(run: string, key: string): string | undefined {
  let begun = ''
  for (const character of run) {
    begun += character
    if (foldCase(begun) === key) return begun
    if (begun.length > 4 * key.length) return undefined
  }
  return undefined
}

/** Where a file of the chat is asked for, by its path `{user id}/{timestamp}.{extension}`. */
export const chatFilePrefix = '/storage/v1/object/chat-files/'

export const chatDraft = z.object({
  /** Made by the browser: the same message sent again is not doubled. */
  client_id: z.optional(f.id),
  message_text: z._default(f.paragraphs(chatLimits.text), ''),
  /** The `file_url` that the upload answered. */
  file_url: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  /** Cut to people who exist, at most 20; what the text names counts as well. */
  mentioned_users: z.optional(z.nullable(z.array(z.string()).check(z.maxLength(100_000)))),
})
export type ChatDraft = z.input<typeof chatDraft>

const table = '/rest/v1/community_chat'
const one = z.object({ id: f.id })

export const listMessages = endpoint({
  method: 'GET',
  path: table,
  summary: 'The messages of the team, newest first',
  access: 'staff',
  query: z.object(paging),
  reply: pageOf(chatMessage),
  refuses: [],
})

export const sendMessage = endpoint({
  method: 'POST',
  path: table,
  summary: 'Sends a message with text, a file that was uploaded before, or both; everybody else is told',
  access: 'staff',
  body: chatDraft,
  reply: chatMessage,
  refuses: ['request.key_reused'],
  creates: true,
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Deletes a message and its file: one’s own, and partners any',
  access: 'staff',
  params: one,
  refuses: ['row.not_found', 'rights.not_yours'],
})

export const clearChat = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/clear_community_chat',
  summary: 'Deletes all messages and their files, for everybody and for good',
  access: 'chat.clear',
  reply: z.object({ cleared: z.literal(true) }),
  refuses: [],
})

export const mentionable = z.object({
  user_id: f.id,
  full_name: z.string(),
  role: anyRole,
  /** What stands behind the @: the name without spaces. */
  mention: z.string(),
})
export type Mentionable = z.infer<typeof mentionable>

export const listMentionable = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/get_users_for_mentions',
  summary:
    'Up to 20 people but the caller whose name without spaces holds `q`; those first whose name begins with it',
  access: 'staff',
  query: z.object({
    q: z._default(
      z
        .string()
        .check(
          z.refine(
            (text) => [...text].length <= chatLimits.query,
            complaint('most_characters', { most: chatLimits.query }),
          ),
        ),
      '',
    ),
  }),
  reply: z.object({ items: z.array(mentionable) }),
  refuses: [],
})

const filePath = z.object({
  user_id: f.id,
  object: z.string().check(z.regex(/^\d{1,16}\.[a-z]{3,4}$/, complaint('file_name'))),
})

export const chatFile = z.object({
  /** `{user id}/{timestamp}.{extension}` */
  path: z.string(),
  file_url: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.int(),
  file_width: z.nullable(z.int()),
  file_height: z.nullable(z.int()),
})
export type ChatFile = z.infer<typeof chatFile>

/** The name of the form's part that is the file. */
export const chatFilePart = 'file'

export const uploadChatFile = endpoint({
  method: 'POST',
  path: '/storage/v1/object/chat-files',
  summary: `Takes a file for a message, as multipart/form-data with one part \`${chatFilePart}\`: ${Object.keys(fileKinds).join(', ')}; up to ${chatFileMegabytes} MB. The server chooses its path`,
  access: 'staff',
  form: { file: chatFilePart },
  reply: chatFile,
  refuses: [
    'chat.file_too_large',
    'files.not_a_form',
    'files.missing',
    'files.empty',
    'files.kind',
    'files.content',
    'files.cut_off',
    'files.quota',
    'files.no_room',
    'files.store_away',
  ],
  creates: 'a secret',
})

/** Answers bytes: pictures to be shown, everything else as an attachment. */
export const getChatFile = endpoint({
  method: 'GET',
  path: `${chatFilePrefix}:user_id/:object`,
  summary: 'A file of a message that stands, or one that the caller has just sent',
  access: 'staff',
  params: filePath,
  refuses: ['row.not_found', 'files.store_away'],
})

const signed = '/storage/v1/object/sign/chat-files/:user_id/:object'

export const signChatFile = endpoint({
  method: 'POST',
  path: signed,
  summary: 'A link to a file that holds for 60 seconds, and not beyond the session or the message',
  access: 'staff',
  params: filePath,
  reply: z.object({ signed_url: z.string(), expires_at: f.moment }),
  refuses: ['row.not_found'],
})

export const openSignedChatFile = endpoint({
  method: 'GET',
  path: signed,
  summary: 'The file of a signed link, for a browser that cannot send a token',
  access: 'public',
  params: filePath,
  query: z.object({ token: z.string().check(z.maxLength(500)) }),
  refuses: ['row.not_found', 'files.link_expired', 'files.store_away'],
})
