import type { QueryClient } from '@tanstack/react-query'
import type { In, InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import * as calls from '../../../../contract/timers.ts'
import { call } from '../../../lib/client.ts'
import { CallFailure } from '../../../lib/failure.ts'
import { type SmallGesture, useSmallGesture } from '../../../lib/optimistic.ts'
import { useWrite } from '../../../lib/query.ts'
import { type TimedNote, timerQuery } from '../api.ts'
import { turned } from './pauses.ts'

const topics = ['timer', 'notes'] as const

type Start = { note: TimedNote; stop_running: boolean }

/** Starts a timer, shown at once; `stop_running` ends one that runs already. */
export const starting: SmallGesture<Start, ReplyOf<typeof calls.startTimer>> = {
  run: ({ note, stop_running }) =>
    call(calls.startTimer, { body: { note_id: note.id, ...(stop_running && { stop_running }) } }),
  show: ({ note }, client) =>
    show(client, {
      id: note.id,
      note_id: note.id,
      note_title: note.title,
      started_at: new Date().toISOString(),
    }),
  topics,
}

export type HowToStop = InputOf<typeof calls.stopTimer>['body']

/** Stops the running timer, shown at once, and answers what was booked. */
export const stopping: SmallGesture<HowToStop, calls.TimeRecord> = {
  run: (body) => call(calls.stopTimer, { body }),
  show: (_, client) => show(client, null),
  topics,
}
export const useStopTimer = () => useSmallGesture(stopping)

/** Pauses the running timer, or lets it run on. */
export function useTurnTimer() {
  return useSmallGesture<{ pauses: boolean }, { timer: calls.Timer }>({
    run: ({ pauses }) => call(pauses ? calls.pauseTimer : calls.resumeTimer, { body: {} }),
    show: (_, client) =>
      client.setQueryData(timerQuery.queryKey, (told) =>
        told?.timer ? { ...told, timer: turned(told.timer, told, Date.now()) } : told,
      ),
    topics: ['timer'],
  })
}

/** Says what the running timer is about. */
export function useDescribeTimer() {
  return useWrite({
    run: (body: In<(typeof calls.describeTimer)['body']>) => call(calls.describeTimer, { body }),
    topics: ['timer'],
  })
}

/** Ends the running timer and books nothing. */
export function useDiscardTimer() {
  return useSmallGesture<void, undefined>({
    run: () => call(calls.discardTimer, { body: {} }),
    show: (_, client) => show(client, null),
    topics,
  })
}

type ManualTime = InputOf<typeof calls.saveTime>['body']

/** Books a start and an end that were entered by hand. */
export function useSaveTime() {
  return useWrite<ManualTime, calls.TimeRecord>({
    run: (body, idempotencyKey) => call(calls.saveTime, { body }, { idempotencyKey }),
    topics,
  })
}

/** The timer that a refusal to start or to stop names, if it does. */
export function timerOf(error: unknown): calls.Timer | undefined {
  return error instanceof CallFailure && isTimer(error.current) ? error.current : undefined
}

/** Guaranteed by the refusals of timers, which name nothing else that has a note. */
function isTimer(current: unknown): current is calls.Timer {
  return typeof current === 'object' && current !== null && 'note_id' in current && 'started_at' in current
}

function show(client: QueryClient, timer: calls.Timer | null): void {
  const told_at = Date.now()
  client.setQueryData(timerQuery.queryKey, { timer, now: new Date(told_at).toISOString(), told_at })
}
