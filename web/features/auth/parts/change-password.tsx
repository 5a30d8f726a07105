import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { invalidateTopics } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { PasswordInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { changePassword, SignInFailure } from '../api.ts'
import { said as common, passwordWords as said } from '../labels.ts'
import { missing } from '../logic.ts'

const empty = { current_password: '', password: '' }
const questions = { current_password: said.currentMissing, password: common.newPasswordMissing }

type Typed = typeof empty

/** Changes one's own password; every other browser is signed out by it. */
export function ChangePassword() {
  const { typed, set, complaints, isSaving, submit } = useNewPassword()
  const currentField = useMeantField()
  return (
    <Card className="p-5 sm:p-6">
      <h2 id="password" className="scroll-mt-5 font-serif text-section font-semibold">
        {said.title}
      </h2>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Field label={said.current} error={complaints.current_password}>
          <PasswordInput
            ref={currentField}
            data-claims-focus=""
            name="current_password"
            autoComplete="current-password"
            value={typed.current_password}
            onChange={(event) => set({ current_password: event.target.value })}
          />
        </Field>
        <Field label={said.fresh} error={complaints.password} hint={said.hint}>
          <PasswordInput
            name="new_password"
            autoComplete="new-password"
            value={typed.password}
            onChange={(event) => set({ password: event.target.value })}
          />
        </Field>
        <Button type="submit" className="self-start" busy={isSaving} busyText={said.saving}>
          {said.change}
        </Button>
      </form>
    </Card>
  )
}

function useNewPassword() {
  const [typed, setTyped] = useState(empty)
  const [complaints, setComplaints] = useState<Partial<Typed>>({})
  const toasts = useToasts()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      setTyped(empty)
      toasts.success(said.changed, said.changeFailed)
      return invalidateTopics(client, ['sessions'])
    },
    onError: (error) => {
      const about = complaintsAbout(error)
      setComplaints(about)
      if (Object.keys(about).length === 0) toasts.error(said.changeFailed, error)
    },
  })
  const set = (part: Partial<Typed>) => {
    setTyped({ ...typed, ...part })
    setComplaints({})
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = missing(typed, questions)
    setComplaints(wrong)
    if (Object.keys(wrong).length > 0) return focusFirstInvalid(event.currentTarget)
    change.mutate(typed)
  }
  return { typed, set, complaints, isSaving: change.isPending, submit }
}

/** The field where typing begins whenever the address names this part of the page. */
function useMeantField() {
  const field = useRef<HTMLInputElement>(null)
  // Each arrival counts, also one at the address that stands there already; an overlay above it is none.
  const arrival = useLocation({
    select: ({ hash, state }) => (hash === 'password' ? (state.page ?? state.__TSR_key) : undefined),
  })
  useEffect(() => {
    if (arrival !== undefined) field.current?.focus()
  }, [arrival])
  return field
}

/** The standard's words for a wrong password speak of signing in; here it is a field. */
function complaintsAbout(error: unknown): Partial<Typed> {
  if (!(error instanceof SignInFailure)) return {}
  return error.code === 'invalid_credentials'
    ? { current_password: said.currentWrong }
    : { password: error.message }
}
