import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { passwordLength } from '../../../../contract/limits.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { PasswordInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { redeemLink, SignInFailure, setPassword } from '../api.ts'
import { FailedLink } from './failed-link.tsx'
import type { AuthDraftState } from './use-auth-draft.ts'

/** The page of a recovery link: the token is used up only when a new password is sent with it. */
export function NewPasswordForm({ token_hash, draft }: { token_hash: string; draft: AuthDraftState }) {
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
      toasts.success('Password updated successfully')
      await navigate({ ...paths.tasks(), replace: true })
    },
  })
  if (!isLinkUsed && attempt.error instanceof SignInFailure) {
    return <FailedLink error={attempt.error} kind="recovery" draft={draft} />
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setComplaint(password === '' ? 'Choose a password.' : undefined)
    if (password === '') return focusFirstInvalid(event.currentTarget)
    attempt.mutate(password)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {attempt.error && <Alert tone="destructive">{sentenceOf(attempt.error)}</Alert>}
      <Field
        label="New Password"
        error={complaint}
        hint={`${passwordLength.least} to ${passwordLength.most} characters of any kind. You stay signed in here only, and your calendar address ends.`}
      >
        <PasswordInput
          name="new_password"
          required
          autoComplete="new-password"
          value={password}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        busy={attempt.isPending}
        busyText="Saving..."
        className="w-full"
      >
        Save New Password
      </Button>
    </form>
  )
}
