import { useInfiniteQuery } from '@tanstack/react-query'
import { MessageSquare, Send, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CaseMessage, caseFileLimits } from '../../../../contract/case-file.ts'
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
import { nameOf, useFirm } from '../../people/public.ts'
import { caseMessagesQuery, useDeleteMessage, useSendMessage } from '../api.ts'
import { empty, messageWords as words } from '../labels.ts'

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

function Writing({ id }: { id: string }) {
  const [text, setText] = useState('')
  const { mutateAsync: send, isPending } = useSendMessage()
  const toasts = useToasts()
  const submit = () =>
    void send({ case_ref: id, message_text: text }).then(
      () => setText(''),
      (error: unknown) => toasts.error(words.sendFailed, sentenceOf(error)),
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '') submit()
      }}
      className="flex flex-col gap-2"
    >
      <Field label={words.label} hint={words.hint}>
        <Textarea
          value={text}
          maxLength={caseFileLimits.message}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
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
      <p
        lang={languageOf(message.message_text)}
        className="mt-1.5 text-body whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {message.message_text}
      </p>
    </Card>
  )
}
