import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowDown, MessageSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { ChatMessage } from '../../../../contract/chat.ts'
import { dayIn, longDay } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import type { Pages } from '../../../ui/load-more.tsx'
import { Awaited, EmptyState } from '../../../ui/states.tsx'
import { useFirm } from '../../people/public.ts'
import { messagesQuery } from '../api.ts'
import { said, spoken } from '../labels.ts'
import { goesOn } from '../logic.ts'
import { MessageItem, WaitingItem } from './message-item.tsx'
import { MessageMenu } from './message-menu.tsx'
import type { Outbox, Waiting } from './outbox.ts'
import { useStayInPlace } from './use-stay-in-place.ts'

interface MessageListProps {
  me: string
  waiting: readonly Waiting[]
  outbox: Outbox
  /** The message above which everything was seen before. */
  firstNew: string | undefined
  onDelete: (message: ChatMessage) => void
}

/** The thread, oldest above: older pages come while scrolling up, and nothing moves under the reader. */
export function MessageList({ waiting, ...thread }: MessageListProps) {
  const query = useInfiniteQuery(messagesQuery)
  const { data } = query
  useLoadFailure(query, said.loadFailed)
  const messages = (data?.pages ?? []).flatMap((page) => page.items).toReversed()
  const taken = new Set(messages.map(({ client_id }) => client_id))
  const onTheWay = waiting.filter(({ client_id }) => !taken.has(client_id))
  const isEmpty = data && messages.length === 0 && onTheWay.length === 0
  if (data && !isEmpty) return <Thread messages={messages} onTheWay={onTheWay} pages={query} {...thread} />
  return (
    <div className="flex min-h-0 flex-1 flex-col items-center justify-center overflow-y-auto p-4">
      {isEmpty ? (
        <EmptyState icon={<MessageSquare />} title={said.none} className="border-none">
          {said.noneHint}
        </EmptyState>
      ) : (
        <Awaited of={query} said={said} className="border-none bg-transparent" />
      )}
    </div>
  )
}

interface ThreadProps extends Omit<MessageListProps, 'waiting'> {
  messages: readonly ChatMessage[]
  onTheWay: readonly Waiting[]
  pages: Pages
}

function Thread({ me, messages, onTheWay, pages, outbox, firstNew, onDelete }: ThreadProps) {
  const [isAtEnd, setAtEnd] = useState(true)
  // What somebody sends themselves they want to see.
  const { scroller, list, notice, goToEnd } = useStayInPlace(setAtEnd, onTheWay.length)
  const newest = messages.at(-1)
  const look = () => {
    notice()
    const isNearStart = scroller.current && scroller.current.scrollTop < 600
    if (isNearStart && pages.hasNextPage && !pages.isFetchingNextPage && !pages.isFetchNextPageError)
      void pages.fetchNextPage({ cancelRefetch: true })
  }
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroller}
        onScroll={look}
        // A region that scrolls must be reachable without a mouse.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={said.listed}
        // What is hidden for the eye stays inside, else it would make the room around scroll.
        className="relative h-full overflow-y-auto overscroll-contain px-4 pb-4 [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <OlderPages {...pages} />
        <ol ref={list}>
          {messages.map((message, at) => (
            <ThreadItem
              key={message.id}
              message={message}
              before={messages[at - 1]}
              me={me}
              isFirstNew={message.id === firstNew}
            />
          ))}
          {onTheWay.map((message) => (
            <WaitingItem
              key={message.client_id}
              message={message}
              onRetry={() => outbox.retry(message.client_id)}
              onDrop={() => outbox.drop(message.client_id)}
            />
          ))}
        </ol>
      </section>
      <MessageMenu onDelete={onDelete} />
      {!isAtEnd && <JumpToNewest onClick={goToEnd} />}
      <p role="status" className="sr-only">
        {newest &&
          newest.user_id !== me &&
          spoken(newest.profiles.full_name, newest.message_text, newest.file_name)}
      </p>
    </div>
  )
}

interface ThreadItemProps {
  message: ChatMessage
  before: ChatMessage | undefined
  me: string
  isFirstNew: boolean
}

/** A message with what divides it from the one before: its day, and where the unread begins. */
function ThreadItem({ message, before, me, isFirstNew }: ThreadItemProps) {
  const { time_zone } = useFirm()
  const day = dayIn(time_zone, new Date(message.created_at))
  const isNewDay = !before || dayIn(time_zone, new Date(before.created_at)) !== day
  return (
    <>
      {isNewDay && <Divider>{longDay(day)}</Divider>}
      {isFirstNew && <Divider isNew>{said.unread}</Divider>}
      <MessageItem
        message={message}
        isMine={message.user_id === me}
        isForMe={message.mentioned_users?.includes(me) ?? false}
        goesOn={!isNewDay && !isFirstNew && goesOn(message, before)}
      />
    </>
  )
}

function JumpToNewest({ onClick }: { onClick: () => void }) {
  const icon = <ArrowDown aria-hidden="true" className="size-4" />
  return (
    <Button size="sm" className="absolute! right-4 bottom-3 shadow-popup" icon={icon} onClick={onClick}>
      {said.newest}
    </Button>
  )
}

function OlderPages({ hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: Pages) {
  if (!hasNextPage) return null
  return (
    <div className="flex flex-col items-center gap-2 py-3">
      {isFetchNextPageError && (
        <p role="alert" className="text-secondary text-danger">
          {said.olderFailed}
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        busy={isFetchingNextPage}
        busyText={said.loadingOlder}
        onClick={() => void fetchNextPage({ cancelRefetch: true })}
      >
        {isFetchNextPageError ? said.retry : said.older}
      </Button>
    </div>
  )
}

function Divider({ children, isNew = false }: { children: ReactNode; isNew?: boolean }) {
  const line = isNew ? 'h-px flex-1 bg-danger' : 'h-px flex-1 bg-border'
  return (
    <li className="mt-5 flex items-center gap-3">
      <span aria-hidden="true" className={line} />
      <span className={isNew ? 'text-meta font-semibold text-danger' : 'text-meta font-semibold text-ink-2'}>
        {children}
      </span>
      <span aria-hidden="true" className={line} />
    </li>
  )
}
