import { useMutation } from '@tanstack/react-query'
import { sentenceOf } from '../../../lib/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { resendConfirmation, sendRecovery } from '../api.ts'
import { OutboxLink } from './outbox-link.tsx'

export type MailKind = 'signup' | 'recovery'

const words = {
  signup: { ask: 'Send the confirmation link again', send: resendConfirmation },
  recovery: { ask: 'Send the link again', send: sendRecovery },
}

/** Asks for one more mail to the same address. */
export function AskAgain({ email, for: kind }: { email: string; for: MailKind }) {
  const { ask, send } = words[kind]
  const again = useMutation({ mutationFn: send })
  if (again.isSuccess) {
    return (
      <Alert tone="success">
        If an account is waiting for it, another link is on its way.
        <OutboxLink />
      </Alert>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {again.error && <Alert tone="destructive">{sentenceOf(again.error)}</Alert>}
      <Button busy={again.isPending} busyText="Sending..." onClick={() => again.mutate(email)}>
        {ask}
      </Button>
    </div>
  )
}
