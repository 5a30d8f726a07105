/*
 * Hours of work, for server and web alike. They have 2 decimals, and are added and compared in hundredths: 15.8 and
 * (8.3 - 0.1) are a day to the minute, which their sum as numbers is not.
 */

/** One hour in milliseconds. */
export const hourMs = 3_600_000

/** Hours in hundredths, a whole number. */
export function hundredthsOf(hours: number | string): number {
  return Math.round(Number(hours) * 100)
}

/** The time between two moments in hours, rounded to 2 decimals. */
export function hoursBetween(start: Date, end: Date): number {
  return hoursOfMs(end.getTime() - start.getTime())
}

/** Milliseconds in hours, rounded to 2 decimals. */
export function hoursOfMs(ms: number): number {
  return hundredthsOf(ms / hourMs) / 100
}

/** Whole seconds in hours, rounded to 2 decimals as the database rounds them. */
export function hoursOfSeconds(seconds: number): number {
  return Math.round(seconds / 36) / 100
}

/** Hours added up exactly. */
export function sumOfHours(all: readonly (number | string)[]): number {
  return all.reduce<number>((sum, hours) => sum + hundredthsOf(hours), 0) / 100
}

/** From when to when. */
export interface Span {
  start: Date
  end: Date
}

/** A run of a timer as both sides know it. */
export interface Run {
  started_at: string
  /** Since when it is paused. */
  paused_at?: string | null | undefined
  /** The pauses that are over, in order and apart from each other. */
  pauses?: readonly { from: string; to: string }[] | undefined
}

/** When somebody worked in a run that ends at a moment: not in its pauses, of which one may last until then. */
export function workedSpans({ started_at, paused_at, pauses = [] }: Run, end: Date): Span[] {
  const spans: Span[] = []
  let start = new Date(started_at)
  for (const { from, to } of paused_at ? [...pauses, { from: paused_at, to: end }] : pauses) {
    const pause = new Date(from)
    if (pause >= end) break
    if (pause > start) spans.push({ start, end: pause })
    if (new Date(to) > start) start = new Date(to)
  }
  if (start < end) spans.push({ start, end })
  return spans
}

/** Milliseconds of spans together. */
export function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, { start, end }) => sum + (end.getTime() - start.getTime()), 0)
}
