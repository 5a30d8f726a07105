import { useCallback, useEffect, useRef, useState } from 'react'
import type { TestAttempt } from '../../../../contract/careers.ts'
import { CallFailure } from '../../../lib/failure.ts'
import { eventsOf, useSubscription } from '../../../lib/subscription.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { type AttemptKey, resumeTest, startTest } from '../api.ts'
import { said } from '../labels.ts'
import { clockAhead } from '../logic.ts'
import {
  changeApplication,
  completeApplication,
  currentApplication,
  useApplication,
} from './kept-application.ts'

export interface AttemptState {
  attempt: TestAttempt | undefined
  /** By how many milliseconds the server's clock is ahead of ours. */
  ahead: number
  failure: unknown
  /** Starts the test with what was typed; fails as the call does. */
  begin: (website: string) => Promise<void>
  /** Asks the server how the attempt stands, and follows it. */
  ask: () => Promise<void>
  /** Takes in how the attempt stands, and goes on where it has ended or was sent. */
  take: (attempt: TestAttempt) => void
  /** Sets our clock by the server's. */
  setClock: (now: string) => void
  fail: (error: unknown) => void
}

/** The attempt of this device, asked for again after a reload, a lost connection and a rest of the screen. */
export function useAttempt(): AttemptState {
  const [held, setHeld] = useState<{ attempt?: TestAttempt; ahead: number }>({ ahead: 0 })
  const [failure, fail] = useState<unknown>()
  const { attempt_id } = useApplication()
  const known = useRef<string | null>(null)
  const toasts = useToasts()
  const take = useCallback(
    (attempt: TestAttempt) => {
      setHeld({ attempt, ahead: clockAhead(attempt.now, new Date()) })
      fail(undefined)
      if (goOn(attempt)) toasts.success(said.testDone)
    },
    [toasts],
  )
  const ask = useCallback(async () => {
    const key = keyOfAttempt()
    if (key) await resumeTest(key).then(take, fail)
  }, [take])
  useEffect(() => {
    // After a reload, and when another tab has begun a test.
    if (known.current !== attempt_id) look(ask)
    known.current = attempt_id
  }, [attempt_id, ask])
  useSubscription(subscribeToReturns, () => look(ask))
  const begin = async (website: string) => {
    const attempt = await started(website)
    known.current = attempt.attempt_id
    changeApplication({ attempt_id: attempt.attempt_id, token: attempt.token, pending: {}, step: 3 })
    take(attempt)
  }
  const setClock = useCallback((now: string) => {
    setHeld((before) => ({ ...before, ahead: clockAhead(now, new Date()) }))
  }, [])
  return { attempt: held.attempt, ahead: held.ahead, failure, begin, ask, take, setClock, fail }
}

const subscribeToReturns = eventsOf(window, 'online', 'visibilitychange')

function look(ask: () => Promise<void>): void {
  const { step } = currentApplication()
  if (!document.hidden && step >= 3 && step < 6) void ask()
}

/** What says that the attempt is this device's; undefined before there is one. */
export function keyOfAttempt(): AttemptKey | undefined {
  const { attempt_id, token } = currentApplication()
  return attempt_id !== null && token !== null ? { attempt_id, token } : undefined
}

/** Whether the failure says that the server does not know this device's attempt. */
export function isUnknownAttempt(failure: unknown): boolean {
  return failure instanceof CallFailure && failure.reason === 'careers.attempt_unknown'
}

/** Goes on to the writing after the end of the test, and to the end of all once it was sent. */
function goOn({ is_sent, finished_at, ends_at }: TestAttempt): boolean {
  if (is_sent) completeApplication()
  if (is_sent || finished_at === null || currentApplication().step !== 3) return false
  changeApplication({ step: 4, pending: {}, ran_out: Date.parse(finished_at) >= Date.parse(ends_at) })
  return true
}

async function started(website: string, again = false): Promise<TestAttempt> {
  const { email, position, full_name, phone, motivation, token: kept } = currentApplication()
  const token = kept ?? newToken()
  changeApplication({ token })
  const draft = { fullName: full_name, email, phone, position: position ?? 'intern', motivation, website }
  try {
    return await startTest({ ...draft, token })
  } catch (error) {
    // Its answer was lost, and the form was changed since: that other start is nobody's.
    const isOther = error instanceof CallFailure && error.reason === 'careers.another_applicant'
    if (!isOther || again) throw error
    changeApplication({ token: null })
    return started(website, true)
  }
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
