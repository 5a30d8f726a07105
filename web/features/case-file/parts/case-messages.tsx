import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquare, Send, Trash2 } from 'lucide-react'
import { useCallback, useId } from 'react'
import { type CaseMessage, caseFileLimits } from '../../../../contract/case-file.ts'
import { messageWords as words } from '../../../../contract/words/case-tabs.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayAndTime } from '../../../lib/format.ts'
import { languageOf } from '../../../lib/language.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { Field } from '../../../ui/field.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { CreatorBadge } from '../../../ui/person.tsx'
import { RowList } from '../../../ui/rows/row-list.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { MentionList, MessageText, stillMentioned, useKeptText, useMentions } from '../../chat/public.ts'
import { nameOf, useFirm } from '../../people/public.ts'
import { caseMentionQuery, caseMessagesQuery, useDeleteMessage, useSendMessage } from '../api.ts'
import { empty } from '../labels.ts'

type CaseMessagesProps = { id: string; mayWrite: boolean }

/** What people wrote to each other on a case, newest first, and the box to write in. */
export function CaseMessages({ id, mayWrite }: CaseMessagesProps) {
  const query = useInfiniteQuery(caseMessagesQuery(id))
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      {mayWrite && <Writing id={id} />}
      <RowList
        query={query}
        said={words}
        empty={<EmptyState icon={<MessageSquare />} title={empty.messages} />}
      >
        {(messages) => (
          <>
            <ol aria-label={words.listed} className="flex flex-col gap-3">
              {messages.map((message) => (
                <li key={message.id}>
                  <Message message={message} />
                </li>
              ))}
            </ol>
            <LoadMore pages={query} />
          </>
        )}
      </RowList>
    </div>
  )
}

/** What is typed is kept on this device until it is sent; an @ offers those who see the case. */
function Writing({ id }: { id: string }) {
  const { input, text, mentions, isPending, submit, noteCaret, onType } = useMessage(id)
  const listId = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="flex flex-col gap-2"
    >
      <div className="relative">
        {mentions.isOpen && (
          <MentionList id={listId} people={mentions.people} index={mentions.index} onPick={mentions.pick} />
        )}
        <Field label={words.label} hint={words.hint}>
          <Textarea
            ref={input}
            dir="auto"
            value={text}
            maxLength={caseFileLimits.message}
            aria-autocomplete="list"
            aria-controls={mentions.isOpen ? listId : undefined}
            aria-activedescendant={mentions.isOpen ? `${listId}-${mentions.index}` : undefined}
            onSelect={noteCaret}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || mentions.onKey(event)) return
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
            }}
            onChange={({ target }) => onType(target.value, target.selectionStart)}
          />
        </Field>
      </div>
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        icon={<Send aria-hidden="true" className="size-4" />}
        disabled={text.trim() === ''}
        busy={isPending}
        busyText={words.sending}
      >
        {words.send}
      </Button>
    </form>
  )
}

/** The message being written: its text, and whom it mentions. */
function useMessage(id: string) {
  const { input, text, caret, write, moveTo, noteCaret } = useKeptText(`case.message.${id}`, 'elsewhere')
  const find = useCallback((q: string) => caseMentionQuery(id, q), [id])
  const mentions = useMentions({ text, caret, onChange: moveTo, find })
  const { mutateAsync: send, isPending } = useSendMessage()
  const toasts = useToasts()
  const submit = () => {
    if (text.trim() === '' || isPending) return
    const mentioned_users = stillMentioned(text, mentions.picked)
    // The field is free for the next message at once; what could not be sent comes back.
    write('', 0)
    void send({ case_ref: id, message_text: text, mentioned_users }).then(
      () => mentions.picked.clear(),
      (error: unknown) => {
        if (!input.current?.value) write(text, text.length)
        toasts.error(words.sendFailed, sentenceOf(error))
      },
    )
  }
  const onType = (next: string, at: number) => {
    if (!next.includes('@')) mentions.reopen()
    write(next, at)
  }
  return { input, text, mentions, isPending, submit, noteCaret, onType }
}

function Message({ message }: { message: CaseMessage }) {
  const { time_zone } = useFirm()
  const { mutateAsync: remove, isPending } = useDeleteMessage()
  const confirm = useConfirm()
  const toasts = useToasts()
  const press = async () => {
    if (!(await confirm({ title: words.ask, confirmLabel: words.remove, destructive: true }))) return
    await remove(message.id).then(
      () => toasts.success(words.deleted),
      (error: unknown) => toasts.error(words.deleteFailed, sentenceOf(error)),
    )
  }
  return (
    <Card className="px-4 py-3">
      <div className="flex items-center gap-3">
        <CreatorBadge of={message.profiles} />
        <time dateTime={message.created_at} className="flex-1 text-meta text-ink-3 tabular-nums">
          {dayAndTime(message.created_at, time_zone)}
        </time>
        {message.can.delete && (
          <IconButton
            label={words.removeOf(nameOf(message.profiles))}
            busy={isPending}
            onClick={() => void press()}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </div>
      <div lang={languageOf(message.message_text)} className="mt-1.5 text-body">
        <MessageText text={message.message_text} mentioned_names={message.mentioned_names} />
      </div>
    </Card>
  )
}
