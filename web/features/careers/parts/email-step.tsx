import { useState } from 'react'
import * as z from 'zod/mini'
import { applicantEmail } from '../../../../contract/careers.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { formWords, portalWords, said } from '../labels.ts'
import { changeApplication, useApplication } from './kept-application.ts'
import { focusFirstInvalid, StepCard } from './step-card.tsx'

/** Step 0: where the firm can write to. */
export function EmailStep() {
  const { email } = useApplication()
  const [isWrong, setWrong] = useState(false)
  const toasts = useToasts()
  const submit = () => {
    const given = z.safeParse(applicantEmail, email)
    setWrong(!given.success)
    if (!given.success) return focusFirstInvalid()
    changeApplication({ email: given.data, step: 1 })
    toasts.success(said.emailDone)
  }
  return (
    <StepCard
      title={formWords.emailTitle}
      lead={formWords.emailLead}
      onSubmit={submit}
      goOn={{ children: portalWords.goOn }}
    >
      <Field label={formWords.email} required error={isWrong ? said.emailWrong : undefined}>
        <TextInput
          type="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          value={email}
          onChange={(event) => {
            setWrong(false)
            changeApplication({ email: event.target.value })
          }}
        />
      </Field>
    </StepCard>
  )
}
