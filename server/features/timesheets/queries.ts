import { type RawBuilder, sql } from 'kysely'
import type { BillingSettings } from '../../../contract/billing-settings.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import {
  type listTimesheets as listCall,
  type OddOfWeek,
  type oddOfWeek as oddCall,
  oddLimits,
  type Timesheet,
  timesheetLimits,
} from '../../../contract/timesheets.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { Refusal, unknownId } from '../../kernel/refusal.ts'
import { caseOnBoard } from '../cases/public.ts'
import { presentSheet, type StoredSheet } from './rules.ts'

const nameShape = /^\P{Cc}{1,400}$/u

/** Weeks under the name `r`, after the page is cut with what their time sums up to and what of it looks odd. */
const sheets = (ctx: StaffContext, where: readonly RawBuilder<unknown>[], limit: number) => sql`
  select r.*, d.full_name as decided_by_name, days.seconds, entries.billable_seconds,
      days.over + days.missing + entries.lacking + hearings.missed as odd
    from (select t.user_id, p.full_name, p.left_at, t.week_start, t.state, t.submitted_at, t.decided_by, t.decided_at, t.reason,
          t.version
        from timesheets t join profiles p on p.user_id = t.user_id
        where ${sql.join(where, sql` and `)}
        order by t.week_start desc, p.full_name collate firm_order, t.user_id limit ${limit}) r
      left join profiles d on d.user_id = r.decided_by
      cross join lateral (
        select coalesce(sum(w.seconds), 0)::integer as seconds, count(*) filter (where w.seconds > ${timesheetLimits.longDay})::integer as over,
            count(*) filter (where w.seconds is null and ${isWorkday(ctx, sql`r.user_id`)})::integer as missing
          from generate_series(0, 6) as n cross join lateral (select r.week_start + n as day) as each
            left join days_of_week(r.user_id, r.week_start) w on w.day = each.day) as days
      cross join lateral (
        select coalesce(sum(e.seconds) filter (where e.is_billable), 0)::integer as billable_seconds,
            count(*) filter (where ${isLacking})::integer as lacking
          from ${timeOfWeek(ctx, sql`r.user_id`, sql`r.week_start`)}) as entries
      cross join lateral (
        select count(*)::integer as missed from ${missedHearings(ctx, sql`r.user_id`, sql`r.week_start`)}) as hearings
    order by r.week_start desc, r.full_name collate firm_order, r.user_id`

/** Time `e` of somebody's week with what it lacks: what the caller sees, and their own on cases hidden from them since. */
const timeOfWeek = (
  { actor }: StaffContext,
  user_id: RawBuilder<unknown>,
  week_start: RawBuilder<unknown>,
) => {
  const seen = sql`select id, work_date, seconds, billing = 'bill' as is_billable, case_ref is null as no_case,
      activity_code is null as no_activity, description = '' as no_text
    from time_entries where user_id = ${user_id} and work_date between ${week_start} and ${week_start} + 6`
  const hidden = sql`select id, work_date, seconds, is_billable, false, no_activity, no_text
    from own_hidden_week(${user_id}, ${week_start})`
  return actor.hides_cases ? sql`(${seen} union all ${hidden}) e` : sql`(${seen}) e`
}

/** Time `e` of which it is not said on what case, of what kind or what it was. */
const isLacking = sql`(e.no_case or e.no_activity or e.no_text)`

const today = (ctx: StaffContext) => dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)

/** A day `each` that is over, no Friday or Saturday, on which somebody was not away. */
const isWorkday = (ctx: StaffContext, user_id: RawBuilder<unknown>) => sql`
  each.day < ${today(ctx)}::date and extract(dow from each.day) not in (5, 6)
    and not exists (select from absences a where a.user_id = ${user_id} and each.day between a.from_on and a.until_on)`

/** A page of the weeks that the caller may see, the newest first. */
export async function listTimesheets(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Timesheet[]; next: string | null }> {
  const { state, user_id, from, to, after, limit } = query
  const place = after ? decodeCursor(after, [dayShape, nameShape, idShape]) : undefined
  const where = [
    // The policy says no less; stated here it picks the person's index.
    may(ctx, 'time.approve') ? sql`true` : sql`t.user_id = ${ctx.actor.user_id}`,
    ...(state ? [sql`t.state = ${state}`] : []),
    ...(user_id ? [sql`t.user_id = ${user_id}`] : []),
    ...(from ? [sql`t.week_start >= ${from}::date`] : []),
    ...(to ? [sql`t.week_start <= ${to}::date`] : []),
    ...(place
      ? [
          sql`(t.week_start < ${place[0]}::date or (t.week_start = ${place[0]}::date
            and (p.full_name collate firm_order, t.user_id) > (${place[1]}, ${place[2]}::uuid)))`,
        ]
      : []),
  ]
  const { rows } = await sql<StoredSheet>`${sheets(ctx, where, limit + 1)}`.execute(ctx.db)
  const othersDecide = await othersApprove(ctx)
  const items = rows.map((row) => presentSheet(ctx.actor, row, othersDecide))
  return page(items, limit, (row) => [row.week_start, row.full_name, row.user_id])
}

/** One week, if it is not open and the caller may see it. */
export async function findTimesheet(
  ctx: StaffContext,
  { user_id, week_start }: Pick<Timesheet, 'user_id' | 'week_start'>,
): Promise<Timesheet | undefined> {
  const where = [sql`t.user_id = ${user_id}`, sql`t.week_start = ${week_start}::date`]
  const { rows } = await sql<StoredSheet>`${sheets(ctx, where, 1)}`.execute(ctx.db)
  return rows[0] && presentSheet(ctx.actor, rows[0], await othersApprove(ctx))
}

async function othersApprove(ctx: StaffContext): Promise<boolean> {
  if (!may(ctx, 'time.approve')) return true
  const { rows } = await sql<{ others: boolean }>`select others_approve_time() as others`.execute(ctx.db)
  return rows[0]?.others ?? true
}

/** What looks odd in a week, so that it is mended before it is submitted or approved. */
export async function oddOfWeek(
  ctx: StaffContext,
  { query: { week_start, user_id = ctx.actor.user_id } }: InputOf<typeof oddCall>,
): Promise<OddOfWeek> {
  if (user_id !== ctx.actor.user_id && !may(ctx, 'time.approve'))
    throw new Refusal('forbidden', 'rights.not_yours')
  await assertPerson(ctx, user_id)
  const of = { user_id, week_start }
  return {
    billable_seconds: await billableOf(ctx, of),
    ...(await oddDays(ctx, of)),
    entries_without: await entriesWithout(ctx, of),
    hearings: await hearingsWithout(ctx, of),
  }
}

/** Of nobody there is nothing odd to say; whoever left is known still. */
async function assertPerson(ctx: StaffContext, user_id: string): Promise<void> {
  const { rows } = await sql`select from profiles where user_id = ${user_id}`.execute(ctx.db)
  if (rows.length === 0) throw unknownId('user_id')
}

type OfWeek = Pick<Timesheet, 'user_id' | 'week_start'>

async function billableOf(ctx: StaffContext, { user_id, week_start }: OfWeek): Promise<number> {
  const { rows } = await sql<{ billable: number }>`
    select coalesce(sum(e.seconds), 0)::integer as billable
      from ${timeOfWeek(ctx, sql`${user_id}::uuid`, sql`${week_start}::date`)} where e.is_billable`.execute(
    ctx.db,
  )
  return rows[0]?.billable ?? 0
}

async function oddDays(ctx: StaffContext, { user_id, week_start }: OfWeek) {
  const { rows } = await sql<{ day: string; seconds: number | null; is_missing: boolean }>`
    select each.day, w.seconds, w.seconds is null and ${isWorkday(ctx, sql`${user_id}::uuid`)} as is_missing
      from generate_series(0, 6) as n cross join lateral (select ${week_start}::date + n as day) as each
        left join days_of_week(${user_id}::uuid, ${week_start}::date) w on w.day = each.day
      order by each.day`.execute(ctx.db)
  return {
    days_over: rows.flatMap(({ day, seconds }) =>
      seconds !== null && seconds > timesheetLimits.longDay ? [{ day, seconds }] : [],
    ),
    days_without: rows.filter(({ is_missing }) => is_missing).map(({ day }) => day),
  }
}

async function entriesWithout(ctx: StaffContext, { user_id, week_start }: OfWeek) {
  const { rows } = await sql<OddOfWeek['entries_without'][number]>`
    select e.id, e.work_date, e.seconds, to_jsonb(array_remove(array[case when e.no_case then 'case' end,
        case when e.no_activity then 'activity' end, case when e.no_text then 'text' end], null)) as lacks
      from ${timeOfWeek(ctx, sql`${user_id}::uuid`, sql`${week_start}::date`)} where ${isLacking}
      order by e.work_date, e.id limit ${oddLimits.entries}`.execute(ctx.db)
  return rows
}

/**
 * Days in court `h` of somebody in a week, whose time has come, of which neither is time logged nor their person said that there
 * is none.
 */
const missedHearings = (ctx: StaffContext, user_id: RawBuilder<unknown>, week_start: RawBuilder<unknown>) => {
  const ofWeek = sql`select id, on_day, at_time, case_ref from hearings
    where on_day between ${week_start} and least(${week_start} + 6, ${today(ctx)}::date) and deleted_at is null and state <> 'vacated'`
  const local = sql`(${ctx.now.toISOString()}::timestamptz at time zone ${ctx.settings.FIRM_TIME_ZONE})`
  // Each half has its index; of a person who appears and is listed as going along there is one.
  return sql`(${ofWeek} and appears_id = ${user_id} union ${ofWeek} and with_ids <> '{}' and ${user_id} = any (with_ids)) h
    where h.on_day + coalesce(h.at_time, '00:00'::time) <= ${local}
      and not exists (select from time_entries e where e.user_id = ${user_id} and e.work_date = h.on_day
        and (e.case_ref = h.case_ref or (e.source = 'hearing' and e.source_id = h.id)))
      and not exists (select from suggestion_dismissals s where s.user_id = ${user_id} and s.work_date = h.on_day
        and s.source = 'hearing' and s.source_id = h.id)`
}

async function hearingsWithout(ctx: StaffContext, { user_id, week_start }: OfWeek) {
  const missed = missedHearings(ctx, sql`${user_id}::uuid`, sql`${week_start}::date`)
  const { rows } = await sql<OddOfWeek['hearings'][number]>`
    select r.id, r.day, to_char(r.at_time, 'HH24:MI') as at_time, ${caseOnBoard.column} as case
      from (select h.id, h.on_day as day, h.at_time, h.case_ref, null::jsonb as board from ${missed}
          order by h.on_day, h.id limit ${oddLimits.hearings}) r
        ${caseOnBoard.join(sql`board_of_case(r.case_ref)`)}
      order by r.day, r.id`.execute(ctx.db)
  return rows
}

/** What the firm has decided of time. */
export async function getBillingSettings(ctx: StaffContext): Promise<BillingSettings> {
  const { rows } = await sql<Omit<BillingSettings, 'can'>>`
    select closed_through, leaderboard_hours, version from billing_settings`.execute(ctx.db)
  const mine = may(ctx, 'billing.approve')
  return { ...(rows[0] as Omit<BillingSettings, 'can'>), can: { close: mine, change: mine } }
}

/** How many weeks wait for a person who approves them, and since when the first does; their own where nobody else could. */
export async function weeksWaitingFor(
  ctx: StaffContext,
  user_id: string,
): Promise<{ count: number; since: string | null }> {
  const isTheirs = user_id === ctx.actor.user_id && !(await othersApprove(ctx))
  const { rows } = await sql<{ count: number; since: string | null }>`
    select count(*)::int as count, min(submitted_at) as since from timesheets where state = 'submitted' and ${isTheirs ? sql`true` : sql`user_id <> ${user_id}`}`.execute(
    ctx.db,
  )
  return rows[0] ?? { count: 0, since: null }
}
