import { useState } from 'react'
import type { ApplicationData } from '../../../../contract/careers.ts'
import { CallFailure, mayPass } from '../../../lib/failure.ts'
import { newId } from '../../../lib/new-id.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { resumeTest, sendApplication } from '../api.ts'
import { said } from '../labels.ts'
import { changeApplication, completeApplication, currentApplication } from './kept-application.ts'
import { isUnknownAttempt, keyOfAttempt } from './use-attempt.ts'

interface Submission {
  sending: boolean
  /** How much has been sent, from 0 to 1. */
  progress: number
  /** The connection broke, and it is being sent once more. */
  isSecondTry: boolean
  send: (resume: File) => void
}

/** Sends the application, once more by itself when the connection breaks; under its one key it is made once. */
export function useSubmission(onUnknown: (error: unknown) => void): Submission {
  const [progress, setProgress] = useState<number>()
  const [isSecondTry, setSecondTry] = useState(false)
  const toasts = useToasts()
  const complain = (error: unknown) => {
    if (isUnknownAttempt(error)) return onUnknown(error)
    const wasRefused = error instanceof CallFailure && !mayPass(error)
    toasts.error(wasRefused ? said.sendFailed : said.sendBroke, error)
  }
  const send = (resume: File) => {
    if (progress !== undefined) return
    setProgress(0)
    let sent = 0
    const follow = (share: number) => {
      // It began again: the upload makes one second try of its own.
      if (share < sent) setSecondTry(true)
      sent = share
      setProgress(share)
    }
    void sendOnce(resume, follow)
      .then(() => {
        toasts.worked(said.sendBroke)
        toasts.success(said.sendDone, said.sendFailed)
        completeApplication()
      }, complain)
      .finally(() => {
        setProgress(undefined)
        setSecondTry(false)
      })
  }
  return { sending: progress !== undefined, progress: progress ?? 0, isSecondTry, send }
}

async function sendOnce(resume: File, onProgress: (share: number) => void): Promise<void> {
  const attempt = keyOfAttempt()
  const { key: kept, email, position, full_name, phone, motivation, ...written } = currentApplication()
  if (!attempt || position === null) throw new Error('There is no test to send')
  const idempotencyKey = kept ?? newId()
  changeApplication({ key: idempotencyKey })
  const { whyJoinTRW, thoughtsOnTRW } = written
  const data: ApplicationData = {
    ...attempt,
    fullName: full_name,
    email,
    phone,
    position,
    motivation,
    paragraphAnswers: { whyJoinTRW, thoughtsOnTRW },
  }
  try {
    await sendApplication(data, resume, { idempotencyKey, onProgress })
  } catch (error) {
    if (!mayBeThere(error)) throw error
    if ((await resumeTest(attempt)).is_sent) return
    // Another file was chosen since the key was first used; nothing was made under it.
    changeApplication({ key: null })
    throw error
  }
}

/** Refusals that an application of this very attempt may be the reason for: an answer was lost on its way here. */
function mayBeThere(error: unknown): boolean {
  return error instanceof CallFailure && ['careers.attempt_used', 'request.key_reused'].includes(error.reason)
}
