import type { Meeting } from '../../../contract/meetings.ts'

/** The database's '10:00:00' as the contract's '10:00'. */
export function minutesOf(time: string): string {
  return time.slice(0, 5)
}

/** Of a meeting what says which it is, when and where. */
export type Booking = Pick<Meeting, 'id' | 'title' | 'start_time' | 'end_time' | 'location'>
