import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../../contract/kernel/dates.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import {
  type getTimelineEvent as getCall,
  type listTimeline as listCall,
  type nextTimelinePosition as nextCall,
  type TimelineEvent,
  timelineLimits,
} from '../../../contract/timeline.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { withWords } from '../../kernel/words.ts'
import { clientsOf } from '../cases/public.ts'
import { daysMeant } from '../notes/public.ts'
import { meansOverdue, presentEvent, statusesMeant, type TimelineRow } from './rules.ts'

const columns = sql`
  t.id, t.case_id, t.title, t.description, t.timeline_date, t.status, t.order_position, t.created_at, t.version,
  t.user_id, p.full_name, p.role, p.left_at`

const joined = sql`case_timeline t join profiles p on p.user_id = t.user_id`

/** How the events of a case stand: by place, then by date. */
const order = sql`t.order_position, t.timeline_date, t.id`

/** How all stand: the case with the newest event first. */
const orderOfAll = sql`t.newest_date desc, t.case_id, ${order}`

type Query = InputOf<typeof listCall>['query']
type ListedRow = TimelineRow & { newest_date: string }

/** A page of the events that stand. Cut before the names are joined, which then are read once. */
export async function listTimeline(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: TimelineEvent[]; next: string | null }> {
  const where = [sql`t.deleted_at is null`, ...(await conditions(ctx, query))]
  const rows = await sql<ListedRow>`
    select ${columns}, t.newest_date from (
        select t.*, c.newest_date from timeline_cases c join case_timeline t on t.case_id = c.case_id
          where c.newest_date is not null and ${sql.join(where, sql` and `)}
          order by c.newest_date desc, c.case_id, ${order} limit ${query.limit + 1}) t
      join profiles p on p.user_id = t.user_id
      order by ${orderOfAll}`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [
    row.newest_date,
    row.case_id,
    String(row.order_position),
    row.timeline_date,
    row.id,
  ])
  const clients = await clientsOf(
    ctx,
    items.map(({ case_id }) => case_id),
  )
  return { items: items.map(({ newest_date: _, ...row }) => presentEvent(ctx.actor, row, clients)), next }
}

const keyShapes = [dayShape, /^[\s\S]{1,100}$/, /^\d{1,7}$/, dayShape, idShape]

async function conditions(
  ctx: StaffContext,
  { case_id, status, q, after }: Query,
): Promise<RawBuilder<unknown>[]> {
  const where = q ? [sql`(${sql.join(await meansOf(ctx, q), sql` or `)})`] : []
  if (case_id) where.push(sql`t.case_id = ${case_id}`)
  if (status) where.push(sql`t.status = ${status}`)
  if (after) {
    const [newest, of, place, day, id] = decodeCursor(after, keyShapes)
    where.push(
      sql`c.newest_date <= ${newest}::date`,
      sql`(c.newest_date < ${newest}::date
        or (c.case_id, ${order}) > (${of}::text, ${place}::integer, ${day}::date, ${id}::uuid))`,
    )
  }
  return where
}

/** Words of the event, its date, or its state as the screen says it. */
async function meansOf(ctx: StaffContext, q: string): Promise<RawBuilder<unknown>[]> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  return [
    ...(await withWords(ctx, 'case_timeline', 't', q)),
    ...daysMeant(q, ctx.now).map(
      ({ first, after }) => sql`(t.timeline_date >= ${first}::date and t.timeline_date < ${after}::date)`,
    ),
    ...statusesMeant(q).map((status) => sql`t.status = ${status}`),
    ...(meansOverdue(q) ? [sql`(t.status = 'pending' and t.timeline_date < ${today}::date)`] : []),
  ]
}

/** One event that stands; throws not-found, also for a deleted one. */
export async function getTimelineEvent(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<TimelineEvent> {
  const rows = await sql<TimelineRow>`
    select ${columns} from ${joined} where t.id = ${params.id} and t.deleted_at is null`.execute(ctx.db)
  const [row] = rows.rows
  if (!row) throw notFound()
  return presentEvent(ctx.actor, row, await clientsOf(ctx, [row.case_id]))
}

/** The ids of a case's events in their order. */
export async function idsInOrder(ctx: StaffContext, case_id: string): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select t.id from case_timeline t where t.case_id = ${case_id} and t.deleted_at is null
      order by ${order}`.execute(ctx.db)
  return rows.rows.map(({ id }) => id)
}

/** The place after all events of a case; where the last place is taken, that one, and they stand by date. */
export async function nextPosition(
  ctx: StaffContext,
  { query: { case_id, except } }: InputOf<typeof nextCall>,
): Promise<{ order_position: number }> {
  const others = except === undefined ? sql`true` : sql`t.id <> ${except}`
  const { rows } = await sql<{ last: number }>`
    select t.order_position as last from case_timeline t
      where t.case_id = ${case_id} and t.deleted_at is null and ${others}
      order by t.order_position desc limit 1`.execute(ctx.db)
  const next = rows[0] ? rows[0].last + 1 : 0
  return { order_position: Math.min(next, timelineLimits.order_position) }
}
