import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Timer } from '../../../../contract/timers.ts'
import { useAfterStart } from '../../../lib/after-start.ts'
import { notSaved } from '../../../lib/labels.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { type TimedNote, timerQuery } from '../api.ts'
import type { Told } from '../logic.ts'
import type { Tools } from './timer-acts.tsx'

// Not needed for the first paint, nor often within the first seconds.
const loadActs = () => import('./timer-acts.tsx')
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
  /** Opens what says what the running one is about. */
  describe: () => void
}

/** Everything a person can do with their one timer, and the dialog that this opened. */
export function useTimerDesk() {
  const { data } = useQuery(timerQuery)
  const [dialog, show] = useState<ReactNode>()
  const running = useMemo<Running | undefined>(
    () => (data?.timer ? { ...data.timer, now: data.now, told_at: data.told_at } : undefined),
    [data],
  )
  const latest = useRef(running)
  latest.current = running
  const act = useActs({ running: () => latest.current, show })
  // The same for as long as the page lives: a card is not drawn again because a timer runs elsewhere.
  const actions = useMemo<Omit<TimerDesk, 'running'>>(
    () => ({
      toggle: (note) => act((acts, tools) => acts.toggle(tools, note)),
      stop: () => act((acts, tools) => acts.stop(tools)),
      describe: () => act((acts, tools) => acts.describe(tools)),
    }),
    [act],
  )
  const desk = useMemo<TimerDesk>(() => ({ running, ...actions }), [running, actions])
  return { desk, dialog }
}

type Act = (run: (acts: Acts, tools: Tools) => Promise<void>) => void

/** Does something with the timer; the same function as long as the page lives. */
function useActs(desk: Pick<Tools, 'running' | 'show'>): Act {
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
