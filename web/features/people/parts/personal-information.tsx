import { type FormEvent, useState } from 'react'
import type { MyProfile } from '../../../../contract/people.ts'
import { said } from '../../../../contract/words/profile.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { reloadSaying } from '../../../lib/reload.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useRename } from '../api.ts'

/** One's own name, to be changed, and the e-mail, which cannot be. */
export function PersonalInformation({ profile }: { profile: MyProfile }) {
  const [typed, setTyped] = useState<string>()
  const toasts = useToasts()
  const rename = useRename()
  const full_name = typed ?? profile.full_name
  const isUnchanged = full_name.trim() === profile.full_name || full_name.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isUnchanged) return
    rename.mutate(
      { user_id: profile.user_id, version: profile.version, full_name: full_name.trim() },
      {
        // Whatever shows the name, in every part of the page, is asked for anew.
        onSuccess: () => reloadSaying(said.updated),
        onError: (error) => {
          const isSaid = 'full_name' in complaintsOf(error)
          toasts.error(said.updateFailed, isSaid ? undefined : error)
          if (isSaid) focusFirstInvalid()
        },
      },
    )
  }
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="font-serif text-section font-semibold">{said.personal}</h2>
      <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
        <Field label={said.fullName} error={complaintsOf(rename.error).full_name}>
          <TextInput
            name="full_name"
            autoComplete="name"
            maxLength={200}
            value={full_name}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Field label={said.email} hint={said.emailHint}>
          <TextInput type="email" readOnly value={profile.email} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          disabled={isUnchanged && !rename.isPending}
          busy={rename.isPending}
          busyText={said.updating}
        >
          {said.update}
        </Button>
      </form>
    </Card>
  )
}
