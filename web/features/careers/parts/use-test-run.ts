import { useCallback, useEffect, useRef, useState } from 'react'
import type { TestAttempt } from '../../../../contract/careers.ts'
import { CallFailure, mayPass } from '../../../lib/failure.ts'
import { useSecond } from '../../../lib/now.ts'
import { answerQuestion, finishTest, resumeTest } from '../api.ts'
import { answersOf, placeToGoOn, secondsLeft } from '../logic.ts'
import { type AnswerState, createAnswerSender } from './answer-sender.ts'
import { changeApplication, currentApplication } from './kept-application.ts'
import { pause } from './pause.ts'
import { type AttemptState, keyOfAttempt } from './use-attempt.ts'

interface TestRun {
  /** The question on screen, from 0. */
  at: number
  goTo: (at: number) => void
  answers: Readonly<Record<string, number>>
  choose: (question_id: number, option_id: number) => void
  answerState: AnswerState
  /** Whole seconds by the server's clock. */
  left: number
  /** Ends the test once every answer has arrived; fails as the call does. */
  submit: () => Promise<void>
}

/** An answer on its way when the time is up still counts for a moment. */
const graceMilliseconds = 4000

/** The test while it runs: its answers, its clock and its end. */
export function useTestRun(attempt: TestAttempt, state: AttemptState): TestRun {
  const { ahead, setClock, ask, take, fail } = state
  const [answers, setAnswers] = useState(() => answersOf(attempt, currentApplication().pending))
  const [at, goTo] = useState(() => placeToGoOn(attempt, answers))
  const [answerState, setAnswerState] = useState<AnswerState>('saved')
  const [sender] = useState(() => senderOf({ setClock, setAnswerState, ask }))
  const left = secondsLeft(attempt.ends_at, ahead, useSecond())

  const choose = (question_id: number, option_id: number) => {
    setAnswers({ ...answers, [question_id]: option_id })
    changeApplication({ pending: { ...currentApplication().pending, [question_id]: option_id } })
    void sender.wake()
  }
  const isEnding = useRef(false)
  const runOut = useCallback(async () => {
    if (isEnding.current) return
    isEnding.current = true
    await Promise.race([sender.wake(), pause(graceMilliseconds)])
    await settled(take, fail)
    isEnding.current = false
  }, [sender, take, fail])
  const isOver = left === 0
  // After a reload, answers may wait that never arrived.
  useEffect(() => void (isOver ? runOut() : sender.wake()), [isOver, runOut, sender])
  const submit = async () => {
    await sender.wake()
    const key = keyOfAttempt()
    if (!key) return
    await finishTest(key)
    take(await resumeTest(key))
  }
  return { at, goTo, answers, choose, answerState, left, submit }
}

type Ends = Pick<AttemptState, 'setClock' | 'ask'> & { setAnswerState: (state: AnswerState) => void }

function senderOf({ setClock, setAnswerState, ask }: Ends) {
  return createAnswerSender({
    pending: () => currentApplication().pending,
    send: async (question_id, option_id) => {
      const key = keyOfAttempt()
      if (key) setClock((await answerQuestion(key, question_id, option_id)).now)
    },
    onKept: (question_id, option_id) => {
      const { [question_id]: sent, ...others } = currentApplication().pending
      if (sent === option_id) changeApplication({ pending: others })
    },
    onState: setAnswerState,
    onRefused: () => {
      changeApplication({ pending: {} })
      void ask()
    },
    pause,
  })
}

/** Asks until the server has an answer: it has ended the test, or our clock was wrong and there is time left. */
async function settled(take: AttemptState['take'], fail: AttemptState['fail']): Promise<void> {
  for (let key = keyOfAttempt(); key; key = keyOfAttempt()) {
    try {
      const found = await resumeTest(key)
      const isOver = Date.parse(found.now) >= Date.parse(found.ends_at)
      if (found.finished_at !== null || !isOver) return take(found)
      await finishTest(key)
      return take(await resumeTest(key))
    } catch (error) {
      const isBusy = error instanceof CallFailure && error.kind === 'too_many'
      if (!mayPass(error) && !isBusy) return fail(error)
      await pause(2000)
    }
  }
}
