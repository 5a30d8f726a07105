import type { PickedCase } from '../../../contract/case-links.ts'
import type { ActivityCode } from '../../../contract/time-entries.ts'
import type { parseTimeLine } from '../../../contract/time-line.ts'

type Reading = ReturnType<typeof parseTimeLine>
type LineRead = Exclude<Reading, { reason: string }>

/** Whether a line was understood. */
export function isRead(reading: Reading): reading is LineRead {
  return !('reason' in reading)
}

/** The texts by which a line may name a case: what stands after its last comma, then an id or number anywhere in it. */
export function casesAsked(reading: Reading): readonly [string | undefined, string | undefined] {
  return isRead(reading) ? [reading.after_comma, reading.case_named] : [undefined, undefined]
}

/** A line that says another activity. */
export function withCode(line: string, code: string): string {
  return `${line.replace(/\s\/[a-z0-9-]*(?=(\sn?b)?\s*$)/i, '').trimEnd()} /${code}`
}

/** A line that says whether it is billable. */
export function withBilling(line: string, isBillable: boolean): string {
  return `${line.replace(/\sn?b(?=(\s\/[a-z0-9-]*)?\s*$)/i, '').trimEnd()} ${isBillable ? 'b' : 'nb'}`
}

/** What a case is called where one is chosen. */
export function nameOfPick({ case_id, number, title, client_name }: PickedCase): string {
  return [title ?? client_name, number ?? case_id].filter(Boolean).join(' · ')
}

/** Whether time is billable unless something else is said: with a case, and of a kind that ever is. */
export function isUsuallyBilled(code: ActivityCode | undefined, hasCase: boolean): boolean {
  return hasCase && code?.usual_billing !== 'no'
}
