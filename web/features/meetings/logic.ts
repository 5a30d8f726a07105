import { type Booked, overlaps, roomOf } from '../../../contract/meeting-room.ts'
import type { Meeting, MeetingFilters } from '../../../contract/meetings.ts'
import { clockTime } from '../../lib/format.ts'
import type { MeetingsSearch } from './address.ts'
import { roomWords } from './labels.ts'

/** What the lists are asked for. */
export function filtersOf({ q, location }: MeetingsSearch): MeetingFilters {
  return { ...(q && { q }), ...(location && { location }) }
}

export type MeetingStatus = 'upcoming' | 'ongoing' | 'completed'

type Span = Pick<Meeting, 'meeting_date' | 'start_time' | 'end_time'>

/** The state of a meeting at a minute of the firm's wall clock, '2026-11-21T15:04' (specification: meetings 3). */
export function statusAt({ meeting_date, start_time, end_time }: Span, minute: string): MeetingStatus {
  if (`${meeting_date}T${end_time}` <= minute) return 'completed'
  return `${meeting_date}T${start_time}` <= minute ? 'ongoing' : 'upcoming'
}

/**
 * The two lists as they are at a minute, whatever they were when they were loaded: what has ended since goes over
 * to the past by itself. A row that both lists brought counts once, in its newer version.
 */
export function listsAt(
  loaded: { upcoming: readonly Meeting[]; past: readonly Meeting[] },
  minute: string,
): { upcoming: Meeting[]; past: Meeting[] } {
  const rows = new Map<string, Meeting>()
  for (const row of [...loaded.upcoming, ...loaded.past]) {
    const known = rows.get(row.id)
    if (!known || known.version < row.version) rows.set(row.id, row)
  }
  const inOrder = [...rows.values()].sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
  const hasEnded = (row: Meeting) => statusAt(row, minute) === 'completed'
  return { upcoming: inOrder.filter((row) => !hasEnded(row)), past: inOrder.filter(hasEnded).reverse() }
}

function orderOf({ meeting_date, start_time, id }: Meeting): string {
  return `${meeting_date}T${start_time} ${id}`
}

interface Booking extends Booked {
  id: string
  title: string
}

export interface RoomDay {
  location: string
  bookings: readonly Booking[]
}

export interface Wish extends Booked {
  /** The meeting that is edited; it is not in its own way. */
  id?: string | undefined
  location: string
}

/** What stands in the way of a wish, in words; undefined while it is free or not yet said whole. */
export function clashOf(rooms: readonly RoomDay[], wish: Wish): string | undefined {
  if (!wish.start_time || !wish.end_time || wish.start_time >= wish.end_time) return undefined
  const room = rooms.find(({ location }) => roomOf(location) === roomOf(wish.location))
  const other = room?.bookings.find((booking) => booking.id !== wish.id && overlaps(booking, wish))
  if (!room || !other) return undefined
  const [from, to] = [clockTime(other.start_time), clockTime(other.end_time)]
  return roomWords.takenBy(room.location, from, to, other.title)
}

const officeOpens = 8
const officeCloses = 20

/** The hours that a day's view shows: the office's, and whatever reaches beyond them. */
export function hoursShown(spans: readonly Booked[]): { from: number; to: number } {
  const known = spans.filter(({ start_time, end_time }) => start_time !== '' && start_time < end_time)
  const starts = known.map(({ start_time }) => Math.floor(hourOf(start_time)))
  const ends = known.map(({ end_time }) => Math.ceil(hourOf(end_time)))
  return { from: Math.min(officeOpens, ...starts), to: Math.max(officeCloses, ...ends) }
}

/** '14:30' as 14.5. */
export function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours + minutes / 60
}

const lastMinute = 23 * 60 + 59

/** The end that goes with a new start: as long as the meeting was, else an hour, never over midnight. */
export function endFor(start: string, before: Booked): string {
  const isSpan = before.start_time !== '' && before.start_time < before.end_time
  const length = isSpan ? minutesOf(before.end_time) - minutesOf(before.start_time) : 60
  const end = Math.min(minutesOf(start) + length, lastMinute)
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

function minutesOf(time: string): number {
  return Math.round(hourOf(time) * 60)
}
