import type { Run } from '../../../../contract/kernel/hours.ts'
import { serverNow, type Told } from '../logic.ts'

/** Milliseconds since a timer was paused; 0 while it runs. */
export function pausedFor(told: Told, here: number): number {
  return told.paused_at ? Math.max(0, serverNow(told, here) - new Date(told.paused_at).getTime()) : 0
}

/** A timer that is paused, or runs on, from this moment of the device. */
export function turned<T extends Run>(timer: T, told: Pick<Told, 'now' | 'told_at'>, here: number): T {
  const to = new Date(serverNow(told, here)).toISOString()
  const { paused_at: from, pauses = [] } = timer
  if (!from) return { ...timer, paused_at: to }
  const isOver = new Date(to) > new Date(from)
  return { ...timer, paused_at: undefined, pauses: isOver ? [...pauses, { from, to }] : pauses }
}
