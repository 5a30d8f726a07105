import { Link } from '@tanstack/react-router'
import { sentenceOf } from '../../../lib/failure.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { MailKind } from './ask-again.tsx'
import { MailForm } from './mail-form.tsx'
import type { AuthDraftState } from './use-auth-draft.ts'

type FailedLinkProps = {
  error: Error
  kind: MailKind
  draft: AuthDraftState
  /** Offered where the link may still be good. */
  onRetry?: (() => void) | undefined
}

/** A mailed link that did not work: why, and another one. */
export function FailedLink({ error, kind, draft, onRetry }: FailedLinkProps) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="destructive">{sentenceOf(error)}</Alert>
      {onRetry ? (
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      ) : (
        <>
          <p className="text-body text-ink-2">
            Each link works once and for a limited time. Enter your email and we send you a new one.
          </p>
          <MailForm kind={kind} draft={draft} />
        </>
      )}
      <Link {...paths.signIn()} className="self-center rounded-sm font-semibold text-accent hover:underline">
        Back to Sign In
      </Link>
    </div>
  )
}
