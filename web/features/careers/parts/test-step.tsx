import { useState } from 'react'
import type { TestAttempt } from '../../../../contract/careers.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { said } from '../labels.ts'
import { AnswerStatus } from './answer-status.tsx'
import { Countdown } from './countdown.tsx'
import { StepCard } from './step-card.tsx'
import type { AttemptState } from './use-attempt.ts'
import { useTestRun } from './use-test-run.ts'

const title = 'Critical Analysis Test'

/** Step 3: the test, or how it comes that it is not there yet. */
export function TestStep({ state }: { state: AttemptState }) {
  const { attempt, failure, ask } = state
  if (attempt && attempt.questions.length > 0) {
    return <RunningTest key={attempt.attempt_id} attempt={attempt} state={state} />
  }
  return (
    <StepCard title={title}>
      {failure ? (
        <ErrorState
          title="Your test could not be loaded"
          reason={sentenceOf(failure)}
          onRetry={() => void ask()}
        />
      ) : (
        <Loading label="Loading your test..." />
      )}
    </StepCard>
  )
}

function RunningTest({ attempt, state }: { attempt: TestAttempt; state: AttemptState }) {
  const run = useTestRun(attempt, state)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const question = attempt.questions[run.at]
  if (!question) return null
  const isLast = run.at === attempt.questions.length - 1
  const isOver = run.left === 0
  const chosen = run.answers[question.id]
  const goOn = (act: () => void) => {
    setProblem(undefined)
    act()
  }
  const next = () => {
    if (chosen === undefined) return setProblem(said.answerMissing)
    if (!isLast) return goOn(() => run.goTo(run.at + 1))
    setBusy(true)
    setProblem(undefined)
    void run
      .submit()
      .catch((error: unknown) => setProblem(sentenceOf(error)))
      .finally(() => setBusy(false))
  }
  return (
    <StepCard
      title={title}
      aside={<Countdown left={run.left} />}
      onSubmit={next}
      actions={
        <>
          <AnswerStatus state={run.answerState} />
          <Button disabled={run.at === 0 || isOver} onClick={() => goOn(() => run.goTo(run.at - 1))}>
            Previous
          </Button>
          <Button variant="primary" type="submit" busy={busy} disabled={isOver}>
            {isLast ? 'Submit Test' : 'Next Question'}
          </Button>
        </>
      }
    >
      <QuestionTitle key={question.id} at={run.at} count={attempt.questions.length} />
      {problem && (
        <Alert tone="destructive" title="Error">
          {problem}
        </Alert>
      )}
      {isOver && <Alert tone="info">The time is up. Your answers are being counted.</Alert>}
      <Options
        key={`options ${question.id}`}
        question={question}
        chosen={chosen}
        disabled={isOver}
        onChoose={(option) => goOn(() => run.choose(question.id, option))}
      />
    </StepCard>
  )
}

interface OptionsProps {
  question: TestAttempt['questions'][number]
  chosen: number | undefined
  disabled: boolean
  onChoose: (option_id: number) => void
}

function Options({ question, chosen, disabled, onChoose }: OptionsProps) {
  return (
    <RadioGroup
      label={<span className="mb-2 block text-card text-ink">{question.question}</span>}
      look="rows"
      value={chosen === undefined ? null : String(chosen)}
      options={question.options.map(({ id, text }) => ({ value: String(id), label: text, disabled }))}
      onValueChange={(option) => onChoose(Number(option))}
    />
  )
}

/** Which question it is; takes the focus when it is not the first that the page shows. */
function QuestionTitle({ at, count }: { at: number; count: number }) {
  return (
    <h3
      ref={(node) => focusOnTurn(node, at)}
      tabIndex={-1}
      className="rounded-sm text-secondary font-semibold text-ink-2 tabular-nums outline-offset-4"
    >
      Question {at + 1} of {count}
    </h3>
  )
}

let shown: number | undefined

function focusOnTurn(node: HTMLElement | null, at: number): void {
  if (node && shown !== undefined && shown !== at) node.focus()
  if (node) shown = at
}
