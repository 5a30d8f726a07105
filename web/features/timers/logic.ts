import { hourMs, lengthOf, type Run, workedSpans } from '../../../contract/kernel/hours.ts'
import { longRunHours } from '../../../contract/limits.ts'

/** A running timer as it was told, and what the server's and this device's clocks said then. */
export interface Told extends Run {
  now: string
  /** This device's clock at the same moment, in milliseconds. */
  told_at: number
}

/** Milliseconds that a timer has run without its pauses, by the server's clock however wrong this device's is; never below 0. */
export function elapsed(told: Told, here: number): number {
  return lengthOf(workedSpans(told, new Date(serverNow(told, here))))
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

/** Whether a click is the second of a double click, which means the same as the first. */
export function isRepeated({ detail }: { detail: number }): boolean {
  return detail > 1
}

/** Whether a run is so long that its end was probably forgotten. */
export function ranLong(milliseconds: number): boolean {
  return milliseconds > longRunHours * hourMs
}
