import { type RawBuilder, sql } from 'kysely'
import {
  type CalendarDay,
  type CalendarEvent,
  type DayNote,
  type listDayNotes as dayNotesCall,
  type getEventFile as fileCall,
  type listEvents as listCall,
  mostDaysOfRange,
  mostOfDay,
  type getRange as rangeCall,
  type getMonthSummary as summaryCall,
} from '../../../contract/calendar.ts'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { daysAfter, rangeOfDay } from '../../../contract/kernel/days.ts'
import type { InputOf, Out } from '../../../contract/kernel/endpoint.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import { joinedCase } from '../../kernel/case-refs.ts'
import { may, type StaffContext, type SystemContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, momentShape, page, timeShape } from '../../kernel/cursor.ts'
import { equalTo, type Order } from '../../kernel/kept-row-sql.ts'
import { invalidField } from '../../kernel/refusal.ts'
import { textSearch } from '../../kernel/text-search.ts'
import { awayOfDays } from '../absences/public.ts'
import { deadlinesOfDays } from '../deadlines/public.ts'
import { hearingsOfDays } from '../hearings/public.ts'
import { meetingsOfDays } from '../meetings/public.ts'
import { keptCounts } from '../notes/public.ts'
import { speechOf } from '../people/public.ts'
import { events, peopleOf } from './rows.ts'
import { daysOf, type EventRow, eventFile, type NoteOfDayRow, presentDayNote, presentEvent } from './rules.ts'

const byTime: Order<EventRow> = {
  by: [
    { key: sql`r.event_date`, keyOf: (row) => row.event_date, type: 'date', shape: dayShape },
    { key: sql`r.sort_time`, keyOf: (row) => row.sort_time, type: 'time', shape: timeShape },
  ],
  direction: 'asc',
}

const noteColumns = sql`
  id, user_id, title, category, client_name, case_id, is_priority, is_archived, created_at`

/** A page of the firm's events by day and time, or backwards. */
export async function listEvents(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: CalendarEvent[]; next: string | null }> {
  const { q, from, to, case_ref, direction } = query
  const where = [
    ...(await textSearch(ctx, 'calendar_events', 'r', q)),
    ...(from ? [sql`r.event_date >= ${from}`] : []),
    ...(to ? [sql`r.event_date <= ${to}`] : []),
    ...equalTo({ case_ref }),
  ]
  return events.page(ctx, where, query, { ...byTime, direction })
}

/** One event as a file for another calendar; throws not-found. */
export async function getEventFile(ctx: StaffContext, input: InputOf<typeof fileCall>): Promise<string> {
  return eventFile(await events.get(ctx, input), ctx.settings, ctx.language)
}

/** The days of a range that have something, each with the first of what it holds and the count of all. */
export async function getRange(
  ctx: StaffContext,
  { query: { from, to } }: InputOf<typeof rangeCall>,
): Promise<{ days: CalendarDay[] }> {
  if (to < from) throw invalidField('to', complaint('before_from'))
  if (to >= daysAfter(from, mostDaysOfRange)) {
    throw invalidField('to', complaint('days_after_from', { most: mostDaysOfRange }))
  }
  const eventCounts = await countEvents(ctx, from, to)
  const booked = await meetingsOfDays(ctx, { from, to }, mostOfDay.meetings)
  const inCourt = await hearingsOfDays(ctx, { from, to }, mostOfDay.hearings)
  const due = await deadlinesOfDays(ctx, { from, to }, mostOfDay.deadlines)
  const gone = await awayOfDays(ctx, { from, to }, mostOfDay.away)
  const noteCounts = await countNotes(ctx, from, to)
  const firsts = await firstEvents(ctx, [...eventCounts.keys()])
  const notes = await firstNotes(ctx, [...noteCounts.keys()], mostOfDay.notes)
  const people = await peopleOf(ctx, [...firsts, ...notes])
  const days = daysOf(from, to).map((day) => ({
    day,
    events: firsts
      .filter(({ event_date }) => event_date === day)
      .map((row) => presentEvent(ctx.actor, row, people)),
    event_count: eventCounts.get(day) ?? 0,
    meetings: booked.get(day)?.meetings ?? [],
    meeting_count: booked.get(day)?.count ?? 0,
    hearings: inCourt.get(day)?.hearings ?? [],
    hearing_count: inCourt.get(day)?.count ?? 0,
    deadlines: due.get(day)?.deadlines ?? [],
    deadline_count: due.get(day)?.count ?? 0,
    away: gone.get(day)?.away ?? [],
    away_count: gone.get(day)?.count ?? 0,
    notes: notes.filter((row) => row.day === day).map((row) => presentDayNote(row, people)),
    note_count: noteCounts.get(day) ?? 0,
  }))
  const holds = (day: CalendarDay) =>
    day.event_count +
      day.meeting_count +
      day.hearing_count +
      day.deadline_count +
      day.away_count +
      day.note_count >
    0
  return { days: days.filter(holds) }
}

type Counts = ReadonlyMap<string, number>

function countsOf(rows: readonly { day: string; count: number }[]): Counts {
  return new Map(rows.map(({ day, count }) => [day, count]))
}

async function countEvents(ctx: StaffContext, from: string, to: string): Promise<Counts> {
  const rows = await sql<{ day: string; count: number }>`
    select day, count::int as count from events_of_days(${from}::date, ${to}::date)`.execute(ctx.db)
  return countsOf(rows.rows)
}

/** How many notes each day has, of what the reader may see. */
async function countNotes(ctx: StaffContext, from: string, to: string): Promise<Counts> {
  const zone = ctx.settings.FIRM_TIME_ZONE
  const [first, end] = [rangeOfDay(from, zone).from.toISOString(), rangeOfDay(to, zone).to.toISOString()]
  const rows = await sql<{ day: string; count: number }>`
    select day, sum(count)::int as count from notes_of_days(${first}, ${end}, ${zone})
      group by day having sum(count) > 0`.execute(ctx.db)
  return countsOf(rows.rows)
}

/** An associate's own; stated here too, so that the index of owners is used. */
function ownUnlessPartner(ctx: StaffContext): RawBuilder<unknown> {
  return may(ctx, 'notes.all') ? sql`true` : sql`user_id = ${ctx.actor.user_id}`
}

async function firstEvents(ctx: StaffContext, days: readonly string[]): Promise<EventRow[]> {
  if (days.length === 0) return []
  const rows = await sql<EventRow>`
    select ${events.columns} from unnest(${days}::date[]) as wanted (day), lateral (
        select * from calendar_events where event_date = wanted.day
          order by event_date, sort_time, id limit ${mostOfDay.events}) as r ${joinedCase}
      order by r.event_date, r.sort_time, r.id`.execute(ctx.db)
  return rows.rows
}

/** The newest notes of each day, walked along the indexes of the active and of the archived ones. */
async function firstNotes(ctx: StaffContext, days: readonly string[], most: number): Promise<NoteOfDayRow[]> {
  if (days.length === 0) return []
  const ranges = days.map((day) => rangeOfDay(day, ctx.settings.FIRM_TIME_ZONE))
  const walk = (standing: RawBuilder<unknown>) => sql`
    (select ${noteColumns} from notes
      where created_at >= wanted.begins and created_at < wanted.ends and ${standing} and ${ownUnlessPartner(ctx)}
      order by created_at desc, id desc limit ${most})`
  const rows = await sql<NoteOfDayRow>`
    select wanted.day, newest.*
      from unnest(
          ${days}::date[],
          ${ranges.map(({ from }) => from.toISOString())}::timestamptz[],
          ${ranges.map(({ to }) => to.toISOString())}::timestamptz[]) as wanted (day, begins, ends),
        lateral (
          select * from (${walk(sql`not is_archived`)} union all ${walk(sql`is_archived`)}) as both_kinds
            order by created_at desc, id desc limit ${most}) as newest
      order by newest.created_at desc, newest.id desc`.execute(ctx.db)
  return rows.rows
}

/** A page of the notes made on a day that the reader may see, newest first. */
export async function listDayNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof dayNotesCall>,
): Promise<{ items: DayNote[]; next: string | null }> {
  const { from, to } = rangeOfDay(query.day, ctx.settings.FIRM_TIME_ZONE)
  const where = [
    sql`created_at >= ${from.toISOString()}`,
    sql`created_at < ${to.toISOString()}`,
    ownUnlessPartner(ctx),
  ]
  if (query.after) {
    const [created_at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`)
  }
  const wanted = query.limit + 1
  const walk = (standing: RawBuilder<unknown>) => sql`
    (select ${noteColumns} from notes where ${sql.join([standing, ...where], sql` and `)}
      order by created_at desc, id desc limit ${wanted})`
  const rows = await sql<NoteOfDayRow>`
    select * from (${walk(sql`not is_archived`)} union all ${walk(sql`is_archived`)}) as both_kinds
      order by created_at desc, id desc limit ${wanted}`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.created_at, row.id])
  const people = await peopleOf(ctx, items)
  return { items: items.map((row) => presentDayNote(row, people)), next }
}

/** Notes made and hours worked in a month of the firm, of what the reader may see. */
export async function getMonthSummary(
  ctx: StaffContext,
  { query: { month } }: InputOf<typeof summaryCall>,
): Promise<Out<(typeof summaryCall)['reply']>> {
  const notes = await sql<{ total: string; priority: string }>`
    select coalesce(sum(notes), 0) as total, coalesce(sum(notes) filter (where is_priority), 0) as priority
      from ${keptCounts(ctx)} as kept where is_archived in (false, true) and month = ${month} and ${ownUnlessPartner(ctx)}`.execute(
    ctx.db,
  )
  const [counted] = notes.rows
  return {
    total_notes: Number(counted?.total ?? 0),
    priority_notes: Number(counted?.priority ?? 0),
    total_worked_hours: await hoursOf(ctx, month),
  }
}

/** The hours worked on the days of a month: a partner sees all, others their own and those on their own notes. */
async function hoursOf(ctx: StaffContext, month: string): Promise<number> {
  const first = `${month}-01`
  const ofMonth = sql`work_date >= ${first} and work_date < (${first}::date + interval '1 month')::date`
  const all = sql`select hours_worked from daily_work_logs where ${ofMonth}
    union all select hours_without_task(null, ${first}::date, (${first}::date + interval '1 month')::date)`
  // On somebody's note only they and partners can work.
  const seen = sql`
    select own_hours_of_days(${first}::date, (${first}::date + interval '1 month')::date) as hours_worked`
  const rows = await sql<{ hours: string }>`
    select coalesce(sum(hours_worked), 0) as hours from (${may(ctx, 'notes.all') ? all : seen}) as logs`.execute(
    ctx.db,
  )
  return Number(rows.rows[0]?.hours ?? 0)
}

/** Since when the caller has a feed address; null without one. */
export async function getMyFeed(ctx: StaffContext): Promise<{ created_at: string | null }> {
  const feed = await ctx.db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('user_id', '=', ctx.actor.user_id)
    .executeTakeFirst()
  return { created_at: feed?.created_at ?? null }
}

/** Whose feed a token opens, and what language they read. */
export async function findFeedOwner(
  ctx: SystemContext,
  token_hash: Buffer,
): Promise<{ user_id: string; language: Language } | undefined> {
  const owner = await ctx.db
    .selectFrom('calendar_feeds')
    .innerJoin('profiles', 'profiles.user_id', 'calendar_feeds.user_id')
    .select(['profiles.user_id', 'language', 'digits'])
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return owner && { user_id: owner.user_id, language: speechOf(owner, ctx.settings).language }
}

/** The events of a feed: those of the days from `from` on, the nearest first when there are more than fit. */
export async function eventsOfFeed(ctx: StaffContext, from: string, most: number): Promise<EventRow[]> {
  const rows = await sql<EventRow>`
    select ${events.columns} from (
        select * from calendar_events where event_date >= ${from} order by event_date, sort_time, id limit ${most}) as r ${joinedCase}
      order by r.event_date, r.sort_time, r.id`.execute(ctx.db)
  return rows.rows
}
