import { dayIn, timeIn } from './format.ts'

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
