import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/chat.ts'
import { call, callForFile } from '../../lib/client.ts'
import { onLiveContent } from '../../lib/live-content.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { changeData, invalidateTopics, pagedQuery, steadyQuery, useWrite } from '../../lib/query.ts'
import { upload } from '../../lib/upload.ts'
import { type Page, withMessage, withoutMessage } from './logic.ts'

type Message = calls.ChatMessage
type Pages = InfiniteData<Page, string>

const topics = [calls.chatTopic] as const

/** The messages, newest first, 50 at a time. */
export const messagesQuery = pagedQuery([calls.chatTopic, 'list'], (after, options) =>
  call(calls.listMessages, { query: { limit: 50, after } }, options),
)

/** Puts each message into its place as the live stream brings it, and takes away what is deleted. */
export function followMessages(client: QueryClient, reader: calls.ChatReader): () => void {
  let read: (content: unknown) => calls.LiveChatMessage | undefined = () => undefined
  void import('./parts/live-message.ts').then(
    (part) => {
      read = part.readMessage
    },
    // Without it each message is asked for, as one is that cannot be read.
    () => undefined,
  )
  return onLiveContent(calls.chatTopic, (id, content) => {
    if (content === null) return showWithout(client, id)
    const told = read(content)
    if (!told) return void invalidateTopics(client, topics)
    show(client, { ...told, can: { delete: calls.canDelete(reader, told) } })
  })
}

function show(client: QueryClient, message: Message): void {
  change(client, (pages) => withMessage(pages, message))
}

function showWithout(client: QueryClient, id: string): void {
  change(client, (pages) => withoutMessage(pages, id))
}

function change(client: QueryClient, pagesOf: (pages: readonly Page[]) => Page[]): void {
  changeData<Pages>(client, messagesQuery.queryKey, (data) => ({ ...data, pages: pagesOf(data.pages) }))
}

/** Forgets all but the newest page, so that the chat opens again at its end. */
export function keepNewestMessages(client: QueryClient): void {
  client.setQueryData<Pages>(
    messagesQuery.queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
}

/** Sends a message; its client id makes it one, however often it is sent. */
export async function sendMessage(client: QueryClient, body: calls.ChatDraft): Promise<Message> {
  const message = await call(calls.sendMessage, { body })
  show(client, message)
  return message
}

export function useDeleteMessage() {
  return useWrite<string, undefined>({ run: (id) => call(calls.deleteMessage, { params: { id } }), topics })
}

export function useClearChat() {
  return useWrite<undefined, { cleared: true }>({ run: () => call(calls.clearChat, {}), topics })
}

/** Sends a file ahead of its message. */
export function uploadFile(
  file: File,
  options: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<calls.ChatFile> {
  const form = new FormData()
  form.set(calls.chatFilePart, file)
  return upload(calls.uploadChatFile, form, options)
}

/** The people who can be mentioned by what is typed. */
export function mentionQuery(q: string) {
  return steadyQuery(['profiles', 'mentions', q], calls.listMentionable, { q })
}

/** A picture's bytes, asked for with the session. */
export function pictureQuery(file_url: string) {
  return queryOptions({
    queryKey: ['chat-files', file_url],
    queryFn: () => callForFile(calls.getChatFile, { params: partsOf(file_url) }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 2 * 60_000,
  })
}

/** An address under which the browser itself may fetch the file, for a minute. */
export async function linkToFile(file_url: string): Promise<string> {
  const { signed_url } = await call(calls.signChatFile, { params: partsOf(file_url) })
  return signed_url
}

function partsOf(file_url: string): { user_id: string; object: string } {
  const [user_id = '', object = ''] = file_url.slice(calls.chatFilePrefix.length).split('/')
  return { user_id, object }
}

export const prefetched = (): Prefetched => ({ '/chat': [messagesQuery] })
