import { longRunHours } from '../../../contract/timers.ts'
import { dayIn, timeIn } from '../../lib/format.ts'

const hour = 3_600_000

/** A running timer as it was told: when it started, and what the server's and this device's clocks said then. */
export interface Told {
  started_at: string
  now: string
  /** This device's clock at the same moment, in milliseconds. */
  told_at: number
}

/** Milliseconds that a timer has run, by the server's clock however wrong this device's is; never below 0. */
export function elapsed({ started_at, now, told_at }: Told, here: number): number {
  const serverNow = new Date(now).getTime() + (here - told_at)
  return Math.max(0, serverNow - new Date(started_at).getTime())
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

/** Elapsed time in hours, rounded to 2 decimals as the server books it; undefined unless the end is after the start. */
export function hoursBetween(start: string | undefined, end: string | undefined): number | undefined {
  if (start === undefined || end === undefined) return undefined
  const length = new Date(end).getTime() - new Date(start).getTime()
  return length > 0 ? Math.round((length / hour) * 100) / 100 : undefined
}

/** Whether a run is so long that its end was probably forgotten. */
export function ranLong(milliseconds: number): boolean {
  return milliseconds > longRunHours * hour
}

/** A moment as a date-time input holds it, in the firm's zone: '2026-11-21T15:04'. */
export function inputOf(moment: string | Date, zone: string): string {
  const at = new Date(moment)
  return `${dayIn(zone, at)}T${timeIn(zone, at)}`
}

const inputShape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(:\d\d)?$/

/** The moment (ISO, UTC) that a date-time input means in the firm's zone; undefined for anything else. */
export function momentOf(input: string, zone: string): string | undefined {
  if (!inputShape.test(input)) return undefined
  const wanted = Date.parse(`${input.slice(0, 16)}Z`)
  if (Number.isNaN(wanted)) return undefined
  let at = wanted
  // The zone's distance from Greenwich is known for a moment only, so the guess is corrected by it, twice at most.
  for (let round = 0; round < 2; round += 1) {
    const shown = Date.parse(`${inputOf(new Date(at), zone)}Z`)
    at += wanted - shown
  }
  return new Date(at).toISOString()
}

/** Where a forgotten run probably ended: 8 hours after its start, as a suggestion to correct. */
export function likelyEnd(started_at: string): Date {
  return new Date(new Date(started_at).getTime() + 8 * hour)
}
