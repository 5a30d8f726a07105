import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { filled } from '../../../lib/words.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { useFirm } from '../../people/public.ts'
import { resendConfirmation, sendRecovery } from '../api.ts'
import { mailWords, said } from '../labels.ts'
import { EmailField } from './email-field.tsx'
import type { AuthDraftState } from './use-auth-draft.ts'

export type MailKind = keyof typeof send

const send = { signup: resendConfirmation, recovery: sendRecovery }

/** Asks for a mail with a link; the answer is the same whether or not the address is known. */
export function MailForm({ draft, kind }: { draft: AuthDraftState; kind: MailKind }) {
  const [complaint, setComplaint] = useState<string>()
  const attempt = useMutation({ mutationFn: send[kind] })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isMissing = draft.email.trim() === ''
    setComplaint(isMissing ? said.emailMissing : undefined)
    if (isMissing) return focusFirstInvalid(event.currentTarget)
    attempt.mutate(draft.email)
  }
  if (attempt.isSuccess) {
    return <MailSent email={draft.email.trim()} title={said.mayBeSent} resends={kind} />
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {attempt.error && <Alert tone="destructive">{sentenceOf(attempt.error)}</Alert>}
      <EmailField draft={draft} complaint={complaint} />
      <Button type="submit" variant="primary" busy={attempt.isPending} busyText={said.sending}>
        {mailWords[kind].ask}
      </Button>
    </form>
  )
}

type MailSentProps = { title: string; email: string; resends: MailKind }

/** A mail is on its way: to whom, where to find it on this machine, and how to get another one. */
export function MailSent({ title, email, resends }: MailSentProps) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success" title={title}>
        {filled(said.sentTo, { email: <strong className="break-all">{email}</strong> })}
        <OutboxLink />
      </Alert>
      <AskAgain email={email} for={resends} />
    </div>
  )
}

/** Asks for one more mail to the same address. */
export function AskAgain({ email, for: kind }: { email: string; for: MailKind }) {
  const again = useMutation({ mutationFn: send[kind] })
  if (again.isSuccess) {
    return (
      <Alert tone="success">
        {said.sentAgain}
        <OutboxLink />
      </Alert>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {again.error && <Alert tone="destructive">{sentenceOf(again.error)}</Alert>}
      <Button busy={again.isPending} busyText={said.sending} onClick={() => again.mutate(email)}>
        {mailWords[kind].again}
      </Button>
    </div>
  )
}

/** The way to the mails while they are kept on this machine and not sent. */
function OutboxLink() {
  const { outbox } = useFirm()
  if (!outbox) return null
  const link = (
    <a href="/outbox" className="font-semibold text-accent underline underline-offset-2">
      {said.openOutbox}
    </a>
  )
  return <p className="mt-1">{filled(said.outbox, { link })}</p>
}
