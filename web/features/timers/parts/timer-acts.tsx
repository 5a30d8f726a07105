import type { QueryClient } from '@tanstack/react-query'
import type { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Timer } from '../../../../contract/timers.ts'
import { CallFailure, type FailureReason } from '../../../lib/failure.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { type SmallGesture, smallGesture } from '../../../lib/optimistic.ts'
import type { useConfirm } from '../../../ui/confirm.tsx'
import type { Toasts } from '../../../ui/toast.tsx'
import type { TimedNote } from '../api.ts'
import { elapsed, ranLong } from '../logic.ts'
import { starting, stopping, timerOf } from './api.ts'
import { createGate } from './gate.ts'
import { booked, acts as said, stopFirst } from './labels.ts'
import type { Running } from './use-timer-desk.ts'
import { warn } from './warnings.ts'

/* What a person does with their one timer, with the questions that come with it. It comes after the start. */

export interface Tools {
  client: QueryClient
  toasts: Toasts
  confirm: ReturnType<typeof useConfirm>
  router: ReturnType<typeof useRouter>
  /** The timer as it is known at this moment. */
  running: () => Running | undefined
  /** Puts a dialog over the page, or takes it away. */
  show: (dialog?: ReactNode) => void
}

const LongRunDialog = laterPart(() => import('./long-run-dialog.tsx'), 'LongRunDialog')
const DescribeDialog = laterPart(() => import('./describe-dialog.tsx'), 'DescribeDialog')

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

/** Says what the timer is about, in a dialog. */
export function describe({ running, show }: Tools): Promise<void> {
  const timer = running()
  if (timer) show(<DescribeDialog timer={timer} onClose={() => show()} />)
  return Promise.resolve()
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
    if (blocking && isBecause(error, 'timers.ran_long')) return askOf(tools, blocking, next)
    toasts.error(said.startFailed, error)
  }
}

async function tryToStop(tools: Tools): Promise<void> {
  const { toasts } = tools
  const timer = tools.running()
  if (!timer) return
  if (ranLong(elapsed(timer, Date.now()))) return askOf(tools, timer)
  try {
    const run = await perform(tools, stopping, {})
    toasts.success(booked(run.total_hours, timer.note_title), said.stopFailed)
    warn(run, tools)
  } catch (error) {
    if (isBecause(error, 'timers.ran_long')) return askOf(tools, timer)
    toasts.error(said.stopFailed, error)
  }
}

/** Asks what to keep of a run that is too long to be booked unasked; then the task that waits for its end has its timer. */
function askOf(tools: Tools, timer: Timer, next?: TimedNote): void {
  const settle = (isOver: boolean) => {
    tools.show()
    if (isOver && next) void start(tools, next)
  }
  tools.show(<LongRunDialog key={timer.id} timer={timer} onClose={settle} />)
}

function isBecause(error: unknown, reason: FailureReason): boolean {
  return error instanceof CallFailure && error.reason === reason
}

/** A small gesture without a component that makes it. */
function perform<Args, Reply>({ client }: Tools, gesture: SmallGesture<Args, Reply>, args: Args) {
  return client.getMutationCache().build(client, smallGesture(client, gesture)).execute(args)
}
