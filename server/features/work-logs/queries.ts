import { type RawBuilder, sql } from 'kysely'
import { type Days, dayOf, daysOfMonth } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import {
  type listBreakdown as breakdownCall,
  daysOfACard,
  type listWorkLogs as listCall,
  type TaskBreakdown,
  type WorkLog,
} from '../../../contract/work-logs.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { hasWord, patternOf } from '../../kernel/text-search.ts'
import { mayChange, searchNotes } from '../notes/public.ts'
import { daysMeant, overlap, presentWorkLog, type WorkLogRow } from './rules.ts'

const columns = sql`
  l.id, l.note_id, l.user_id, p.full_name, p.left_at, l.work_date, l.hours_worked, l.version,
  n.user_id as owner_id, n.is_archived`

const joined = sql`join notes n on n.id = l.note_id join profiles p on p.user_id = l.user_id`

/** A page of the days of work that the caller may see, newest first. */
export async function listWorkLogs(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: WorkLog[]; next: string | null }> {
  const where = [sql`true`]
  // The policy says no less; stated here it picks the person's index.
  if (!may(ctx, 'notes.all') && !query.note_id) where.push(sql`l.user_id = ${ctx.actor.user_id}`)
  if (query.user_id) where.push(sql`l.user_id = ${query.user_id}`)
  if (query.note_id) where.push(sql`l.note_id = ${query.note_id}`)
  if (query.month) {
    where.push(sql`l.work_date >= ${`${query.month}-01`}::date`)
    where.push(sql`l.work_date < ${`${query.month}-01`}::date + interval '1 month'`)
  }
  if (query.after) {
    const [day, id] = decodeCursor(query.after, [dayShape, idShape])
    where.push(sql`(l.work_date, l.id) < (${day}::date, ${id}::uuid)`)
  }
  const rows = await sql<WorkLogRow>`
    select ${columns} from daily_work_logs l ${joined} where ${sql.join(where, sql` and `)}
      order by l.work_date desc, l.id desc limit ${query.limit + 1}`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.work_date, row.id])
  return { items: items.map((row) => presentWorkLog(ctx.actor, row)), next }
}

/** One day of work; throws not-found for one that is not there or not the caller's to see. */
export async function getWorkLog(ctx: StaffContext, id: string): Promise<{ log: WorkLog; row: WorkLogRow }> {
  const rows = await sql<WorkLogRow>`
    select ${columns} from daily_work_logs l ${joined} where l.id = ${id}`.execute(ctx.db)
  const [row] = rows.rows
  if (!row) throw notFound()
  return { log: presentWorkLog(ctx.actor, row), row }
}

interface TaskRow {
  task_id: string
  task_title: string
  client_name: string | null
  case_id: string | null
  user_id: string
  full_name: string
  is_archived: boolean
  total_hours: string
  /** Its newest day of work, among the days that the list is about. */
  newest_day: string
}

type Query = InputOf<typeof breakdownCall>['query']

/**
 * A page of tasks with their days of work, those worked on last first. With a month, or a date in the search,
 * the list is about those days: tasks worked on then, by the newest of these days, each with these days only.
 */
export async function listBreakdown(
  ctx: StaffContext,
  { query }: { query: Query },
): Promise<{ items: TaskBreakdown[]; next: string | null }> {
  const wanted = query.limit + 1
  const month = query.month ? daysOfMonth(query.month) : undefined
  const dates = daysMeant(query.q ?? '', ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const inScope = month ? dates.flatMap((range) => overlap(range, month)) : dates
  const lists = [
    ...(dates.length === 0 || hasWord(query.q ?? '') ? [await byWords(ctx, query, wanted, month)] : []),
    ...(inScope.length > 0 ? [byDays(ctx, query, wanted, inScope)] : []),
  ]
  const tasks = await sql<TaskRow & { of_dates: boolean }>`
    select n.id as task_id, n.title as task_title, n.client_name, n.case_id, n.user_id, owner.full_name,
        n.is_archived, n.hours_worked as total_hours,
        max(found.day) as newest_day, not bool_or(found.of_words) as of_dates
      from (${lists.length > 0 ? sql.join(lists, sql` union all `) : nothing}) as found
        join notes n on n.id = found.note_id join profiles owner on owner.user_id = n.user_id
      group by n.id, owner.user_id order by newest_day desc, n.id desc limit ${sql.lit(wanted)}`.execute(
    ctx.db,
  )
  const { items, next } = page(tasks.rows, query.limit, (row) => [row.newest_day, row.task_id])
  const logs = [
    ...(await daysOf(ctx, idsOf(items, false), month ? [month] : [])),
    ...(await daysOf(ctx, idsOf(items, true), inScope)),
  ]
  const ofMonth = await hoursOf(
    ctx,
    items.map(({ task_id }) => task_id),
    month,
  )
  return { items: items.map((task) => breakdownOf(ctx, task, logs, ofMonth)), next }
}

const nothing = sql`select null::uuid as note_id, null::date as day, true as of_words where false`

function idsOf(tasks: readonly (TaskRow & { of_dates: boolean })[], of_dates: boolean): string[] {
  return tasks.filter((task) => task.of_dates === of_dates).map(({ task_id }) => task_id)
}

/** Tasks with the words of the search, or all; of a month those worked on in it. */
async function byWords(
  ctx: StaffContext,
  query: Query,
  wanted: number,
  month?: Days,
): Promise<RawBuilder<unknown>> {
  const words = sql`select note_id, day, true as of_words from`
  const isThisMonth = month !== undefined && dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE) < month.until
  if (query.q && (!month || isThisMonth)) {
    // No day of work lies ahead, so that a task's newest day decides whether it is of this month, too.
    const since = month ? sql`last_worked_on >= ${month.from}::date` : sql`true`
    const ids = await matching(ctx, { ...query, q: query.q }, wanted, true)
    return sql`${words} (
      select id as note_id, last_worked_on as day from notes where id in (select id from (${ids}) as found) and ${since}) as found`
  }
  if (month && query.q) {
    const few = await fewWithWords(ctx, { ...query, q: query.q })
    if (few) return sql`${words} (${ofMonth(few, month, query.after)}) as few`
  }
  if (month) return sql`${words} (${workedOn(ctx, query, wanted, [month], texted(query.q))}) as walk`
  return sql`${words} (${lastWorkedOn(ctx, query, wanted)}) as walk`
}

/** The tasks that were ever worked on, by the newest day. */
function lastWorkedOn(
  ctx: StaffContext,
  { category, user_id, after }: Query,
  wanted: number,
): RawBuilder<unknown> {
  const [day, id] = placeOf(after)
  const where = [
    sql`last_worked_on is not null`,
    ...(may(ctx, 'notes.all') ? [] : [sql`user_id = ${ctx.actor.user_id}`]),
    ...(user_id ? [sql`user_id = ${user_id}`] : []),
    ...(category ? [sql`category = ${category}`] : []),
    ...(day ? [sql`(last_worked_on, id) < (${day}::date, ${id}::uuid)`] : []),
  ]
  return sql`select id as note_id, last_worked_on as day from notes where ${sql.join(where, sql` and `)}
    order by last_worked_on desc, id desc limit ${sql.lit(wanted)}`
}

function placeOf(after: string | undefined): (string | undefined)[] {
  return after ? decodeCursor(after, [dayShape, idShape]) : []
}

function matching(
  ctx: StaffContext,
  { q, user_id, category, after }: Query & { q: string },
  wanted: number,
  is_ordered: boolean,
): Promise<RawBuilder<unknown>> {
  const [day, id] = is_ordered ? placeOf(after) : []
  const before = day && id ? ([day, id] as const) : undefined
  return searchNotes(ctx, { list: 'worked', q, wanted, is_ordered, owner: user_id, category, before })
}

/** With more tasks than these a month's days are walked through: of common words each page is soon full. */
const few = 2000

async function fewWithWords(ctx: StaffContext, query: Query & { q: string }): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`${await matching(ctx, query, few + 1, false)}`.execute(ctx.db)
  return rows.length > few ? undefined : rows.map(({ id }) => id)
}

function ofMonth(task_ids: string[], month: Days, after: string | undefined): RawBuilder<unknown> {
  const [day, id] = placeOf(after)
  const beyond = day ? sql`(max(work_date), note_id) < (${day}::date, ${id}::uuid)` : sql`true`
  return sql`select note_id, max(work_date) as day from daily_work_logs
    where note_id = any(${task_ids}) and ${within(sql`work_date`, [month])} group by note_id having ${beyond}`
}

/** Tasks worked on on some days. Those that have the words as well stand in the other list. */
function byDays(ctx: StaffContext, query: Query, wanted: number, days: readonly Days[]): RawBuilder<unknown> {
  const without = hasWord(query.q ?? '') ? texted(query.q).map((words) => sql`not (${words})`) : []
  return sql`select note_id, day, false as of_words from (${workedOn(ctx, query, wanted, days, without)}) as walk`
}

function texted(q: string | undefined): RawBuilder<unknown>[] {
  if (!q) return []
  return [sql`search_fold(n.search_text) like ${patternOf(q)}`]
}

/** The tasks of some ranges of days, each at the newest of these days: a walk from the newest day back. */
function workedOn(
  ctx: StaffContext,
  { category, user_id, after }: Query,
  wanted: number,
  days: readonly Days[],
  more: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> {
  const owner = may(ctx, 'notes.all') ? user_id : ctx.actor.user_id
  const ofNote = [...more, ...(category ? [sql`n.category = ${category}`] : [])]
  const where = [
    sql`true`,
    ...(owner ? [sql`l.note_owner_id = ${owner}`] : []),
    ...(user_id ? [sql`l.note_owner_id = ${user_id}`] : []),
    // Asked day by day, with no other way left: joined, the whole month would be read to find the newest.
    ...(ofNote.length > 0
      ? [
          sql`exists (select from notes n where n.id = l.note_id and ${sql.join(ofNote, sql` and `)} offset 0)`,
        ]
      : []),
  ]
  const [day, id] = placeOf(after)
  if (day) {
    where.push(sql`(l.work_date, l.note_id) < (${day}::date, ${id}::uuid)`)
  }
  const walks = days.map(
    (range) => sql`(
      select l.note_id, l.work_date as day from daily_work_logs l
        where ${within(sql`l.work_date`, [range])} and ${sql.join(where, sql` and `)}
          and not exists (select from daily_work_logs newer where newer.note_id = l.note_id
            and ${within(sql`newer.work_date`, days)} and (newer.work_date, newer.user_id) > (l.work_date, l.user_id))
        order by l.work_date desc, l.note_id desc limit ${sql.lit(wanted)})`,
  )
  return sql.join(walks, sql` union all `)
}

function within(day: RawBuilder<unknown>, days: readonly Days[]): RawBuilder<unknown> {
  const each = days.map(({ from, until }) => sql`${day} >= ${from}::date and ${day} < ${until}::date`)
  return each.length > 0 ? sql`(${sql.join(each, sql` or `)})` : sql`true`
}

/** The newest days of each of some tasks; of some ranges of days, or all. */
async function daysOf(ctx: StaffContext, task_ids: string[], days: readonly Days[]): Promise<WorkLogRow[]> {
  if (task_ids.length === 0) return []
  const rows = await sql<WorkLogRow>`
    select ${columns}
      from unnest(${task_ids}::uuid[]) as task(id)
      cross join lateral (
        select * from daily_work_logs where note_id = task.id and ${within(sql`work_date`, days)}
          order by work_date desc, id desc limit ${sql.lit(daysOfACard)}
      ) l ${joined}
      order by l.work_date desc, l.id desc`.execute(ctx.db)
  return rows.rows
}

/** The hours of each of some tasks in a month, also where a card shows a few of its days only. */
async function hoursOf(
  ctx: StaffContext,
  task_ids: string[],
  month: Days | undefined,
): Promise<Map<string, number> | undefined> {
  if (!month) return undefined
  const { rows } = await sql<{ note_id: string; hours: string }>`
    select note_id, sum(hours_worked) as hours from daily_work_logs
      where note_id = any(${task_ids}) and ${within(sql`work_date`, [month])} group by note_id`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ note_id, hours }) => [note_id, Number(hours)]))
}

function breakdownOf(
  ctx: StaffContext,
  task: TaskRow,
  logs: WorkLogRow[],
  ofMonth: Map<string, number> | undefined,
): TaskBreakdown {
  return {
    task_id: task.task_id,
    task_title: task.task_title,
    client_name: task.client_name,
    case_id: task.case_id,
    profiles: { user_id: task.user_id, full_name: task.full_name },
    is_archived: task.is_archived,
    total_hours: Number(task.total_hours),
    hours_in_month: ofMonth ? (ofMonth.get(task.task_id) ?? 0) : null,
    daily_logs: logs
      .filter((log) => log.note_id === task.task_id)
      .map((log) => presentWorkLog(ctx.actor, log)),
    can: { add: !task.is_archived && mayChange(ctx.actor, task) },
  }
}
