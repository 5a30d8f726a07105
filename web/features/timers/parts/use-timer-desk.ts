import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { Timer } from '../../../../contract/timers.ts'
import { useAfterStart } from '../../../lib/after-start.ts'
import { notSaved } from '../../../lib/labels.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { type TimedNote, timerQuery } from '../api.ts'
import type { Told } from '../logic.ts'
import type { Tools } from './timer-acts.ts'

// Not needed for the first paint, nor often within the first seconds.
const loadActs = () => import('./timer-acts.ts')
const loadActsAhead = () => void loadActs().catch(() => undefined)
type Acts = Awaited<ReturnType<typeof loadActs>>

export type Running = Timer & Told

export interface TimerDesk {
  /** The running timer; undefined while none runs or none is known. */
  running: Running | undefined
  /** Starts a timer on a task, or stops the one that runs on it; asks before it stops another. */
  toggle: (note: TimedNote) => void
  /** Stops the running one, wherever it runs. */
  stop: () => void
}

/** A run that is too long to be booked unasked, and the task that waits for its end. */
export interface LongRun {
  timer: Timer
  next: TimedNote | undefined
}

/** Everything a person can do with their one timer. */
export function useTimerDesk() {
  const { data } = useQuery(timerQuery)
  const [longRun, setLongRun] = useState<LongRun>()
  const running = useMemo<Running | undefined>(
    () => (data?.timer ? { ...data.timer, now: data.now, told_at: data.told_at } : undefined),
    [data],
  )
  const latest = useRef(running)
  latest.current = running
  const act = useActs({ running: () => latest.current, askOf: setLongRun })
  // The same for as long as the page lives: a card is not drawn again because a timer runs elsewhere.
  const actions = useMemo<Omit<TimerDesk, 'running'>>(
    () => ({
      toggle: (note) => act((acts, tools) => acts.toggle(tools, note)),
      stop: () => act((acts, tools) => acts.stop(tools)),
    }),
    [act],
  )
  const desk = useMemo<TimerDesk>(() => ({ running, ...actions }), [running, actions])
  const settleLongRun = (isOver: boolean) => {
    setLongRun(undefined)
    const next = isOver && longRun?.next
    if (next) act((acts, tools) => acts.start(tools, next))
  }
  return { desk, longRun, settleLongRun }
}

type Act = (run: (acts: Acts, tools: Tools) => Promise<void>) => void

/** Does something with the timer; the same function as long as the page lives. */
function useActs(desk: Pick<Tools, 'running' | 'askOf'>): Act {
  const client = useQueryClient()
  const toasts = useToasts()
  const confirm = useConfirm()
  const router = useRouter()
  const [own] = useState(desk)
  useAfterStart(loadActsAhead)
  return useMemo<Act>(() => {
    const tools = { client, toasts, confirm, router, ...own }
    return (run) =>
      void loadActs().then(
        (acts) => run(acts, tools),
        (error: unknown) => toasts.error(notSaved, error),
      )
  }, [client, toasts, confirm, router, own])
}
