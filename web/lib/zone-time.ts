import { dayOf, momentOf as momentOfTime, timeOf } from '../../contract/kernel/days.ts'

/** A moment as a date-time input holds it, in the firm's zone: '2026-11-21T15:04'. */
export function inputOf(moment: string | Date, zone: string): string {
  return `${dayOf(moment, zone)}T${timeOf(moment, zone)}`
}

const inputShape = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(:\d\d)?$/

/** The moment (ISO, UTC) that a date-time input means in the firm's zone; undefined for anything else. */
export function momentOf(input: string, zone: string): string | undefined {
  if (!inputShape.test(input) || Number.isNaN(Date.parse(`${input.slice(0, 16)}Z`))) return undefined
  return momentOfTime(input.slice(0, 10), input.slice(11, 16), zone).toISOString()
}
