import * as z from 'zod/mini'
import { chatFile } from '../../../../contract/chat.ts'
import { dropDraft, findDraft, keepDraft } from '../../../lib/drafts.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'

const waiting = z.object({
  client_id: z.string(),
  message_text: z.string(),
  file: z.nullable(chatFile),
  mentioned_users: z.array(z.string()),
  written_at: z.string(),
  state: z.enum(['sending', 'failed']),
  /** Why it was not sent. */
  reason: z.nullable(z.string()),
})
/** A message that is on its way, or was not taken. */
export type Waiting = z.infer<typeof waiting>
export type Written = Pick<Waiting, 'message_text' | 'file' | 'mentioned_users'>

export interface Outbox {
  subscribe(changed: () => void): () => void
  all(): readonly Waiting[]
  send(written: Written): void
  retry(client_id: string): void
  drop(client_id: string): void
}

const key = 'chat.outbox'

/**
 * What was written and not yet taken: shown at once, sent one after the other, kept on this device until the
 * server has it or the person gives it up.
 */
export function createOutbox(deliver: (message: Waiting) => Promise<unknown>): Outbox {
  const listeners = new Set<() => void>()
  // What a reload interrupted may or may not have arrived; sent again under its id it is still one message.
  let messages: readonly Waiting[] = readKept().map((message) => ({ ...message, state: 'failed' }))
  let line = Promise.resolve()

  const put = (next: readonly Waiting[]) => {
    messages = next
    if (next.length === 0) dropDraft(key)
    else keepDraft(key, next)
    for (const listener of listeners) listener()
  }
  const change = (client_id: string, changed: Partial<Waiting>) =>
    put(messages.map((message) => (message.client_id === client_id ? { ...message, ...changed } : message)))
  const drop = (client_id: string) => put(messages.filter((message) => message.client_id !== client_id))
  const queue = (client_id: string) => {
    line = line.then(async () => {
      const message = messages.find((one) => one.client_id === client_id)
      if (message?.state !== 'sending') return
      try {
        await deliver(message)
        drop(client_id)
      } catch (error) {
        change(client_id, { state: 'failed', reason: sentenceOf(error) })
      }
    })
  }
  return {
    subscribe: (changed) => {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    all: () => messages,
    send: (written) => {
      const client_id = newId()
      const written_at = new Date().toISOString()
      put([...messages, { ...written, client_id, written_at, state: 'sending', reason: null }])
      queue(client_id)
    },
    retry: (client_id) => {
      change(client_id, { state: 'sending', reason: null })
      queue(client_id)
    },
    drop,
  }
}

function readKept(): Waiting[] {
  const kept = z.safeParse(z.array(waiting), findDraft(key))
  return kept.success ? kept.data : []
}
