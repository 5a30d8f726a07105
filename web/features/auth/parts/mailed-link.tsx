import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { PasswordInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { redeemLink, SignInFailure, setPassword } from '../api.ts'
import { passwordWords, said } from '../labels.ts'
import { MailForm, type MailKind } from './mail-form.tsx'
import type { AuthDraftState } from './use-auth-draft.ts'

type LinkProps = { token_hash: string; draft: AuthDraftState }

/**
 * The page of a confirmation link: posts the token by itself, so that a mail scanner that only fetches the page
 * uses nothing up, and goes to the tasks.
 */
export function ConfirmEmail({ token_hash, draft }: LinkProps) {
  const navigate = useNavigate()
  // A query and not a mutation: it runs once, also when the page is mounted twice.
  const confirmation = useQuery({
    queryKey: ['confirmation', token_hash],
    queryFn: async () => {
      await redeemLink({ type: 'signup', token_hash })
      await navigate({ ...paths.tasks(), replace: true })
      return true
    },
    retry: false,
    // A link works once: no news has it redeemed again.
    enabled: ({ state }) => state.dataUpdateCount + state.errorUpdateCount === 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (!confirmation.error) return <Loading label={said.confirming} />
  const isExpired = confirmation.error instanceof SignInFailure
  const retry = isExpired ? undefined : () => void confirmation.refetch()
  return <FailedLink error={confirmation.error} onRetry={retry} kind="signup" draft={draft} />
}

/** The page of a recovery link: the token is used up only when a new password is sent with it. */
export function NewPasswordForm({ token_hash, draft }: LinkProps) {
  const [password, setTyped] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const [isLinkUsed, setLinkUsed] = useState(false)
  const navigate = useNavigate()
  const toasts = useToasts()
  const attempt = useMutation({
    mutationFn: async (next: string) => {
      // A password that is refused must not cost the link: after the first try the session is enough.
      if (!isLinkUsed) await redeemLink({ type: 'recovery', token_hash })
      setLinkUsed(true)
      await setPassword(next)
      toasts.success(passwordWords.changed)
      // From there the guard goes on to where signing in leads.
      await navigate({ ...paths.signIn(), replace: true })
    },
  })
  if (!isLinkUsed && attempt.error instanceof SignInFailure) {
    return <FailedLink error={attempt.error} kind="recovery" draft={draft} />
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setComplaint(password === '' ? said.newPasswordMissing : undefined)
    if (password === '') return focusFirstInvalid(event.currentTarget)
    attempt.mutate(password)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {attempt.error && <Alert tone="destructive">{sentenceOf(attempt.error)}</Alert>}
      <Field label={passwordWords.fresh} error={complaint} hint={passwordWords.hint}>
        <PasswordInput
          name="new_password"
          required
          autoComplete="new-password"
          value={password}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={attempt.isPending} busyText={passwordWords.saving}>
        {said.saveNewPassword}
      </Button>
    </form>
  )
}

type FailedLinkProps = {
  error: Error
  kind: MailKind
  draft: AuthDraftState
  /** Offered where the link may still be good. */
  onRetry?: (() => void) | undefined
}

/** A mailed link that did not work: why, and another one. */
function FailedLink({ error, kind, draft, onRetry }: FailedLinkProps) {
  return (
    <div className="flex flex-col gap-4">
      <Alert tone="destructive">{sentenceOf(error)}</Alert>
      {onRetry ? (
        <Button variant="primary" onClick={onRetry}>
          {said.tryAgain}
        </Button>
      ) : (
        <>
          <p className="text-body text-ink-2">{said.linkUsed}</p>
          <MailForm kind={kind} draft={draft} />
        </>
      )}
      <Link {...paths.signIn()} className="self-center rounded-sm font-semibold text-accent hover:underline">
        {said.backToSignIn}
      </Link>
    </div>
  )
}
