import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import {
  type listBreakdown as breakdownCall,
  daysOfACard,
  type listWorkLogs as listCall,
  type TaskBreakdown,
  type WorkLog,
} from '../../../contract/work-logs.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { escapeLike, mayChange } from '../notes/public.ts'
import { presentWorkLog, type WorkLogRow } from './rules.ts'

const dayShape = /^\d{4}-\d{2}-\d{2}$/

const columns = sql`
  l.id, l.note_id, l.user_id, p.full_name, l.work_date, l.hours_worked, l.version,
  n.user_id as owner_id, n.is_archived`

const joined = sql`join notes n on n.id = l.note_id join profiles p on p.user_id = l.user_id`

/** A page of the days of work that the caller may see, newest first. */
export async function listWorkLogs(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: WorkLog[]; next: string | null }> {
  const where = [sql`true`]
  // The policy says no less; stated here it picks the person's index.
  if (ctx.actor.role !== 'partner' && !query.note_id) where.push(sql`l.user_id = ${ctx.actor.user_id}`)
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
  user_id: string
  is_archived: boolean
  total_hours: string
  last_worked_on: string
}

/** A page of tasks with their days of work, those worked on last first. */
export async function listBreakdown(
  ctx: StaffContext,
  { query }: InputOf<typeof breakdownCall>,
): Promise<{ items: TaskBreakdown[]; next: string | null }> {
  const tasks = await sql<TaskRow>`
    select id as task_id, title as task_title, user_id, is_archived, hours_worked as total_hours, last_worked_on
      from notes where ${sql.join(tasksWhere(ctx, query), sql` and `)}
      order by last_worked_on desc, id desc limit ${query.limit + 1}`.execute(ctx.db)
  const { items, next } = page(tasks.rows, query.limit, (row) => [row.last_worked_on, row.task_id])
  const logs = await daysOf(
    ctx,
    items.map((task) => task.task_id),
  )
  return { items: items.map((task) => breakdownOf(ctx, task, logs)), next }
}

function tasksWhere(ctx: StaffContext, query: InputOf<typeof breakdownCall>['query']): RawBuilder<unknown>[] {
  const where = [sql`last_worked_on is not null`]
  if (ctx.actor.role !== 'partner') where.push(sql`user_id = ${ctx.actor.user_id}`)
  if (query.user_id) where.push(sql`user_id = ${query.user_id}`)
  if (query.category) where.push(sql`category = ${query.category}`)
  if (query.q) where.push(sql`search_text like ${`%${escapeLike(query.q.toLowerCase())}%`}`)
  if (query.after) {
    const [day, id] = decodeCursor(query.after, [dayShape, idShape])
    where.push(sql`(last_worked_on, id) < (${day}::date, ${id}::uuid)`)
  }
  return where
}

/** The newest days of each of some tasks. */
async function daysOf(ctx: StaffContext, task_ids: string[]): Promise<WorkLogRow[]> {
  const rows = await sql<WorkLogRow>`
    select ${columns}
      from unnest(${task_ids}::uuid[]) as task(id)
      cross join lateral (
        select * from daily_work_logs where note_id = task.id order by work_date desc, id desc limit ${daysOfACard}
      ) l ${joined}
      order by l.work_date desc, l.id desc`.execute(ctx.db)
  return rows.rows
}

function breakdownOf(ctx: StaffContext, task: TaskRow, logs: WorkLogRow[]): TaskBreakdown {
  return {
    task_id: task.task_id,
    task_title: task.task_title,
    is_archived: task.is_archived,
    total_hours: Number(task.total_hours),
    daily_logs: logs
      .filter((log) => log.note_id === task.task_id)
      .map((log) => presentWorkLog(ctx.actor, log)),
    can: { add: !task.is_archived && mayChange(ctx.actor, task) },
  }
}
