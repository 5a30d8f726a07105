import { type RawBuilder, sql } from 'kysely'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import {
  type listTimeline as listCall,
  type nextTimelinePosition as nextCall,
  type TimelineEvent,
  timelineLimits,
} from '../../../contract/timeline.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { textSearch } from '../../kernel/text-search.ts'
import { onDaysMeant } from '../notes/public.ts'
import { type StoredEvent, timelineEvents } from './rows.ts'
import { meansOverdue, statusesMeant } from './rules.ts'

/** How the events of a case stand: by place, then by date. */
const order = sql`r.order_position, r.timeline_date, r.id`

/** How all stand: the case with the newest event first. */
const orderOfAll = sql`r.newest_date desc, r.case_id, ${order}`

type Query = InputOf<typeof listCall>['query']
type ListedEvent = StoredEvent & { newest_date: string }

/** A page of the events that stand. Cut before the names are joined, which then are read once. */
export async function listTimeline(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: TimelineEvent[]; next: string | null }> {
  const where = [sql`r.deleted_at is null`, ...(await conditions(ctx, query))]
  // One case is its own order; its index holds it.
  const isOfOne = query.case_ref !== undefined || query.case_id !== undefined
  const some = isOfOne
    ? sql`select r.*, r.timeline_date as newest_date from case_timeline r
        where ${sql.join(where, sql` and `)} order by ${order}`
    : sql`select r.*, c.newest_date from ${keptDates(ctx)} c join case_timeline r on r.case_id = c.case_id
        where c.newest_date is not null and ${sql.join(where, sql` and `)}
        order by c.newest_date desc, c.case_id, ${order}`
  const rows = await sql<ListedEvent>`
    select ${timelineEvents.columns}, r.newest_date from (${some} limit ${query.limit + 1}) r ${timelineEvents.join}
      order by ${isOfOne ? order : orderOfAll}`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [
    row.newest_date,
    row.case_id,
    String(row.order_position),
    row.timeline_date,
    row.id,
  ])
  const events = items.map(({ newest_date: _, ...row }) => row)
  return { items: await timelineEvents.present(ctx, events), next }
}

/** The newest date of each case; of whoever may not see every case, as far as they see it. */
function keptDates({ actor }: StaffContext): RawBuilder<unknown> {
  if (!actor.hides_cases) return sql`timeline_cases`
  return sql`(select case_id, newest_date from timeline_cases union all select * from timeline_dates_touched())`
}

const keyShapes = [dayShape, /^[\s\S]{1,100}$/, /^\d{1,7}$/, dayShape, idShape]

async function conditions(
  ctx: StaffContext,
  { case_id, case_ref, status, q, after }: Query,
): Promise<RawBuilder<unknown>[]> {
  const where = q ? [sql`(${sql.join(await meansOf(ctx, q), sql` or `)})`] : []
  if (case_id) where.push(sql`r.case_id = ${case_id}`)
  if (case_ref) where.push(sql`r.case_ref = ${case_ref}`)
  if (status) where.push(sql`r.status = ${status}`)
  if (after) {
    const [newest, of, place, day, id] = decodeCursor(after, keyShapes)
    if (case_ref || case_id) where.push(sql`(${order}) > (${place}::integer, ${day}::date, ${id}::uuid)`)
    else
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
    ...(await textSearch(ctx, 'case_timeline', 'r', q)),
    ...onDaysMeant(sql`r.timeline_date`, q, ctx.now),
    ...statusesMeant(q).map((status) => sql`r.status = ${status}`),
    ...(meansOverdue(q) ? [sql`(r.status = 'pending' and r.timeline_date < ${today}::date)`] : []),
  ]
}

/** The ids of a case's events in their order. */
export async function idsInOrder(ctx: StaffContext, case_id: string): Promise<string[]> {
  const rows = await sql<{ id: string }>`
    select r.id from case_timeline r where r.case_id = ${case_id} and r.deleted_at is null
      order by ${order}`.execute(ctx.db)
  return rows.rows.map(({ id }) => id)
}

/** The place after all events of a case; where the last place is taken, that one, and they stand by date. */
export async function nextPosition(
  ctx: StaffContext,
  { query: { case_id, except } }: InputOf<typeof nextCall>,
): Promise<{ order_position: number }> {
  const others = except === undefined ? sql`true` : sql`r.id <> ${except}`
  const { rows } = await sql<{ last: number }>`
    select r.order_position as last from case_timeline r
      where r.case_id = ${case_id} and r.deleted_at is null and ${others}
      order by r.order_position desc limit 1`.execute(ctx.db)
  const next = rows[0] ? rows[0].last + 1 : 0
  return { order_position: Math.min(next, timelineLimits.order_position) }
}
