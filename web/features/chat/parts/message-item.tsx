import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ChatMessage } from '../../../../contract/chat.ts'
import { dayAndTime, relativeTime, timeIn } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Avatar } from '../../../ui/person.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { nameOf, useFirm } from '../../people/public.ts'
import { said } from '../labels.ts'
import { MessageFile } from './message-file.tsx'
import { MessageMenuTrigger, openOnLongPress } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import type { Waiting } from './outbox.ts'

interface MessageItemProps {
  message: ChatMessage
  isMine: boolean
  isForMe: boolean
  /** Its writer's name stands above an earlier one. */
  goesOn: boolean
}

/** One message: others' on the left under their name, one's own on the right. */
export function MessageItem({ message, isMine, isForMe, goesOn }: MessageItemProps) {
  const { full_name } = message.profiles
  const menu = message.can.delete && <MessageMenuTrigger message={message} isMine={isMine} />
  return (
    <li
      data-record={message.id}
      data-message={message.id}
      {...(message.can.delete && openOnLongPress)}
      className={cx(
        'group flex gap-2.5',
        goesOn ? 'mt-1' : 'mt-4',
        isMine && 'justify-end',
        message.can.delete && 'coarse:select-none',
      )}
    >
      {!isMine && <span className="w-9 shrink-0">{!goesOn && <Avatar name={full_name} />}</span>}
      {isMine && menu}
      <div
        className={cx(
          'flex max-w-[85%] min-w-0 flex-col sm:max-w-[70%]',
          isMine ? 'items-end' : 'items-start',
        )}
      >
        {!goesOn && (
          <p className="mb-1 flex max-w-full items-baseline gap-2 text-meta">
            <span className={cx('truncate font-semibold text-ink', isMine && 'sr-only')}>
              {isMine ? said.you : nameOf(message.profiles)}
            </span>
            <When moment={message.created_at} />
          </p>
        )}
        <Bubble isMine={isMine} isForMe={isForMe} title={goesOn ? message.created_at : undefined}>
          <MessageText text={message.message_text} mentioned_names={message.mentioned_names} />
          <MessageFile file={message} />
        </Bubble>
        {goesOn && (
          <span className="sr-only">
            <When moment={message.created_at} />
          </span>
        )}
      </div>
      {!isMine && menu}
    </li>
  )
}

interface WaitingItemProps {
  message: Waiting
  onRetry: () => void
  onDrop: () => void
}

/** A message that is still on its way, or was not taken: then it can be sent again or given up. */
export function WaitingItem({ message, onRetry, onDrop }: WaitingItemProps) {
  const { message_text, file, state, reason } = message
  return (
    <li data-message={message.client_id} className="mt-3 flex flex-col items-end gap-1">
      <div className="max-w-[85%] min-w-0 sm:max-w-[70%]">
        <Bubble isMine isForMe={false}>
          <MessageText text={message_text} mentioned_names={null} />
          {file && <MessageFile file={file} />}
        </Bubble>
      </div>
      {state === 'sending' ? (
        <p className="flex items-center gap-1.5 text-meta text-ink-3">
          <Spinner className="size-3" /> {said.sending}
        </p>
      ) : (
        <div role="alert" className="flex flex-wrap items-center justify-end gap-2 text-meta text-danger">
          <span>{[said.sendFailed, reason].filter(Boolean).join('. ')}</span>
          <Button size="sm" icon={<RotateCw aria-hidden="true" className="size-3.5" />} onClick={onRetry}>
            {said.retry}
          </Button>
          <Button size="sm" variant="ghost" onClick={onDrop}>
            {said.discard}
          </Button>
        </div>
      )}
    </li>
  )
}

interface BubbleProps {
  isMine: boolean
  isForMe: boolean
  title?: string | undefined
  children: ReactNode
}

function Bubble({ isMine, isForMe, title, children }: BubbleProps) {
  const { time_zone } = useFirm()
  return (
    <div
      title={title && dayAndTime(title, time_zone)}
      className={cx(
        'flex max-w-full flex-col gap-2 rounded-lg border px-3 py-2 text-body text-ink',
        isMine ? 'border-transparent bg-accent-soft' : 'border-border bg-surface',
        isForMe && 'border-accent',
      )}
    >
      {children}
    </div>
  )
}

function When({ moment }: { moment: string }) {
  const { time_zone } = useFirm()
  return (
    <time dateTime={moment} title={dayAndTime(moment, time_zone)} className="shrink-0 text-ink-3">
      {`${timeIn(time_zone, moment)} · ${relativeTime(moment, useNow())}`}
    </time>
  )
}
