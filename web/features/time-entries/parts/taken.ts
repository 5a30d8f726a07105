import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { CallFailure } from '../../../lib/failure.ts'

/** Whether time was refused for its times alone, without which it may be written. */
export const isOverlap = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.reason === 'time.overlaps'

/** The time because of which other time was refused; that it is one is guaranteed by what logs time. */
export function takenBy(failure: unknown): TimeEntry | undefined {
  const isTaken =
    failure instanceof CallFailure && (isOverlap(failure) || failure.reason === 'time.proposed_logged')
  return isTaken ? (failure.current as TimeEntry | undefined) : undefined
}
