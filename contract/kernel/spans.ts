import { complaint } from './complaints.ts'

/** What the last day of a time complains of where it lies before the first; a time may have no end, and no beginning. */
export function complaintOfEnd(
  first: string | null | undefined,
  last: string | null | undefined,
): string | undefined {
  return first && last && last < first ? complaint('not_before_day', { first }) : undefined
}
