import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { Role } from '../../../../contract/people.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { PasswordInput, TextInput } from '../../../ui/text-input.tsx'
import { signUp } from '../api.ts'
import { accountTypes, said } from '../labels.ts'
import { EmailField } from './email-field.tsx'
import { MailSent } from './mail-form.tsx'
import { complaintsOfSignUp, isWrongCode, type SignUpField } from './sign-up.ts'
import { type AuthDraftState, dropAuthDraft } from './use-auth-draft.ts'

type Complaints = Partial<Record<SignUpField, string>>

const roles: readonly Role[] = ['associate', 'partner']
const options = roles.map((value) => ({ value, label: accountTypes[value].name }))

/** A new account for whoever has an authorization code; what was typed stays until it has worked. */
export function SignUpForm({ draft }: { draft: AuthDraftState }) {
  const [secrets, setSecrets] = useState({ password: '', code: '' })
  const [complaints, setComplaints] = useState<Complaints>({})
  const attempt = useMutation({ mutationFn: signUp, onSuccess: dropAuthDraft })
  const { role, full_name, email, change } = draft
  const words = accountTypes[role]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = { full_name, email, role, ...secrets }
    const found = complaintsOfSignUp(given)
    setComplaints(found)
    if (Object.keys(found).length > 0) return focusFirstInvalid(event.currentTarget)
    attempt.mutate(given)
  }
  if (attempt.isSuccess) {
    return (
      <div className="flex flex-col gap-4">
        <MailSent email={email.trim()} title={said.checkMail} resends="signup" />
        <Link {...paths.signIn()} className={buttonClass()}>
          {said.backToSignIn}
        </Link>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <NameAndEmail draft={draft} complaints={complaints} />
      <Field label={said.password} error={complaints.password} hint={said.passwordHint}>
        <PasswordInput
          name="new_password"
          required
          autoComplete="new-password"
          value={secrets.password}
          onChange={(event) => setSecrets({ ...secrets, password: event.target.value })}
        />
      </Field>
      <RadioGroup
        label={said.accountType}
        look="cards"
        options={options}
        value={role}
        onValueChange={(next) => change({ role: next })}
      />
      <CodeField
        label={words.codeLabel}
        value={secrets.code}
        error={complaints.code}
        onChange={(code) => setSecrets({ ...secrets, code })}
      />
      {attempt.error && <Refusal sentence={sentenceOf(attempt.error)} />}
      <Button
        type="submit"
        variant="primary"
        busy={attempt.isPending}
        busyText={said.creatingAccount}
        className="mt-1 w-full"
      >
        {words.submit}
      </Button>
    </form>
  )
}

function NameAndEmail({ draft, complaints }: { draft: AuthDraftState; complaints: Complaints }) {
  return (
    <>
      <Field label={said.fullName} error={complaints.full_name}>
        <TextInput
          name="full_name"
          required
          autoComplete="name"
          maxLength={200}
          value={draft.full_name}
          onChange={(event) => draft.change({ full_name: event.target.value })}
        />
      </Field>
      <EmailField draft={draft} complaint={complaints.email} />
    </>
  )
}

interface CodeFieldProps {
  label: string
  value: string
  error: string | undefined
  onChange: (code: string) => void
}

function CodeField({ label, value, error, onChange }: CodeFieldProps) {
  return (
    <Field label={label} error={error} hint={said.codeHint}>
      <PasswordInput
        name="code"
        required
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** The server's sentence, below what it is about, and what to look at where it may be the account type. */
function Refusal({ sentence }: { sentence: string }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Alert tone="destructive">{sentence}</Alert>
      {isWrongCode(sentence) && <p className="text-meta text-ink-3">{said.checkAccountType}</p>}
    </div>
  )
}
