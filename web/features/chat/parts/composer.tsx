import { useLocation } from '@tanstack/react-router'
import { Paperclip, SendHorizontal } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react'
import { chatEndings, chatLimits } from '../../../../contract/chat.ts'
import { canBeSeen } from '../../../../contract/kernel/fields.ts'
import { count as shown } from '../../../lib/format.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { controlFrame } from '../../../ui/text-input.tsx'
import { composing } from '../labels.ts'
import { charactersIn, stillMentioned } from '../logic.ts'
import { AttachedFile } from './attached-file.tsx'
import { MentionList } from './mention-list.tsx'
import type { Written } from './outbox.ts'
import type { useAttachment } from './use-attachment.ts'
import { useKeptText } from './use-kept-text.ts'
import { type Mentioned, useMentions } from './use-mentions.ts'

const key = 'chat.text'

/** What a picker of files lets through. */
const acceptedFiles = chatEndings.map((ending) => `.${ending}`).join(',')

interface ComposerProps {
  files: ReturnType<typeof useAttachment>
  onSend: (written: Written) => void
}

/** Where a message is written: Enter sends, Shift Enter breaks the line, @ offers people, a file can come along. */
export function Composer({ files, onSend }: ComposerProps) {
  const message = useMessage(files, onSend)
  const { text, mentions, count, isTooLong, send } = message
  const listId = useId()
  const counterId = useId()
  return (
    <form
      data-notices-above=""
      className="flex flex-col gap-2 border-t border-border p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {files.attachment && (
        <AttachedFile attachment={files.attachment} onDrop={files.drop} onRetry={files.retry} />
      )}
      <div className="relative flex items-end gap-2">
        {mentions.isOpen && (
          <MentionList id={listId} people={mentions.people} index={mentions.index} onPick={mentions.pick} />
        )}
        <PickFile onPick={files.attach} />
        <textarea
          {...message.field}
          data-claims-focus=""
          rows={1}
          dir="auto"
          aria-label={composing.label}
          aria-describedby={counterId}
          aria-invalid={isTooLong}
          aria-autocomplete="list"
          aria-controls={mentions.isOpen ? listId : undefined}
          aria-activedescendant={mentions.isOpen ? `${listId}-${mentions.index}` : undefined}
          placeholder={composing.placeholder}
          value={text}
          className={cx(
            controlFrame,
            'field-sizing-content max-h-40 min-h-10 flex-1 resize-none px-3 py-[8px] coarse:min-h-control coarse:py-2.5',
          )}
        />
        <Button
          type="submit"
          variant="primary"
          disabled={message.isBlocked}
          className="max-sm:w-control max-sm:px-0"
          icon={<SendHorizontal aria-hidden="true" className="size-4" />}
        >
          <span className="max-sm:sr-only">{composing.send}</span>
        </Button>
      </div>
      <p id={counterId} className="flex justify-between gap-3 text-meta text-ink-3">
        <span className="max-sm:sr-only">{composing.keys}</span>
        <span className={cx('ml-auto tabular-nums', isTooLong && 'font-semibold text-danger')}>
          {shown(count)}/{shown(chatLimits.text)}
          <span className="sr-only">{composing.characters}</span>
        </span>
      </p>
    </form>
  )
}

/** The message being written: its text, whom it mentions, and whether it can be sent. */
function useMessage(files: ComposerProps['files'], onSend: ComposerProps['onSend']) {
  const { input, text, caret, write, moveTo, noteCaret } = useKeptText(key)
  const mentions = useMentions({ text, caret, onChange: moveTo })
  useAskedMention((person) => {
    mentions.append(person)
    input.current?.focus({ preventScroll: true })
  })
  const { attachment } = files
  const count = charactersIn(text)
  const isTooLong = count > chatLimits.text
  const isEmpty = !canBeSeen(text) && attachment?.file === undefined
  const isBlocked = isTooLong || isEmpty || attachment?.state === 'sending' || attachment?.state === 'failed'
  const send = () => {
    if (isBlocked) return
    const mentioned_users = stillMentioned(text, mentions.picked)
    onSend({ message_text: text.trim(), file: attachment?.file ?? null, mentioned_users })
    mentions.picked.clear()
    write('', 0)
    files.drop()
    input.current?.focus()
  }
  const field = {
    ref: input,
    onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
      if (!target.value.includes('@')) mentions.reopen()
      write(target.value, target.selectionStart)
    },
    onSelect: noteCaret,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || mentions.onKey(event)) return
      if (event.key !== 'Enter' || event.shiftKey) return
      event.preventDefault()
      send()
    },
    onPaste: (event: ClipboardEvent) => {
      const pasted = [...event.clipboardData.files]
      if (pasted.length === 0) return
      event.preventDefault()
      files.attach(pasted)
    },
  }
  return { text, field, mentions, count, isTooLong, isBlocked, send }
}

function PickFile({ onPick }: { onPick: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton label={composing.attach} size="md" onClick={() => input.current?.click()}>
        <Paperclip className="size-5" />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={composing.file}
        accept={acceptedFiles}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])])
          // The same file can be picked again after it was given up.
          target.value = ''
        }}
      />
    </>
  )
}

/** Hears of whom the palette wants mentioned, once each; what an entry of the history held before a reload is over. */
function useAskedMention(mention: (person: Mentioned) => void): void {
  const { mention: person, asked = 0 } = useLocation({ select: ({ state }) => state })
  const take = useEffectEvent(mention)
  useEffect(() => {
    if (!person || asked <= taken) return
    taken = asked
    take(person)
  }, [person, asked])
}

let taken = performance.timeOrigin
