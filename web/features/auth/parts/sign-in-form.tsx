import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { shownSentences } from '../../../../contract/kernel/shown-reasons.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { PasswordInput, PeekButton } from '../../../ui/text-input.tsx'
import { signIn } from '../api.ts'
import { said } from '../labels.ts'
import { missing } from '../logic.ts'
import { EmailField } from './email-field.tsx'
import { AskAgain } from './mail-form.tsx'
import { type AuthDraftState, dropAuthDraft } from './use-auth-draft.ts'

const sentences = { email: said.emailMissing, password: said.passwordMissing }

/** Email and password; whoever succeeds is taken on by the router's guard. */
export function SignInForm({ draft }: { draft: AuthDraftState }) {
  const [password, setPassword] = useState('')
  const [complaints, setComplaints] = useState<Partial<Record<keyof typeof sentences, string>>>({})
  const session = useSession()
  const hasEnded = session.status === 'signed-out' && session.how === 'ended'
  const attempt = useMutation({ mutationFn: signIn, onSuccess: dropAuthDraft })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = { email: draft.email, password }
    const found = missing(given, sentences)
    setComplaints(found)
    if (Object.keys(found).length > 0) return focusFirstInvalid(event.currentTarget)
    attempt.mutate(given)
  }
  const isUnconfirmed = attempt.error?.message === shownSentences['auth.email_unconfirmed']
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {attempt.error && <Alert tone="destructive">{sentenceOf(attempt.error)}</Alert>}
      {isUnconfirmed && <AskAgain email={draft.email} for="signup" />}
      {hasEnded && attempt.isIdle && <Alert tone="info">{shownSentences['session.ended']}</Alert>}
      <EmailField ref={beginAt} draft={draft} complaint={complaints.email} />
      <PasswordAndSubmit
        value={password}
        onValueChange={setPassword}
        complaint={complaints.password}
        busy={attempt.isPending}
      />
    </form>
  )
}

/** Puts the focus where typing begins, unless somebody has put it elsewhere or a finger would raise the keyboard. */
function beginAt(field: HTMLElement | null): void {
  const held = document.activeElement
  if (held !== null && held !== document.body) return
  if (matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true })
}

type PasswordAndSubmitProps = {
  value: string
  onValueChange: (password: string) => void
  complaint: string | undefined
  busy: boolean
}

/**
 * What stands in and above the password's field comes after the button in the order of Tab: who types without
 * looking goes from the password straight to it.
 */
function PasswordAndSubmit({ value, onValueChange, complaint, busy }: PasswordAndSubmitProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="relative flex flex-col gap-4">
      <Field label={said.password} error={complaint}>
        <PasswordInput
          name="password"
          required
          autoComplete="current-password"
          shown={shown}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy} busyText={said.signingIn} className="mt-1 w-full">
        {said.signIn}
      </Button>
      <Link
        {...paths.forgotPassword()}
        className="absolute top-0 right-0 rounded-sm text-meta leading-5 font-semibold text-accent hover:underline"
      >
        {said.forgot}
      </Link>
      {/* The label's line and the gap below it. */}
      <div className="absolute top-[1.625rem] right-0 flex h-control items-center">
        <PeekButton shown={shown} onShownChange={setShown} />
      </div>
    </div>
  )
}
