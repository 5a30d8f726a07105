import { type RawBuilder, sql } from 'kysely'
import { datesMeant } from '../../../contract/date-search.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { roomOf, usualLocation } from '../../../contract/meeting-room.ts'
import {
  type getMeeting as getCall,
  type listMeetings as listCall,
  type Meeting,
  type MeetingFilters,
  type dayOfRooms as roomsCall,
  roomsShown,
} from '../../../contract/meetings.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page, timeShape } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { escapeLike, textSearch } from '../../kernel/text-search.ts'
import { rangesMeant } from '../notes/public.ts'
import { type Booking, type MeetingRow, minutesOf, presentMeeting } from './rules.ts'

const columns = sql`
  m.id, m.title, m.description, m.meeting_date, m.start_time, m.end_time, m.location, m.created_by, m.created_at,
  m.version, p.full_name, p.role, p.left_at`

/** A page of meetings by day and time. Cut before the names are joined, which then are read once. */
export async function listMeetings(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Meeting[]; next: string | null }> {
  const down = query.when === 'past'
  const where = [...spanOf(ctx, query.when), ...(await conditions(ctx, query))]
  if (query.after) {
    const [day, time, id] = decodeCursor(query.after, [dayShape, timeShape, idShape])
    const key = sql`(${day}::date, ${time}::time, ${id}::uuid)`
    where.push(
      down
        ? sql`(m.meeting_date, m.start_time, m.id) < ${key}`
        : sql`(m.meeting_date, m.start_time, m.id) > ${key}`,
    )
  }
  const order = down
    ? sql`m.meeting_date desc, m.start_time desc, m.id desc`
    : sql`m.meeting_date, m.start_time, m.id`
  const rows = await sql<MeetingRow>`
    select ${columns} from (
        select * from meetings m where ${sql.join(where, sql` and `)} order by ${order} limit ${query.limit + 1}) m
      left join profiles p on p.user_id = m.created_by
      order by ${order}`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.meeting_date, row.start_time, row.id])
  return { items: items.map((row) => presentMeeting(ctx.actor, row)), next }
}

/** What has not ended, or what has. No meeting goes over midnight, so the day alone walks the index. */
function spanOf(ctx: StaffContext, when: 'upcoming' | 'past' | undefined): RawBuilder<unknown>[] {
  if (when === undefined) return [sql`true`]
  const here = sql`(${ctx.now.toISOString()}::timestamptz at time zone ${ctx.settings.FIRM_TIME_ZONE})`
  return when === 'upcoming'
    ? [sql`m.meeting_date >= ${here}::date and m.meeting_date + m.end_time > ${here}`]
    : [sql`m.meeting_date <= ${here}::date and m.meeting_date + m.end_time <= ${here}`]
}

/** A room, and words of the meeting, its creator's name, or its day ('Nov 21, 2026' and others). */
async function conditions(
  ctx: StaffContext,
  { q, location }: MeetingFilters,
): Promise<RawBuilder<unknown>[]> {
  return [
    ...(location ? [sql`m.room = ${roomOf(location)}`] : []),
    ...(q ? [sql`(${sql.join(await meansOf(ctx, q), sql` or `)})`] : []),
  ]
}

async function meansOf(ctx: StaffContext, q: string): Promise<RawBuilder<unknown>[]> {
  const typed = `%${escapeLike(q.toLowerCase())}%`
  const days =
    datesMeant(q).length === 0
      ? []
      : // As days of UTC, in which a day is its own name.
        rangesMeant(q, ctx.now, 'UTC').map(({ from, to }) => {
          const [first, last] = [from, to].map((moment) => moment.toISOString().slice(0, 10))
          return sql`(m.meeting_date >= ${first}::date and m.meeting_date < ${last}::date)`
        })
  return [
    ...(await textSearch(ctx, 'meetings', 'm', q)),
    sql`m.created_by in (select user_id from profiles where lower(full_name) like ${typed})`,
    ...days,
  ]
}

/** One meeting; throws not-found. */
export async function getMeeting(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<Meeting> {
  const rows = await sql<MeetingRow>`
    select ${columns} from meetings m left join profiles p on p.user_id = m.created_by
      where m.id = ${params.id}`.execute(ctx.db)
  const [row] = rows.rows
  if (!row) throw notFound()
  return presentMeeting(ctx.actor, row)
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
