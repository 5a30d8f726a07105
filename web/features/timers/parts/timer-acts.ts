import type { QueryClient } from '@tanstack/react-query'
import type { useRouter } from '@tanstack/react-router'
import type { Timer } from '../../../../contract/timers.ts'
import { CallFailure, type FailureReason } from '../../../lib/failure.ts'
import { type SmallGesture, smallGesture } from '../../../lib/optimistic.ts'
import type { useConfirm } from '../../../ui/confirm.tsx'
import type { Toasts } from '../../../ui/toast.tsx'
import type { TimedNote } from '../api.ts'
import { elapsed, ranLong } from '../logic.ts'
import { starting, stopping, timerOf } from './api.ts'
import { createGate } from './gate.ts'
import { booked, acts as said, stopFirst } from './labels.ts'
import type { LongRun, Running } from './use-timer-desk.ts'
import { warn } from './warnings.ts'

/* What a person does with their one timer, with the questions that come with it. It comes after the start. */

export interface Tools {
  client: QueryClient
  toasts: Toasts
  confirm: ReturnType<typeof useConfirm>
  router: ReturnType<typeof useRouter>
  /** The timer as it is known at this moment. */
  running: () => Running | undefined
  /** Asks what to keep of a run that is too long to be booked unasked. */
  askOf: (run: LongRun) => void
}

const gate = createGate()

/** Starts a timer on a task, or stops the one that runs on it; asks before it stops another. */
export function toggle(tools: Tools, { id, title }: TimedNote): Promise<void> {
  const now = tools.running()
  return now?.note_id === id ? stop(tools) : gate(`start ${id}`, () => start(tools, { id, title }, now))
}

/** Stops the timer, wherever it runs. */
export function stop(tools: Tools): Promise<void> {
  return gate('stop', () => tryToStop(tools))
}

/** Starts a timer on a task; `first` is the one that has to be stopped for it. */
export async function start(tools: Tools, next: TimedNote, first?: Timer): Promise<void> {
  const { toasts } = tools
  if (first && !(await tools.confirm(stopFirst(first.note_title, next.title)))) return
  try {
    const started = await perform(tools, starting, { note: next, stop_running: first !== undefined })
    toasts.worked(said.startFailed)
    warn(started, tools)
  } catch (error) {
    const blocking = timerOf(error)
    if (blocking?.note_id === next.id && isBecause(error, 'timers.already_running')) return
    // It runs on another device, and this one had not heard of it.
    if (blocking && isBecause(error, 'timers.already_running')) return start(tools, next, blocking)
    if (blocking && isBecause(error, 'timers.ran_long')) return tools.askOf({ timer: blocking, next })
    toasts.error(said.startFailed, error)
  }
}

async function tryToStop(tools: Tools): Promise<void> {
  const { toasts } = tools
  const timer = tools.running()
  if (!timer) return
  if (ranLong(elapsed(timer, Date.now()))) return tools.askOf({ timer, next: undefined })
  try {
    const run = await perform(tools, stopping, {})
    toasts.success(booked(run.total_hours, timer.note_title), said.stopFailed)
    warn(run, tools)
  } catch (error) {
    if (isBecause(error, 'timers.ran_long')) return tools.askOf({ timer, next: undefined })
    toasts.error(said.stopFailed, error)
  }
}

function isBecause(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallFailure && error.reason === reason
}

/** A small gesture without a component that makes it. */
function perform<Args, Reply>({ client }: Tools, gesture: SmallGesture<Args, Reply>, args: Args) {
  return client.getMutationCache().build(client, smallGesture(client, gesture)).execute(args)
}
