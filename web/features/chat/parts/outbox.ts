import type { ChatFile } from '../../../../contract/chat.ts'
import { draftKeys, dropDraft, findDraft, hearDrafts, keepDraft } from '../../../lib/drafts.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { fields, listOf, number, oneOfWords, orNull, text } from '../../../lib/shape.ts'

/** A message that is on its way, or was not taken. */
export interface Waiting {
  client_id: string
  message_text: string
  file: ChatFile | null
  mentioned_users: string[]
  written_at: string
  state: 'sending' | 'failed'
  /** Why it was not sent. */
  reason: string | null
}
export type Written = Pick<Waiting, 'message_text' | 'file' | 'mentioned_users'>

export interface Outbox {
  subscribe(changed: () => void): () => void
  all(): readonly Waiting[]
  send(written: Written): void
  retry(client_id: string): void
  drop(client_id: string): void
  /** Sends and keeps nothing more, and hears of other tabs no more: whoever wrote it has left. */
  close(): void
}

const file = fields<ChatFile>({
  path: text,
  file_url: text,
  file_name: text,
  file_type: text,
  file_size: number,
  file_width: orNull(number),
  file_height: orNull(number),
})
const waiting = fields<Waiting>({
  client_id: text,
  message_text: text,
  file: orNull(file),
  mentioned_users: listOf(text),
  written_at: text,
  state: oneOfWords(['sending', 'failed']),
  reason: orNull(text),
})

// A key for each message: two tabs write beside each other, not over each other.
const start = 'chat.outbox.'
const keyOf = (client_id: string) => start + client_id

/**
 * What was written and not yet taken: shown at once, sent one after the other, kept on this device until the
 * server has it or the person gives it up, in whichever tab.
 */
export function createOutbox(deliver: (message: Waiting) => Promise<unknown>): Outbox {
  const kept = keptMessages()
  let line = Promise.resolve()
  const queue = (client_id: string) => {
    line = line.then(async () => {
      const message = kept.find(client_id)
      if (!kept.isOpen() || message?.state !== 'sending') return
      try {
        await deliver(message)
        kept.drop(client_id)
      } catch (error) {
        kept.change(client_id, { state: 'failed', reason: sentenceOf(error) })
      }
    })
  }
  const { subscribe, all, drop, close } = kept
  return {
    subscribe,
    all,
    drop,
    close,
    send: (written) => {
      const message = newMessage(written)
      kept.put(message)
      queue(message.client_id)
    },
    retry: (client_id) => {
      kept.change(client_id, { state: 'sending', reason: null })
      queue(client_id)
    },
  }
}

/** The messages on this device, in the order in which they were written. */
function keptMessages() {
  const listeners = new Set<() => void>()
  let messages = inOrder(readKept())
  let isOpen = true
  const show = (next: readonly Waiting[]) => {
    messages = inOrder(next)
    for (const listener of listeners) listener()
  }
  const find = (client_id: string) => messages.find((message) => message.client_id === client_id)
  const without = (client_id: string) => messages.filter((message) => message.client_id !== client_id)
  const put = (message: Waiting) => {
    if (!isOpen) return
    keepDraft(keyOf(message.client_id), message)
    show([...without(message.client_id), message])
  }
  // What another tab is just sending it shows itself; here it stands once it was not taken.
  const deafen = hearDrafts(start, (key) => {
    const kept = readMessage(key)
    const others = without(key.slice(start.length))
    show(kept?.state === 'failed' ? [...others, kept] : others)
  })
  return {
    subscribe: (changed: () => void) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    all: () => messages,
    isOpen: () => isOpen,
    find,
    put,
    change: (client_id: string, changed: Partial<Waiting>) => {
      const message = find(client_id)
      if (message) put({ ...message, ...changed })
    },
    drop: (client_id: string) => {
      dropDraft(keyOf(client_id))
      show(without(client_id))
    },
    close: () => {
      isOpen = false
      deafen()
    },
  }
}

function newMessage(written: Written): Waiting {
  const written_at = new Date().toISOString()
  return { ...written, client_id: newId(), written_at, state: 'sending', reason: null }
}

/** What a reload interrupted may or may not have arrived; sent again under its id it is still one message. */
function readKept(): readonly Waiting[] {
  return draftKeys(start)
    .flatMap((key) => readMessage(key) ?? [])
    .map((message): Waiting => ({ ...message, state: 'failed' }))
}

function inOrder(messages: readonly Waiting[]): readonly Waiting[] {
  return messages.toSorted((one, other) => one.written_at.localeCompare(other.written_at))
}

function readMessage(key: string): Waiting | undefined {
  const kept = waiting(findDraft(key))
  return kept && keyOf(kept.client_id) === key ? kept : undefined
}
