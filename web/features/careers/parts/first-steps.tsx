import { useState } from 'react'
import * as z from 'zod/mini'
import { type Position, positions } from '../../../../contract/career-positions.ts'
import { applicantEmail } from '../../../../contract/careers.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { formWords, portalWords, requirements, said, salaryLabels, stepNames } from '../labels.ts'
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

const options = positions.map((value) => ({
  value,
  label: <span className="block text-card font-semibold">{positionLabels[value]}</span>,
  hint: <Terms position={value} />,
}))

/** Step 1: what is applied for. */
export function PositionStep() {
  const { position } = useApplication()
  const go = () => {
    if (position !== null) changeApplication({ step: 2 })
  }
  return (
    <StepCard
      title={stepNames[1]}
      lead={formWords.positionLead}
      onSubmit={go}
      goOn={{ children: portalWords.goOn, disabled: position === null }}
    >
      <RadioGroup
        label={formWords.position}
        hideLabel
        look="cards"
        options={options}
        value={position}
        onValueChange={(chosen) => changeApplication({ position: chosen })}
      />
    </StepCard>
  )
}

/** What is paid and what is asked for; spans, since a label holds no lists. */
function Terms({ position }: { position: Position }) {
  const salary = salaryLabels[position]
  return (
    <>
      {salary && (
        <span className="mt-0.5 block text-secondary font-semibold text-ink tabular-nums">{salary}</span>
      )}
      <span className="mt-2 block border-t border-border-strong/60 pt-2">
        <span className="sr-only">{formWords.requirements}</span>
        {requirements[position].map((one) => (
          <span key={one} className="relative mt-0.5 block pl-3.5 text-secondary">
            <span
              aria-hidden="true"
              className="absolute top-2 left-0 size-1.5 rounded-full bg-border-strong"
            />
            {one}
          </span>
        ))}
      </span>
    </>
  )
}
