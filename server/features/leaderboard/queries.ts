import { type RawBuilder, sql } from 'kysely'
import { daysOfMonth, monthOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { sumOfHours } from '../../../contract/kernel/hours.ts'
import type {
  getAlltimeLeaderboard as alltimeCall,
  Board,
  getHoursBreakdown as breakdownCall,
  HoursBreakdown,
  MonthHours,
  getMonthlyLeaderboard as monthlyCall,
  listMonthHours as monthsCall,
  NoteHours,
  listNoteHours as notesCall,
} from '../../../contract/leaderboard.ts'
import type { LeaderboardHours } from '../../../contract/leaderboard-hours.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound, Refusal } from '../../kernel/refusal.ts'
import { getBillingSettings } from '../timesheets/public.ts'
import {
  hoursShape,
  maySeeNotes,
  monthShape,
  placeAfter,
  presentStanding,
  ranked,
  type WorkedRow,
} from './rules.ts'

/** What sums up all hours, or approved ones; both know who left, and answer hours only. */
const sums = {
  worked: { people: sql`hours_of_people`, months: sql`hours_of_months`, categories: sql`hours_by_category` },
  approved: {
    people: sql`approved_hours_of_people`,
    months: sql`approved_hours_of_months`,
    categories: sql`approved_hours_by_category`,
  },
} as const

/** The hours that are asked for, else those that the firm counts. */
async function counted(ctx: StaffContext, asked: LeaderboardHours | undefined): Promise<LeaderboardHours> {
  return asked ?? (await getBillingSettings(ctx)).leaderboard_hours
}

/** A page of the current month's board; with the firm's month it begins anew. */
export async function getMonthlyLeaderboard(
  ctx: StaffContext,
  { query }: InputOf<typeof monthlyCall>,
): Promise<Board & { month: string }> {
  const month = thisMonth(ctx)
  return { month, ...(await boardOf(ctx, daysOfMonth(month), query)) }
}

/** A page of the board of all months. */
export async function getAlltimeLeaderboard(
  ctx: StaffContext,
  { query }: InputOf<typeof alltimeCall>,
): Promise<Board> {
  return boardOf(ctx, { from: '-infinity', until: 'infinity' }, query)
}

/** Ranks are given over the whole board, which has a row a person, and the page is cut from it. */
async function boardOf(
  ctx: StaffContext,
  { from, until }: { from: string; until: string },
  { hours: asked, limit, after }: InputOf<typeof alltimeCall>['query'],
): Promise<Board> {
  const which = await counted(ctx, asked)
  const { rows } = await sql<WorkedRow>`
    select user_id, full_name, role, hours from ${sums[which].people}(${from}, ${until}) as worked where hours > 0
      order by hours desc, user_id`.execute(ctx.db)
  const board = ranked(rows)
  const [hours, id] = after ? decodeCursor(after, [hoursShape, idShape]) : []
  const start = hours === undefined || id === undefined ? 0 : placeAfter(board, { hours, user_id: id })
  const { items, next } = page(board.slice(start, start + limit + 1), limit, (row) => [
    row.hours,
    row.user_id,
  ])
  const own = board.find(({ user_id }) => user_id === ctx.actor.user_id)
  return {
    items: items.map(presentStanding),
    next,
    people: board.length,
    own: own ? presentStanding(own) : null,
    hours: which,
  }
}

interface Whose {
  user_id: string
  full_name: string
  role: string
  all_time_hours: string
}

/** What everybody may know of a person's month: hours by category, and no word of clients or cases. */
export async function getHoursBreakdown(
  ctx: StaffContext,
  { query: { user_id, hours: asked } }: InputOf<typeof breakdownCall>,
): Promise<HoursBreakdown> {
  const hours = await counted(ctx, asked)
  const month = thisMonth(ctx)
  const people = await sql<Whose>`
    select p.user_id, p.full_name, p.role,
        coalesce((select sum(hours) from ${sums[hours].months}(p.user_id, 'infinity') where p.left_at is null), 0) as all_time_hours
      from profiles p where p.user_id = ${user_id}`.execute(ctx.db)
  const [person] = people.rows
  if (!person) throw notFound()
  const categories = await sql<{ category: string; hours: string }>`
    select category, hours from ${sums[hours].categories}(${user_id}, ${month}) order by hours desc, category`.execute(
    ctx.db,
  )
  return {
    ...person,
    month,
    month_hours: sumOfHours(categories.rows.map(({ hours }) => hours)),
    all_time_hours: Number(person.all_time_hours),
    hours,
    categories: categories.rows.map(({ category, hours }) => ({ category, hours: Number(hours) })),
    can: { see_notes: maySeeNotes(ctx.actor, user_id) },
  }
}

/** A page of the notes that a person worked on this month; refused to whoever is neither that person nor a partner. */
export async function listNoteHours(
  ctx: StaffContext,
  { query }: InputOf<typeof notesCall>,
): Promise<{ items: NoteHours[]; next: string | null }> {
  const { user_id, limit, after } = query
  await assertPerson(ctx, user_id)
  if (!maySeeNotes(ctx.actor, user_id)) throw new Refusal('forbidden', 'rights.not_yours')

  const [hours, id] = after ? decodeCursor(after, [hoursShape, idShape]) : []
  const isAfter =
    hours === undefined
      ? sql`true`
      : sql`(hours < ${hours}::numeric or (hours = ${hours}::numeric and note_id > ${id}::uuid))`
  const worked = notesWorkedOn(user_id, daysOfMonth(thisMonth(ctx)), await counted(ctx, query.hours))
  const rows = await sql<Omit<NoteHours, 'hours_worked'> & { hours: string }>`
    with worked as (${worked}),
      shown as (select * from worked where ${isAfter} order by hours desc, note_id limit ${limit + 1})
    select note_id, hours, n.title, n.client_name, n.case_id, n.category
      from shown left join notes n on n.id = note_id
      order by hours desc, note_id`.execute(ctx.db)
  const { items, next } = page(rows.rows, limit, (row) => [row.hours, row.note_id])
  return { items: items.map(({ hours, ...row }) => ({ ...row, hours_worked: Number(hours) })), next }
}

/** The notes that somebody worked on between two days, with their hours. */
function notesWorkedOn(
  user_id: string,
  { from, until }: { from: string; until: string },
  hours: LeaderboardHours,
): RawBuilder<unknown> {
  if (hours === 'approved')
    return sql`select note_id, hours from approved_hours_of_notes(${user_id}, ${from}, ${until})`
  return sql`
    select l.note_id, sum(l.hours_worked) as hours from daily_work_logs l
      where l.user_id = ${user_id} and l.work_date >= ${from} and l.work_date < ${until}
      group by l.note_id`
}

/** A page of the months before the current one in which a person worked: hours only, which all may know. */
export async function listMonthHours(
  ctx: StaffContext,
  { query }: InputOf<typeof monthsCall>,
): Promise<{ items: MonthHours[]; next: string | null }> {
  const { user_id, limit, after } = query
  await assertPerson(ctx, user_id)
  const [before] = after ? decodeCursor(after, [monthShape]) : [thisMonth(ctx)]
  const { months } = sums[await counted(ctx, query.hours)]
  const { rows } = await sql<{ month: string; hours: string }>`
    select month, hours from ${months}(${user_id}, ${`${before}-01`})
      order by month desc limit ${limit + 1}`.execute(ctx.db)
  const { items, next } = page(rows, limit, (row) => [row.month])
  return { items: items.map(({ month, hours }) => ({ month, hours_worked: Number(hours) })), next }
}

async function assertPerson(ctx: StaffContext, user_id: string): Promise<void> {
  const known = await ctx.db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!known) throw notFound()
}

function thisMonth(ctx: StaffContext): string {
  return monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
}
