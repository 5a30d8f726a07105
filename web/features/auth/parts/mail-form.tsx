import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { resendConfirmation, sendRecovery } from '../api.ts'
import type { MailKind } from './ask-again.tsx'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-sent.tsx'
import type { AuthDraftState } from './use-auth-draft.ts'

const words = {
  signup: { submit: 'Send confirmation link', send: resendConfirmation },
  recovery: { submit: 'Send reset link', send: sendRecovery },
}

/** Asks for a mail with a link; the answer is the same whether or not the address is known. */
export function MailForm({ draft, kind }: { draft: AuthDraftState; kind: MailKind }) {
  const [complaint, setComplaint] = useState<string>()
  const { submit: label, send } = words[kind]
  const attempt = useMutation({ mutationFn: send })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isMissing = draft.email.trim() === ''
    setComplaint(isMissing ? 'Enter your email.' : undefined)
    if (isMissing) return focusFirstInvalid(event.currentTarget)
    attempt.mutate(draft.email)
  }
  if (attempt.isSuccess) {
    const title = 'If there is an account for this address, a link is on its way.'
    return <MailSent email={draft.email.trim()} title={title} resends={kind} />
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {attempt.error && <Alert tone="destructive">{sentenceOf(attempt.error)}</Alert>}
      <EmailField draft={draft} complaint={complaint} />
      <Button
        type="submit"
        variant="primary"
        busy={attempt.isPending}
        busyText="Sending..."
        className="w-full"
      >
        {label}
      </Button>
    </form>
  )
}
