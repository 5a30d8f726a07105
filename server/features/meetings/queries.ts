import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { roomOf, usualLocation } from '../../../contract/meeting-room.ts'
import {
  type listMeetings as listCall,
  type Meeting,
  type MeetingFilters,
  type dayOfRooms as roomsCall,
  roomsShown,
} from '../../../contract/meetings.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { dayShape, timeShape } from '../../kernel/cursor.ts'
import { equalTo, type Order } from '../../kernel/kept-row-sql.ts'
import { patternOf, textSearch } from '../../kernel/text-search.ts'
import { onDaysMeant } from '../notes/public.ts'
import { meetings, type StoredMeeting } from './rows.ts'
import { type Booking, minutesOf } from './rules.ts'

const byTime: Order<StoredMeeting> = {
  by: [
    { key: sql`r.meeting_date`, keyOf: (row) => row.meeting_date, type: 'date', shape: dayShape },
    { key: sql`r.start_time`, keyOf: (row) => row.start_time, type: 'time', shape: timeShape },
  ],
  direction: 'asc',
}

/** A page of meetings by day and time; those that were, latest first. */
export async function listMeetings(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Meeting[]; next: string | null }> {
  const { case_ref } = query
  const where = [...spanOf(ctx, query.when), ...equalTo({ case_ref }), ...(await conditions(ctx, query))]
  return meetings.page(ctx, where, query, query.when === 'past' ? { ...byTime, direction: 'desc' } : byTime)
}

/** What has not ended, or what has. No meeting goes over midnight, so the day alone walks the index. */
function spanOf(ctx: StaffContext, when: 'upcoming' | 'past' | undefined): RawBuilder<unknown>[] {
  if (when === undefined) return []
  const here = sql`(${ctx.now.toISOString()}::timestamptz at time zone ${ctx.settings.FIRM_TIME_ZONE})`
  return when === 'upcoming'
    ? [sql`r.meeting_date >= ${here}::date and r.meeting_date + r.end_time > ${here}`]
    : [sql`r.meeting_date <= ${here}::date and r.meeting_date + r.end_time <= ${here}`]
}

/** A room, and words of the meeting, its creator's name, or its day ('Nov 21, 2026' and others). */
async function conditions(
  ctx: StaffContext,
  { q, location }: MeetingFilters,
): Promise<RawBuilder<unknown>[]> {
  return [
    ...(location ? [sql`r.room = ${roomOf(location)}`] : []),
    ...(q ? [sql`(${sql.join(await meansOf(ctx, q), sql` or `)})`] : []),
  ]
}

async function meansOf(ctx: StaffContext, q: string): Promise<RawBuilder<unknown>[]> {
  return [
    ...(await textSearch(ctx, 'meetings', 'r', q)),
    sql`r.created_by in (select user_id from profiles where search_fold(lower(full_name)) like ${patternOf(q)})`,
    ...onDaysMeant(sql`r.meeting_date`, q, ctx.now),
  ]
}

interface BookedDay {
  meetings: Booking[]
  count: number
}

/** The first bookings of each day of a range in their order, and how many the day has; for partners alone. */
export async function meetingsOfDays(
  ctx: StaffContext,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<ReadonlyMap<string, BookedDay>> {
  const days = new Map<string, BookedDay>()
  // The policy of the table says so too.
  if (!may(ctx, 'meetings')) return days
  const { rows } = await sql<Booking & { day: string; count: string }>`
    select day, id, title, start_time, end_time, location, count from (
        select meeting_date as day, id, title, start_time, end_time, location,
            row_number() over (partition by meeting_date order by start_time, id) as place,
            count(*) over (partition by meeting_date) as count
          from meetings where meeting_date between ${from} and ${to}) as numbered
      where place <= ${most} order by day, place`.execute(ctx.db)
  for (const { day, count, ...row } of rows) {
    const booked = days.get(day) ?? { meetings: [], count: Number(count) }
    booked.meetings.push({
      ...row,
      start_time: minutesOf(row.start_time),
      end_time: minutesOf(row.end_time),
    })
    days.set(day, booked)
  }
  return days
}

interface RoomRow {
  room: string
  location: string
  bookings: { id: string; title: string; start_time: string; end_time: string }[]
}

/** The rooms where the firm meets, the usual one and those of that day first, each with what it is booked for. */
export async function dayOfRooms(ctx: StaffContext, { query }: InputOf<typeof roomsCall>) {
  // Walks the index from one room to the next, however many meetings each had.
  const { rows } = await sql<RoomRow>`
    with recursive known (room, location) as (
      (select room, location from meetings order by room, meeting_date limit 1)
      union all
      select next.room, next.location from known, lateral (
        select m.room, m.location from meetings m where m.room > known.room order by m.room, m.meeting_date limit 1) next
    ), booked as (
      select room, min(location) as location, jsonb_agg(jsonb_build_object(
            'id', id, 'title', title, 'start_time', start_time, 'end_time', end_time) order by start_time) as bookings
        from (select * from meetings where meeting_date = ${query.date}::date
            order by start_time, id limit ${roomsShown.bookings}) day
        group by room
    )
    select room, coalesce(booked.location, known.location) as location, coalesce(bookings, '[]') as bookings
      from booked full join (select * from known limit ${roomsShown.rooms}) known using (room)
      order by room <> ${roomOf(usualLocation)}, bookings is null, room`.execute(ctx.db)
  const rooms = rows.map(({ location, bookings }) => ({
    location,
    bookings: bookings.map((booking) => ({
      ...booking,
      start_time: minutesOf(booking.start_time),
      end_time: minutesOf(booking.end_time),
    })),
  }))
  const hasUsual = rows.some(({ room }) => room === roomOf(usualLocation))
  return { rooms: hasUsual ? rooms : [{ location: usualLocation, bookings: [] }, ...rooms] }
}
