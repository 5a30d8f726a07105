import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type ChatReader, chatNotice } from '../../../../contract/chat.ts'
import { logProblem } from '../../../lib/log.ts'
import { hold } from '../../../lib/pending-writes.ts'
import { subscribeToLeavers } from '../../../lib/session.ts'
import { useSubscription } from '../../../lib/subscription.ts'
import { cx } from '../../../ui/cx.ts'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { useKnownUnread, useMarkTypeRead } from '../../notifications/public.tsx'
import { followMessages, keepNewestMessages, messagesQuery, sendMessage, useDeleteMessage } from '../api.ts'
import { asked, said } from '../labels.ts'
import { firstUnread } from '../logic.ts'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { createOutbox, type Outbox } from './outbox.ts'
import { useAttachment } from './use-attachment.ts'

const asRemoval = { useDelete: useDeleteMessage }

/** The team's thread and the place to write into it; files may be dropped anywhere on it. */
export function ChatRoom({ me }: { me: ChatReader }) {
  const outbox = useOutbox(me.user_id)
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.all)
  const files = useAttachment()
  const firstNew = useReading(me.user_id)
  const remove = useAskedRemoval(asRemoval, said, asked.delete)
  const drop = useDropZone(files.attach)
  useLiveMessages(me)
  return (
    <section
      aria-labelledby="team-discussion"
      {...drop.handlers}
      className="relative flex min-h-0 flex-1 flex-col overflow-clip rounded-lg border border-border bg-bg shadow-card"
    >
      <h2
        id="team-discussion"
        className="border-b border-border bg-surface px-4 py-3 font-serif text-section font-semibold"
      >
        {said.title}
      </h2>
      <MessageList
        me={me.user_id}
        waiting={waiting}
        outbox={outbox}
        firstNew={firstNew}
        onDelete={(message) => remove(message, message.file_name === null ? asked.gone : asked.goneWithFile)}
      />
      <div className="bg-surface">
        <Composer files={files} onSend={outbox.send} />
      </div>
      <p
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute inset-2 flex items-center justify-center rounded-lg border-2 border-dashed border-accent bg-accent-soft font-semibold text-accent',
          !drop.isOver && 'hidden',
        )}
      >
        {said.drop}
      </p>
    </section>
  )
}

// What is on its way goes on while other pages are looked at, and belongs to whoever wrote it.
let held: { user_id: string; outbox: Outbox } | undefined
subscribeToLeavers(() => {
  held?.outbox.close()
  held = undefined
})

function useOutbox(user_id: string): Outbox {
  const client = useQueryClient()
  const toasts = useToasts()
  const [outbox] = useState(() => {
    if (held?.user_id === user_id) return held.outbox
    const made = createOutbox(async ({ client_id, message_text, file, mentioned_users }) => {
      const answered = hold(client, [])
      try {
        await sendMessage(client, { client_id, message_text, file_url: file?.file_url, mentioned_users })
        toasts.worked(said.sendFailed)
      } catch (error) {
        toasts.error(said.sendFailed, error)
        throw error
      } finally {
        answered()
      }
    })
    held = { user_id, outbox: made }
    return made
  })
  return outbox
}

/** Shows what the live stream brings, and forgets older pages on the way out. */
function useLiveMessages({ user_id, rights }: ChatReader): void {
  const client = useQueryClient()
  const follow = useCallback(() => {
    const stop = followMessages(client, { user_id, rights })
    return () => {
      stop()
      keepNewestMessages(client)
    }
  }, [client, user_id, rights])
  useSubscription(follow, nothing)
}

function nothing(): void {}

/** Where the unread began when the chat was opened; what is shown counts as read from then on. */
function useReading(me: string): string | undefined {
  const { data } = useInfiniteQuery(messagesQuery)
  const unread = useKnownUnread(chatNotice)
  const { mutateAsync: mark } = useMarkTypeRead()
  const [begun, setBegun] = useState<{ firstNew: string | undefined }>()
  const messages = data?.pages[0]?.items
  const newest = messages?.[0]?.created_at
  // What comes while the chat is open is not new to its reader.
  if (!begun && messages && unread !== undefined) setBegun({ firstNew: firstUnread(messages, me, unread) })
  useEffect(() => {
    const read = () => {
      if (!unread || newest === undefined || document.hidden) return
      mark({ up_to: newest, type: chatNotice }).catch((error: unknown) =>
        logProblem('The chat could not be marked as read', error),
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [unread, newest, mark])
  return begun?.firstNew
}

/** Takes files that are dropped; anything else that is dragged is left alone. */
function useDropZone(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent<HTMLElement>) => {
        const into = event.relatedTarget
        if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
