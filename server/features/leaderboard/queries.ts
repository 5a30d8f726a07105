import { sql } from 'kysely'
import { monthOf } from '../../../contract/kernel/dates.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
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
import type { Role } from '../../../contract/people.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound, Refusal } from '../../kernel/refusal.ts'
import {
  hoursShape,
  maySeeNotes,
  monthShape,
  presentStanding,
  type StandingRow,
  sumOfHours,
} from './rules.ts'

/** Under this month stand the hours of all months. */
const allMonths = ''

/** A page of the current month's board; with the firm's month it begins anew. */
export async function getMonthlyLeaderboard(
  ctx: StaffContext,
  { query }: InputOf<typeof monthlyCall>,
): Promise<Board & { month: string }> {
  const month = monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  return { month, ...(await boardOf(ctx, month, query)) }
}

/** A page of the board of all months. */
export async function getAlltimeLeaderboard(
  ctx: StaffContext,
  { query }: InputOf<typeof alltimeCall>,
): Promise<Board> {
  return boardOf(ctx, allMonths, query)
}

/** Ranks are given over the whole board, which has a row a person, and the page is cut from it. */
async function boardOf(
  ctx: StaffContext,
  month: string,
  { limit, after }: InputOf<typeof alltimeCall>['query'],
): Promise<Board> {
  const [hours, id] = after ? decodeCursor(after, [hoursShape, idShape]) : []
  const isAfter =
    hours === undefined
      ? sql`true`
      : sql`(hours < ${hours}::numeric or (hours = ${hours}::numeric and user_id > ${id}::uuid))`
  const rows = await sql<StandingRow & { is_shown: boolean; people: number }>`
    with board as materialized (select * from leaderboard(${month})),
      shown as (select * from board where ${isAfter} order by hours desc, user_id limit ${limit + 1}),
      people as (select count(*)::int as people from board)
    select shown.*, true as is_shown, people from shown, people
    union all
    select board.*, false, people from board, people where user_id = ${ctx.actor.user_id}
    order by is_shown desc, hours desc, user_id`.execute(ctx.db)
  const own = rows.rows.find((row) => !row.is_shown)
  const { items, next } = page(
    rows.rows.filter((row) => row.is_shown),
    limit,
    (row) => [row.hours, row.user_id],
  )
  return {
    items: items.map(presentStanding),
    next,
    people: rows.rows[0]?.people ?? 0,
    own: own ? presentStanding(own) : null,
  }
}

interface Whose {
  user_id: string
  full_name: string
  role: Role
  all_time_hours: string
}

/** What everybody may know of a person's month: hours by category, and no word of clients or cases. */
export async function getHoursBreakdown(
  ctx: StaffContext,
  { query: { user_id } }: InputOf<typeof breakdownCall>,
): Promise<HoursBreakdown> {
  const month = monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const people = await sql<Whose>`
    select p.user_id, p.full_name, p.role,
        coalesce((select hours from leaderboard(${allMonths}) b where b.user_id = p.user_id), 0) as all_time_hours
      from profiles p where p.user_id = ${user_id}`.execute(ctx.db)
  const [person] = people.rows
  if (!person) throw notFound()
  const categories = await sql<{ category: string; hours: string }>`
    select category, hours from hours_by_category(${user_id}, ${month}) order by hours desc, category`.execute(
    ctx.db,
  )
  return {
    ...person,
    month,
    month_hours: sumOfHours(categories.rows),
    all_time_hours: Number(person.all_time_hours),
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
  await demandPerson(ctx, user_id)
  if (!maySeeNotes(ctx.actor, user_id)) throw new Refusal('forbidden', 'rights.not_yours')

  const [hours, id] = after ? decodeCursor(after, [hoursShape, idShape]) : []
  const isAfter =
    hours === undefined
      ? sql`true`
      : sql`(hours < ${hours}::numeric or (hours = ${hours}::numeric and note_id > ${id}::uuid))`
  const first = `${monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)}-01`
  const rows = await sql<Omit<NoteHours, 'hours_worked'> & { hours: string }>`
    with worked as (
      select l.note_id, sum(l.hours_worked) as hours from daily_work_logs l
        where l.user_id = ${user_id} and l.work_date >= ${first}::date
          and l.work_date < ${first}::date + interval '1 month'
        group by l.note_id),
      shown as (select * from worked where ${isAfter} order by hours desc, note_id limit ${limit + 1})
    select note_id, hours, n.title, n.client_name, n.case_id, n.category
      from shown left join notes n on n.id = note_id
      order by hours desc, note_id`.execute(ctx.db)
  const { items, next } = page(rows.rows, limit, (row) => [row.hours, row.note_id])
  return { items: items.map(({ hours, ...row }) => ({ ...row, hours_worked: Number(hours) })), next }
}

/** A page of the months before the current one in which a person worked: hours only, which all may know. */
export async function listMonthHours(
  ctx: StaffContext,
  { query }: InputOf<typeof monthsCall>,
): Promise<{ items: MonthHours[]; next: string | null }> {
  const { user_id, limit, after } = query
  await demandPerson(ctx, user_id)
  const [before] = after ? decodeCursor(after, [monthShape]) : [monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)]
  const { rows } = await sql<{ month: string; hours: string }>`
    select month, hours from hours_by_month(${user_id}, ${before}, ${limit + 1}) order by month desc`.execute(
    ctx.db,
  )
  const { items, next } = page(rows, limit, (row) => [row.month])
  return { items: items.map(({ month, hours }) => ({ month, hours_worked: Number(hours) })), next }
}

async function demandPerson(ctx: StaffContext, user_id: string): Promise<void> {
  const known = await ctx.db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!known) throw notFound()
}
