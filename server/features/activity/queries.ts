import { type RawBuilder, sql } from 'kysely'
import type { Activity, ActivityFilters, listActivity as listCall } from '../../../contract/activity.ts'
import type { listCaseActivity as ofCaseCall } from '../../../contract/case-file.ts'
import { rangeOfDay } from '../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, momentShape, page } from '../../kernel/cursor.ts'
import { assertCaseSeen } from '../cases/public.ts'
import { type AuthorRow, presentAuthor } from '../people/public.ts'
import { type ActivityRow, leadOf, peopleIn, presentActivity } from './rules.ts'

const numberShape = /^\d{1,18}$/

/** A page of what happened, newest first. */
export async function listActivity(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Activity[]; next: string | null }> {
  const days = rangeOfDays(query, ctx.settings.FIRM_TIME_ZONE)
  const after = query.after === undefined ? undefined : decodeCursor(query.after, [momentShape, numberShape])
  const lead = leadOf(query)
  const ordered = lead ? along(lead.column, lead.value, days, after) : alongAll(days, after)
  const where = [...ordered.where, ...conditions(query, lead?.column)]
  const { rows } = await sql<ActivityRow>`
    select e.id, e.type, e.area, e.action, e.subject_id, e.actor_id, e.happened_at,
        case when c.id is null then e.detail else e.detail || jsonb_build_object('case_id', c.case_id) end as detail
      from activity_events e
        -- What is called by its case names that, for who sees it.
        left join cases c on c.id = e.case_ref and e.area in ('hearing', 'deadline', 'client_message')
      where ${sql.join(where, sql` and `)}
      order by ${ordered.by}, e.happened_at desc, e.id desc limit ${query.limit + 1}`.execute(ctx.db)
  const { items, next } = page(rows, query.limit, (row) => [row.happened_at, String(row.id)])
  const people = await findPeople(ctx, peopleIn(items))
  return { items: items.map((row) => presentActivity(row, people)), next }
}

const newest = '9223372036854775807'

/** A page of what happened on a case, as far as the reader may be told; without who did it where they may not. */
export async function listCaseActivity(
  ctx: StaffContext,
  { query }: InputOf<typeof ofCaseCall>,
): Promise<ReplyOf<typeof ofCaseCall>> {
  await assertCaseSeen(ctx, query.id)
  const [before = newest] = query.after ? decodeCursor(query.after, [numberShape]) : []
  const { rows } = await sql<ActivityRow & { is_actor_told: boolean }>`
    select * from case_activity(${query.id}, ${before}::bigint, ${query.limit + 1})`.execute(ctx.db)
  const { items, next } = page(rows, query.limit, ({ id }) => [String(id)])
  const people = await findPeople(ctx, peopleIn(items))
  return {
    items: items.map(({ is_actor_told, ...row }) => ({ ...presentActivity(row, people), is_actor_told })),
    next,
  }
}

interface Ordered {
  where: RawBuilder<unknown>[]
  by: RawBuilder<unknown>
}

type After = readonly string[] | undefined
type Days = { from: string; to: string }

/**
 * Along the index of one filter and no other: as a range, and ordered by it. Of an equation the planner would know that
 * the newest-first index has the same order, and walk all of it backwards for somebody who left years ago.
 */
function along(column: string, value: string, { from, to }: Days, after: After): Ordered {
  const [key, type] = [sql.ref(`e.${column}`), sql.raw(column.endsWith('_id') ? 'uuid' : 'text')]
  const is = sql`${value}::${type}`
  const where = [sql`(${key}, e.happened_at) >= (${is}, ${from}::timestamptz)`]
  if (after) {
    const [happened_at, id] = after
    where.push(sql`(${key}, e.happened_at, e.id) < (${is}, ${happened_at}::timestamptz, ${id}::bigint)`)
    where.push(sql`e.happened_at < ${to}::timestamptz`)
  } else where.push(sql`(${key}, e.happened_at) < (${is}, ${to}::timestamptz)`)
  return { where, by: sql`${key} desc` }
}

function alongAll({ from, to }: Days, after: After): Ordered {
  const where = [sql`e.happened_at >= ${from}::timestamptz`, sql`e.happened_at < ${to}::timestamptz`]
  if (after) {
    const [happened_at, id] = after
    where.push(sql`(e.happened_at, e.id) < (${happened_at}::timestamptz, ${id}::bigint)`)
  }
  return { where, by: sql`e.happened_at desc` }
}

/** The filters beside the one that leads. */
function conditions(filters: ActivityFilters, lead: string | undefined): RawBuilder<unknown>[] {
  const { actor_id, subject_id, area, action } = filters
  const wanted = Object.entries({ actor_id, subject_id, area, action })
  return wanted.flatMap(([column, value]) =>
    value === undefined || column === lead ? [] : [sql`${sql.ref(`e.${column}`)} = ${value}`],
  )
}

function rangeOfDays({ from, to }: ActivityFilters, zone: string): Days {
  return {
    from: from === undefined ? '-infinity' : rangeOfDay(from, zone).from.toISOString(),
    to: to === undefined ? 'infinity' : rangeOfDay(to, zone).to.toISOString(),
  }
}

async function findPeople(ctx: StaffContext, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const { rows } = await sql<AuthorRow & { user_id: string }>`
    select user_id, full_name, role, left_at from profiles where user_id = any(${ids}::uuid[])`.execute(
    ctx.db,
  )
  return new Map(rows.map(({ user_id, ...row }) => [user_id, { user_id, ...presentAuthor(row) }]))
}
