import { type RawBuilder, sql } from 'kysely'
import type {
  CourtDaysChanged,
  clearCourtDays as clearCall,
  copyCourtYear as copyCall,
  setCourtDays as setCall,
} from '../../../../contract/court-calendars.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { notFound } from '../../../kernel/refusal.ts'
import { assertCourtDays, type DaysOfCalendar, touchedBy } from '../queries.ts'
import { courtCalendars, followersOf } from '../rows.ts'

/** Says of each day of a range what it is, in place of what was said of it. */
export async function setCourtDays(
  ctx: StaffContext,
  { body }: InputOf<typeof setCall>,
): Promise<CourtDaysChanged> {
  const { calendar_ref, from, until, court_sits, office_open, kind, name_en } = body
  assertCourtDays(body)
  const held = await holdCalendar(ctx, calendar_ref)
  const days = await count(
    ctx,
    sql`insert into court_days (calendar_ref, day, court_sits, office_open, kind, name_en, name_bn, source)
      select ${calendar_ref}, day::date, ${court_sits}, ${office_open}, ${kind}, ${name_en}, ${body.name_bn || null},
          ${body.source || null}
        from generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') day order by day
      on conflict (calendar_ref, day) do update set court_sits = excluded.court_sits, office_open = excluded.office_open,
        kind = excluded.kind, name_en = excluded.name_en, name_bn = excluded.name_bn, source = excluded.source`,
  )
  return tell(ctx, body, { ...held, change: 'entered', count: days, name_en })
}

/** Lets the days of a range follow the week again. */
export async function clearCourtDays(
  ctx: StaffContext,
  { body }: InputOf<typeof clearCall>,
): Promise<CourtDaysChanged> {
  assertCourtDays(body)
  const held = await holdCalendar(ctx, body.calendar_ref)
  const days = await count(
    ctx,
    sql`delete from court_days where calendar_ref = ${body.calendar_ref} and day between ${body.from} and ${body.until}`,
  )
  return tell(ctx, body, { ...held, change: 'cleared', count: days })
}

/** Brings the days of a year from another calendar; what somebody has entered stays. */
export async function copyCourtYear(
  ctx: StaffContext,
  { body: { from_ref, to_ref, year } }: InputOf<typeof copyCall>,
): Promise<CourtDaysChanged> {
  const range = { calendar_ref: to_ref, from: `${year}-01-01`, until: `${year}-12-31` }
  await holdCalendar(ctx, from_ref)
  const held = await holdCalendar(ctx, to_ref)
  const days = await count(
    ctx,
    sql`insert into court_days (calendar_ref, day, court_sits, office_open, kind, name_en, name_bn, source)
      select ${to_ref}, day, court_sits, office_open, kind, name_en, name_bn, source from court_days
        where calendar_ref = ${from_ref} and day between ${range.from} and ${range.until} order by day
      on conflict (calendar_ref, day) do nothing`,
  )
  return tell(ctx, range, { ...held, change: 'copied', count: days })
}

/**
 * What a calendar is called, which stays until the end of the transaction; throws not-found. The days of a deleted one are
 * news of a case that follows it, and for nobody from whom that is hidden.
 */
async function holdCalendar(ctx: StaffContext, id: string): Promise<Pick<Change, 'title' | 'case_ref'>> {
  await courtCalendars.get(ctx, { params: { id } })
  const { rows } = await sql<{ title: string; case_ref: string | null }>`
    select r.name as title, case when r.deleted_at is not null then (${followersOf(sql`r.id`)} limit 1) end as case_ref
      from court_calendars r where r.id = ${id} for key share of r`.execute(ctx.db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

async function count(ctx: StaffContext, write: RawBuilder<unknown>): Promise<number> {
  return Number((await write.execute(ctx.db)).numAffectedRows ?? 0)
}

interface Change {
  title: string
  case_ref: string | null
  change: 'entered' | 'cleared' | 'copied'
  count: number
  name_en?: string
}

/** A change of no day is no news. */
async function tell(ctx: StaffContext, range: DaysOfCalendar, change: Change): Promise<CourtDaysChanged> {
  const { calendar_ref, from, until } = range
  const event = { type: 'court_calendar.changed', subject_id: calendar_ref, from, until, ...change } as const
  if (change.count > 0)
    await record(ctx, event, [{ topic: 'court_calendars', audience: 'staff', subject_id: calendar_ref }])
  return { days: change.count, touched: await touchedBy(ctx, range) }
}
