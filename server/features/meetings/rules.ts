import type { Meeting } from '../../../contract/meetings.ts'
import { holds } from '../../../contract/rights.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Hint } from '../../kernel/record.ts'
import { presentAuthor } from '../people/public.ts'

export interface MeetingRow {
  id: string
  title: string
  description: string | null
  meeting_date: string
  start_time: string
  end_time: string
  location: string
  created_by: string
  created_at: string
  version: number
  full_name: string | null
  role: string | null
  left_at: string | null
}

/** A meeting as a partner gets it; a creator whose profile is not found has no name and counts as a partner. */
export function presentMeeting(
  reader: Pick<Staff, 'rights'>,
  { full_name, role, left_at, ...row }: MeetingRow,
): Meeting {
  const mayChange = holds(reader, 'meetings')
  return {
    ...row,
    start_time: minutesOf(row.start_time),
    end_time: minutesOf(row.end_time),
    profiles: presentAuthor({ full_name: full_name ?? '', role: role ?? 'partner', left_at }),
    can: { edit: mayChange, delete: mayChange },
  }
}

/** The database's '10:00:00' as the contract's '10:00'. */
export function minutesOf(time: string): string {
  return time.slice(0, 5)
}

/** Of a meeting what says which it is, when and where. */
export type Booking = Pick<Meeting, 'id' | 'title' | 'start_time' | 'end_time' | 'location'>

/** What the audit keeps of a booking. */
export function bookingOf({ title, meeting_date, start_time, end_time, location }: Meeting) {
  return { title, meeting_date, start_time, end_time, location }
}

const audited = ['title', 'description', 'meeting_date', 'start_time', 'end_time', 'location'] as const

/** What an edit changed, before and after. */
export function changedInMeeting(before: Meeting, after: Meeting): Changed {
  return changedIn(before, after, audited)
}

/** Partners look at the meetings, and nobody else hears of them. */
export function meetingHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'meetings', audience: { right: 'meetings' }, subject_id: row.id, version: row.version }]
}

/** Why a room cannot be had, in words that name the meeting which has it. */
export function takenBy({ title, start_time, end_time, location }: Taken): string {
  return `${location} is taken from ${minutesOf(start_time)} to ${minutesOf(end_time)} by “${title}”.`
}

export interface Taken {
  title: string
  start_time: string
  end_time: string
  location: string
}
