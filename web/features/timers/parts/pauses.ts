import { serverNow, type Told } from '../logic.ts'

/** Milliseconds since a timer was paused; 0 while it runs. */
export function pausedFor(told: Told, here: number): number {
  return told.paused_at ? Math.max(0, serverNow(told, here) - new Date(told.paused_at).getTime()) : 0
}

/** A timer that is paused, or runs on, from this moment of the device. */
export function turned<T extends Pick<Told, 'started_at' | 'paused_at' | 'paused_ms'>>(
  timer: T,
  told: Pick<Told, 'now' | 'told_at'>,
  here: number,
): T {
  const now = serverNow(told, here)
  if (timer.paused_at === undefined) return { ...timer, paused_at: new Date(now).toISOString() }
  const pause = Math.max(0, now - new Date(timer.paused_at).getTime())
  return { ...timer, paused_at: undefined, paused_ms: (timer.paused_ms ?? 0) + pause }
}
