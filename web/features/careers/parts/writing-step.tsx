import { useState } from 'react'
import { type WritingQuestion, writingQuestions } from '../../../../contract/career-application.ts'
import { charactersOf, isDetailed } from '../../../../contract/career-rules.ts'
import { applicantLimits } from '../../../../contract/careers.ts'
import { shownSentences } from '../../../../contract/kernel/shown-reasons.ts'
import { leastWriting } from '../../../../contract/limits.ts'
import { Alert } from '../../../ui/alert.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { endWords, portalWords, said, stepNames, writingLabel } from '../labels.ts'
import { cleanText } from '../logic.ts'
import { changeApplication, useApplication } from './kept-application.ts'
import { focusFirstInvalid, Problem, StepCard } from './step-card.tsx'

/** Step 4: two questions that are answered in writing, counted as people count characters. */
export function WritingStep({ firm }: { firm: string }) {
  const application = useApplication()
  const [problem, setProblem] = useState<string>()
  const toasts = useToasts()
  const isWrong = (name: WritingQuestion) => problem !== undefined && !isDetailed(application[name])
  const submit = () => {
    const found = complaintOf(writingQuestions.map((name) => application[name]))
    setProblem(found)
    if (found) return focusFirstInvalid()
    changeApplication({ step: 5 })
    toasts.success(said.writingDone)
  }
  return (
    <StepCard
      title={stepNames[4]}
      lead={endWords.writingLead}
      onSubmit={submit}
      goOn={{ children: portalWords.goOn }}
    >
      {application.ran_out && <Alert tone="info">{shownSentences['careers.time_is_up']}</Alert>}
      <Problem said={problem} />
      {writingQuestions.map((name) => (
        <Field
          key={name}
          label={writingLabel[name](firm)}
          required
          aside={<Count text={application[name]} />}
        >
          <Textarea
            rows={6}
            name={name}
            maxLength={applicantLimits.answer}
            aria-invalid={isWrong(name) || undefined}
            value={application[name]}
            onChange={(event) => changeApplication({ [name]: cleanText(event.target.value) })}
          />
        </Field>
      ))}
    </StepCard>
  )
}

function Count({ text }: { text: string }) {
  const count = charactersOf(text)
  return (
    <span
      className={cx(
        'whitespace-nowrap tabular-nums',
        count >= leastWriting && 'font-semibold text-st-green-fg',
      )}
    >
      {endWords.written(count)}
      <span className="sr-only">{endWords.characters}</span>
    </span>
  )
}

function complaintOf(answers: readonly string[]): string | undefined {
  if (answers.some((text) => charactersOf(text) === 0)) return said.writingMissing
  return answers.every(isDetailed) ? undefined : said.writingShort
}
