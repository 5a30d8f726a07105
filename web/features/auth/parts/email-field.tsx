import type { Ref } from 'react'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { said } from '../labels.ts'
import type { AuthDraftState } from './use-auth-draft.ts'

interface EmailFieldProps {
  draft: AuthDraftState
  complaint: string | undefined
  /** Left out where typing begins elsewhere. */
  ref?: Ref<HTMLInputElement>
}

/** The e-mail of an account, which the forms of signing in share. */
export function EmailField({ draft, complaint, ref }: EmailFieldProps) {
  return (
    <Field label={said.email} error={complaint}>
      <TextInput
        ref={ref}
        data-claims-focus={ref !== undefined || undefined}
        type="email"
        name="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={draft.email}
        onChange={(event) => draft.change({ email: event.target.value })}
      />
    </Field>
  )
}
