import { hourMs, hoursOfMs, lengthOf, type Run, workedSpans } from '../../../../contract/kernel/hours.ts'

/** Elapsed time in hours, rounded to 2 decimals as the server books it; undefined unless the end is after the start. */
export function hoursBetween(start: string | undefined, end: string | undefined): number | undefined {
  return start === undefined ? undefined : hoursOfRun({ started_at: start }, end)
}

/** The hours that a run has when it ends at a moment, as the server books them; undefined unless that is after its start. */
export function hoursOfRun(run: Run, end: string | undefined): number | undefined {
  if (end === undefined || new Date(end) <= new Date(run.started_at)) return undefined
  return hoursOfMs(lengthOf(workedSpans(run, new Date(end))))
}

/** Where a forgotten run probably ended: when it was paused, else 8 hours after its start, as a suggestion to correct. */
export function likelyEnd({ started_at, paused_at }: Run): Date {
  return new Date(paused_at ?? new Date(started_at).getTime() + 8 * hourMs)
}
