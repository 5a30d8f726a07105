import { sql } from 'kysely'
import { roomOf } from '../../../../contract/meeting-room.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { brokenConstraint, Refusal } from '../../../kernel/refusal.ts'
import { type Booking, minutesOf } from '../rules.ts'

interface Wish {
  /** The meeting that is moved; a new one is in nobody's way yet. */
  id?: string
  meeting_date: string
  start_time: string
  end_time: string
  location: string
}

/**
 * Throws, naming the other meeting, unless the room is free at that time. Whoever books the same room and day
 * waits here until the one before is done, so that the constraint below is never run into by two at once.
 */
export async function assertFreeRoom(ctx: StaffContext, wish: Wish): Promise<void> {
  const { meeting_date, start_time, end_time } = wish
  const room = roomOf(wish.location)
  await sql`select pg_advisory_xact_lock(hashtextextended(${`meetings ${meeting_date} ${room}`}, 0))`.execute(
    ctx.db,
  )
  const { rows } = await sql<Omit<Booking, 'id'>>`
    select title, start_time, end_time, location from meetings
      where room = ${room} and meeting_date = ${meeting_date}::date and id is distinct from ${wish.id ?? null}::uuid
        and start_time < ${end_time}::time and end_time > ${start_time}::time
      order by start_time limit 1`.execute(ctx.db)
  if (rows[0]) throw roomTaken(rows[0])
}

/** The database's own refusal of an overlap, for a booking that came past the question above. */
export function asRoomTaken(error: unknown): never {
  throw brokenConstraint(error) === 'meetings_one_per_room' ? roomTaken() : error
}

function roomTaken(by?: Omit<Booking, 'id'>): Refusal {
  if (!by) return new Refusal('conflict', 'meetings.room_taken')
  const { title, location, start_time, end_time } = by
  const start = { time: minutesOf(start_time) }
  const end = { time: minutesOf(end_time) }
  return new Refusal('conflict', 'meetings.room_taken', {
    values: { title, location, start, end },
    fields: [{ path: 'start_time', message: 'meetings.room_taken' }],
  })
}
