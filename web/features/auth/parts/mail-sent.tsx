import { Alert } from '../../../ui/alert.tsx'
import { AskAgain, type MailKind } from './ask-again.tsx'
import { OutboxLink } from './outbox-link.tsx'

type MailSentProps = { title: string; email: string; resends: MailKind }

/** A mail is on its way: to whom, where to find it on this machine, and how to get another one. */
export function MailSent({ title, email, resends }: MailSentProps) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="success" title={title}>
        It goes to <strong className="break-all">{email}</strong>.
        <OutboxLink />
      </Alert>
      <AskAgain email={email} for={resends} />
    </div>
  )
}
