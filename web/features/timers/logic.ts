import { hourMs, hoursOfMs } from '../../../contract/kernel/hours.ts'
import { longRunHours } from '../../../contract/limits.ts'

/** A running timer as it was told: when it started, and what the server's and this device's clocks said then. */
export interface Told {
  started_at: string
  now: string
  /** This device's clock at the same moment, in milliseconds. */
  told_at: number
  /** Since when it is paused. */
  paused_at?: string | undefined
  /** Milliseconds of the pauses that are over. */
  paused_ms?: number | undefined
}

/** Milliseconds that a timer has run without its pauses, by the server's clock however wrong this device's is; never below 0. */
export function elapsed(told: Told, here: number): number {
  const until = told.paused_at ? new Date(told.paused_at).getTime() : serverNow(told, here)
  return Math.max(0, until - new Date(told.started_at).getTime() - (told.paused_ms ?? 0))
}

/** The server's clock, of which one was told at a moment of this device. */
export function serverNow({ now, told_at }: Pick<Told, 'now' | 'told_at'>, here: number): number {
  return new Date(now).getTime() + (here - told_at)
}

/** A run as a clock: '0:42:18', '26:03:00'. */
export function clock(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** A run as a clock without its seconds: '0:42'. */
export function shortClock(milliseconds: number): string {
  return clock(milliseconds).replace(/:\d\d$/, '')
}

/**
 * Elapsed time in hours, less its pauses, rounded to 2 decimals as the server books it; undefined unless the end is after
 * the start.
 */
export function hoursBetween(
  start: string | undefined,
  end: string | undefined,
  paused_ms = 0,
): number | undefined {
  if (start === undefined || end === undefined) return undefined
  const [from, to] = [new Date(start).getTime(), new Date(end).getTime()]
  return to > from ? hoursOfMs(Math.max(0, to - from - paused_ms)) : undefined
}

/** Lets a press through unless the very same one is still under way: the second half of a double click does nothing. */
export function createGate() {
  let last: string | undefined
  let count = 0
  return async (press: string, run: () => Promise<void>): Promise<void> => {
    if (press === last) return
    last = press
    count += 1
    const own = count
    await run().finally(() => {
      // A different press may have come meanwhile, which is not over.
      if (own === count) last = undefined
    })
  }
}

/** Whether a click is the second of a double click, which means the same as the first. */
export function isRepeated({ detail }: { detail: number }): boolean {
  return detail > 1
}

/** Whether a run is so long that its end was probably forgotten. */
export function ranLong(milliseconds: number): boolean {
  return milliseconds > longRunHours * hourMs
}

/** Where a forgotten run probably ended: when it was paused, else 8 hours after its start, as a suggestion to correct. */
export function likelyEnd({ started_at, paused_at }: Pick<Told, 'started_at' | 'paused_at'>): Date {
  return new Date(paused_at ?? new Date(started_at).getTime() + 8 * hourMs)
}
