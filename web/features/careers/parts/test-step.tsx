import { CloudCheck, CloudOff, Timer } from 'lucide-react'
import { useState } from 'react'
import type { TestAttempt } from '../../../../contract/careers.ts'
import { shownSentences } from '../../../../contract/kernel/shown-reasons.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { locale } from '../../../lib/locale.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Loading, Spinner } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { answerWords, portalWords, said, stepNames, testWords } from '../labels.ts'
import { minutesAndSeconds, timeAnnounced } from '../logic.ts'
import type { AnswerState } from './answer-sender.ts'
import { changeApplication } from './kept-application.ts'
import { Problem, StepCard } from './step-card.tsx'
import type { AttemptState } from './use-attempt.ts'
import { useTestRun } from './use-test-run.ts'

/** Step 3: the test, or how it comes that it is not there yet. */
export function TestStep({ state }: { state: AttemptState }) {
  const { attempt, failure, ask } = state
  if (attempt && attempt.questions.length > 0) {
    return <RunningTest key={attempt.attempt_id} attempt={attempt} state={state} />
  }
  return (
    <StepCard title={stepNames[3]}>
      {failure ? (
        <ErrorState title={testWords.loadFailed} reason={sentenceOf(failure)} onRetry={() => void ask()} />
      ) : (
        <Loading label={testWords.loading} />
      )}
    </StepCard>
  )
}

/** The server does not know this device's test: what was typed stays, and the test is begun again. */
export function UnknownAttempt({ onAgain }: { onAgain: () => void }) {
  const again = () => {
    changeApplication({ step: 2, token: null, attempt_id: null, pending: {}, key: null })
    onAgain()
  }
  return (
    <StepCard title={portalWords.unknownTitle} onSubmit={again} goOn={{ children: portalWords.startAgain }}>
      <Problem said={shownSentences['careers.attempt_unknown']} />
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
      title={stepNames[3]}
      lead={locale === 'bn' && testWords.questionsInEnglish}
      aside={<Countdown left={run.left} />}
      onSubmit={next}
      actions={
        <>
          <AnswerStatus state={run.answerState} />
          <Button disabled={run.at === 0 || isOver} onClick={() => goOn(() => run.goTo(run.at - 1))}>
            {testWords.previous}
          </Button>
        </>
      }
      goOn={{ children: isLast ? testWords.submit : testWords.next, busy, disabled: isOver }}
    >
      <QuestionTitle key={question.id} at={run.at} count={attempt.questions.length} />
      <Problem said={problem} />
      {isOver && <Alert tone="info">{testWords.over}</Alert>}
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
    // The bank of questions is in English, whatever the page is in.
    <div lang="en">
      <RadioGroup
        label={<span className="mb-2 block text-card text-ink">{question.question}</span>}
        look="rows"
        value={chosen === undefined ? null : String(chosen)}
        options={question.options.map(({ id, text }) => ({ value: String(id), label: text, disabled }))}
        onValueChange={(option) => onChoose(Number(option))}
      />
    </div>
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
      {testWords.question(at + 1, count)}
    </h3>
  )
}

let shown: number | undefined

function focusOnTurn(node: HTMLElement | null, at: number): void {
  if (node && shown !== undefined && shown !== at) node.focus()
  if (node) shown = at
}

/** The time that is left as m:ss; a screen reader hears of it at 10, 5 and 1 minutes only. */
function Countdown({ left }: { left: number }) {
  return (
    <>
      <p
        role="timer"
        aria-live="off"
        aria-label={testWords.timeLeft}
        className={cx(
          'flex h-9 shrink-0 items-center gap-2 rounded-full px-3.5 text-card font-semibold tabular-nums',
          left > 300 && 'bg-sunken text-ink',
          left <= 300 && left > 60 && 'bg-st-yellow-bg text-st-yellow-fg',
          left <= 60 && 'bg-st-red-bg text-st-red-fg',
        )}
      >
        <Timer aria-hidden="true" className="size-[18px]" />
        {minutesAndSeconds(left)}
      </p>
      <p role="status" className="sr-only">
        {timeAnnounced(left)}
      </p>
    </>
  )
}

const answerIcons = {
  saved: <CloudCheck aria-hidden="true" className="size-4" />,
  saving: <Spinner />,
  waiting: <CloudOff aria-hidden="true" className="size-4 shrink-0" />,
}

/** Whether every answer is with the server; said politely when it changes. */
function AnswerStatus({ state }: { state: AnswerState }) {
  return (
    <p
      role="status"
      className={cx(
        'mr-auto flex min-h-5 items-center gap-1.5 text-meta',
        state === 'waiting' ? 'font-semibold text-st-yellow-fg' : 'text-ink-3',
      )}
    >
      {answerIcons[state]}
      {answerWords[state]}
    </p>
  )
}
