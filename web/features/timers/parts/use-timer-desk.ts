import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { Timer } from '../../../../contract/timers.ts'
import { CallFailure, type FailureReason } from '../../../lib/failure.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { type TimedNote, timerOf, timerQuery, useStartTimer, useStopTimer } from '../api.ts'
import { booked, said, stopFirst } from '../labels.ts'
import { createGate, elapsed, ranLong, type Told } from '../logic.ts'

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
interface LongRun {
  timer: Timer
  next: TimedNote | undefined
}

/** Everything a person can do with their one timer, with the questions that come with it. */
export function useTimerDesk() {
  const { data } = useQuery(timerQuery)
  const [longRun, setLongRun] = useState<LongRun>()
  const running = useMemo<Running | undefined>(
    () => (data?.timer ? { ...data.timer, now: data.now, told_at: data.told_at } : undefined),
    [data],
  )
  const latest = useRef(running)
  latest.current = running
  const [gate] = useState(createGate)
  const tryToStart = useTryToStart(setLongRun)
  const tryToStop = useTryToStop(latest, setLongRun)
  // The same for as long as the page lives: a card is not drawn again because a timer runs elsewhere.
  const actions = useMemo<Omit<TimerDesk, 'running'>>(
    () => ({
      toggle: ({ id, title }) => {
        const now = latest.current
        void (now?.note_id === id
          ? gate('stop', tryToStop)
          : gate(`start ${id}`, () => tryToStart({ id, title }, now)))
      },
      stop: () => void gate('stop', tryToStop),
    }),
    [gate, tryToStart, tryToStop],
  )
  const desk = useMemo<TimerDesk>(() => ({ running, ...actions }), [running, actions])
  const settleLongRun = (isOver: boolean) => {
    setLongRun(undefined)
    if (isOver && longRun?.next) void tryToStart(longRun.next, undefined)
  }
  return { desk, longRun, settleLongRun }
}

type SetLongRun = (run: LongRun) => void

function useTryToStart(setLongRun: SetLongRun) {
  const toasts = useToasts()
  const confirm = useConfirm()
  const { mutateAsync: start } = useStartTimer()
  const tryToStart = useCallback(
    async (next: TimedNote, first: Timer | undefined): Promise<void> => {
      if (first && !(await confirm(stopFirst(first.note_title, next.title)))) return
      try {
        await start({ note: next, stop_running: first !== undefined })
        toasts.worked(said.startFailed)
      } catch (error) {
        const blocking = timerOf(error)
        if (blocking?.note_id === next.id && isBecause(error, 'timers.already_running')) return
        // It runs on another device, and this one had not heard of it.
        if (blocking && isBecause(error, 'timers.already_running')) return tryToStart(next, blocking)
        if (blocking && isBecause(error, 'timers.ran_long')) return setLongRun({ timer: blocking, next })
        toasts.error(said.startFailed, error)
      }
    },
    [confirm, start, toasts, setLongRun],
  )
  return tryToStart
}

function useTryToStop(latest: { readonly current: Running | undefined }, setLongRun: SetLongRun) {
  const toasts = useToasts()
  const { mutateAsync: stop } = useStopTimer()
  return useCallback(async (): Promise<void> => {
    const now = latest.current
    if (!now) return
    if (ranLong(elapsed(now, Date.now()))) return setLongRun({ timer: now, next: undefined })
    try {
      toasts.success(booked((await stop({})).total_hours, now.note_title), said.stopFailed)
    } catch (error) {
      if (isBecause(error, 'timers.ran_long')) return setLongRun({ timer: now, next: undefined })
      toasts.error(said.stopFailed, error)
    }
  }, [latest, stop, toasts, setLongRun])
}

function isBecause(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallFailure && error.reason === reason
}
