import { sql } from 'kysely'
import type { CourtCalendar } from '../../../contract/court-days.ts'
import { daysAfter } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  getRecurrence as getCall,
  listRecurrences as listCall,
  Recurrence,
} from '../../../contract/recurrences.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/refusal.ts'
import { findCourtCalendar, usualCalendar } from '../courts/public.ts'

const columns = sql`r.id, r.user_id, r.draft ->> 'title' as title, r.every, r.unit, r.weekdays, r.month_day, r.closed_days,
  r.starts_on, r.ends_on, r.make_on, r.paused_at, r.version`

/** What of the caller's comes again, or how one task does that they see. */
export async function listRecurrences(
  ctx: StaffContext,
  { query: { note_id } }: Pick<InputOf<typeof listCall>, 'query'>,
): Promise<{ items: Recurrence[] }> {
  const which =
    note_id === undefined
      ? sql`r.user_id = ${ctx.actor.user_id}`
      : sql`r.id = (select recurrence_ref from notes where id = ${note_id})`
  const { rows } = await sql<Recurrence>`
    select ${columns} from note_recurrences r where ${which} order by r.created_at desc, r.id limit 200`.execute(
    ctx.db,
  )
  return { items: rows }
}

/** One of them; throws not-found for one that is not the caller's to see. */
export async function getRecurrence(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<Recurrence> {
  const { rows } = await sql<Recurrence>`
    select ${columns} from note_recurrences r where r.id = ${params.id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return row
}

/** The days of the courts that tasks keep to, around a day; undefined where the firm has no calendar. */
export async function calendarAround(ctx: Context, day: string): Promise<CourtCalendar | undefined> {
  const calendar_ref = await usualCalendar(ctx)
  if (calendar_ref === undefined) return undefined
  const days = { from: daysAfter(day, -daysAround), until: daysAfter(day, daysAround) }
  return findCourtCalendar(ctx, { calendar_ref, ...days })
}

/** Longer than any rule waits, and the holidays after it. */
const daysAround = 800
