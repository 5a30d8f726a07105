import { type RawBuilder, sql } from 'kysely'
import {
  type CourtCalendarRow,
  type CourtDayRow,
  type CourtDaysChanged,
  type listCourtCalendars as calendarsCall,
  type listCourtDays as daysCall,
  mostCourtDays,
} from '../../../contract/court-calendars.ts'
import type { CourtCalendar } from '../../../contract/court-days.ts'
import type {
  CaseStage,
  CaseType,
  Court,
  CourtFilters,
  listCourts as courtsCall,
  listCaseStages as stagesCall,
  listCaseTypes as typesCall,
} from '../../../contract/courts.ts'
import {
  type CountingRule,
  computeDeadline,
  countedBefore,
  type KeptStep,
} from '../../../contract/deadline-days.ts'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { dayOf, daysAfter } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import type { Order } from '../../kernel/kept-row-sql.ts'
import { invalidField, notFound } from '../../kernel/refusal.ts'
import { patternOf } from '../../kernel/text-search.ts'
import { caseStages, caseTypes, courtCalendars, courts } from './rows.ts'
import { calendarOfLevel } from './rules.ts'

const anything = { test: () => true }
const byName: Order<{ name_en: string }> = {
  by: [
    {
      key: sql`r.name_en collate firm_order`,
      keyOf: ({ name_en }) => name_en,
      type: 'text',
      shape: anything,
    },
  ],
  direction: 'asc',
}
const inTheirOrder: Order<{ place_in_order: number }> = {
  by: [
    {
      key: sql`r.place_in_order`,
      keyOf: ({ place_in_order }) => String(place_in_order),
      type: 'integer',
      shape: /^\d+$/,
    },
  ],
  direction: 'asc',
}

/** Tables of a few hundred rows: a search reads them. */
function fitting({ q, is_active }: CourtFilters, names: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    ...(is_active === undefined ? [] : [sql`r.is_active = ${is_active}`]),
    ...(q ? [sql`search_fold(lower(concat_ws(' ', ${names}))) like ${patternOf(q)}`] : []),
  ]
}

type Paged<Row> = Promise<{ items: Row[]; next: string | null }>

/** A page of the courts that fit, by name. */
export const listCourts = (ctx: StaffContext, { query }: InputOf<typeof courtsCall>): Paged<Court> =>
  courts.page(ctx, fitting(query, sql`r.name_en, r.name_bn, r.district, r.place`), query, byName)

/** A page of the types that fit, by name. */
export const listCaseTypes = (ctx: StaffContext, { query }: InputOf<typeof typesCall>): Paged<CaseType> =>
  caseTypes.page(
    ctx,
    fitting(query, sql`r.code, r.name_en, r.name_bn, array_to_string(r.aliases, ' ')`),
    query,
    byName,
  )

/** A page of the stages that fit, in their order. */
export const listCaseStages = (ctx: StaffContext, { query }: InputOf<typeof stagesCall>): Paged<CaseStage> =>
  caseStages.page(ctx, fitting(query, sql`r.name_en, r.name_bn`), query, inTheirOrder)

/** A page of the calendars of the courts, by name. */
export const listCourtCalendars = (
  ctx: StaffContext,
  { query }: InputOf<typeof calendarsCall>,
): Paged<CourtCalendarRow> =>
  courtCalendars.page(ctx, [], query, {
    by: [{ key: sql`r.name collate firm_order`, keyOf: ({ name }) => name, type: 'text', shape: anything }],
    direction: 'asc',
  })

export interface DaysOfCalendar {
  calendar_ref: string
  from: string
  until: string
}

/** Throws, naming the field, where a range is none or too long. */
export function assertCourtDays({ from, until }: DaysOfCalendar): void {
  if (until < from) throw invalidField('until', complaint('before_from'))
  if (until >= daysAfter(from, mostCourtDays))
    throw invalidField('until', complaint('days_after_from', { most: mostCourtDays }))
}

/** The days of a range on which a calendar differs from its week. */
export async function listCourtDays(
  ctx: StaffContext,
  { query }: InputOf<typeof daysCall>,
): Promise<{ items: CourtDayRow[] }> {
  assertCourtDays(query)
  const { calendar_ref, from, until } = query
  await courtCalendars.get(ctx, { params: { id: calendar_ref } })
  const found = await sql<CourtDayRow>`
    select day, court_sits, office_open, kind, name_en, name_bn, source from court_days
      where calendar_ref = ${calendar_ref} and day between ${from} and ${until} order by day`.execute(ctx.db)
  return { items: found.rows }
}

/** A calendar as the rules of days take it, with the days of a range; undefined where there is none of the id. */
export async function findCourtCalendar(
  ctx: Pick<Context, 'db'>,
  { calendar_ref, from, until }: DaysOfCalendar,
): Promise<CourtCalendar | undefined> {
  const found = await sql<Pick<CourtCalendarRow, 'weekly_off' | 'filled_until'> & Partial<CourtDayRow>>`
    select c.weekly_off, c.filled_until, d.day, d.court_sits, d.office_open from court_calendars c
      left join court_days d on d.calendar_ref = c.id and d.day between ${from} and ${until}
      where c.id = ${calendar_ref}`.execute(ctx.db)
  const [calendar] = found.rows
  return (
    calendar && {
      weekly_off: calendar.weekly_off,
      filled_until: calendar.filled_until,
      days: daysIn(found.rows),
    }
  )
}

function daysIn(rows: Partial<CourtDayRow>[]): CourtCalendar['days'] {
  return new Map(
    rows.flatMap(({ day, court_sits = false, office_open = false }) =>
      day ? [[day, { court_sits, office_open }]] : [],
    ),
  )
}

/** The calendar of courts of no special level, or the first one there is; undefined where the firm has none. */
export async function usualCalendar(ctx: Pick<Context, 'db'>): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from court_calendars where deleted_at is null order by id <> ${calendarOfLevel('district')}, name collate firm_order, id limit 1`.execute(
    ctx.db,
  )
  return rows[0]?.id
}

interface Counted extends CountingRule {
  /** Whether the rule counts otherwise by now. */
  rule_changed: boolean
  id: string
  due_on: string
  kept_on: string | null
  warn_on: string[]
  kept_warn_on: string[] | null
  working: KeptStep[]
  trigger_day: string
  copy_applied_on: string | null
  copy_ready_on: string | null
  extra_days: number
}

/** A deadline that ends on another day, or warns on others, by its calendar as it is now. */
interface EndingOtherwise extends Pick<Counted, 'id' | 'due_on' | 'rule_changed'> {
  now_due_on: string
  now_warn_on: string[]
}

const batch = 500

/**
 * The open deadlines of a calendar that end on another day by now, or warn on others, the nearest first, at most so many;
 * without those that somebody has kept as they are. By the rule as it counted when they were worked out, and of cases that the caller sees.
 */
export async function endingOtherwise(
  ctx: StaffContext,
  calendar_ref: string,
  { most, from }: { most: number; from?: { due_on: string; id: string } | undefined },
): Promise<EndingOtherwise[]> {
  const range = { calendar_ref, from: '1900-01-01', until: '2199-12-31' }
  const calendar = await findCourtCalendar(ctx, range)
  if (!calendar) throw notFound()
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const found: EndingOtherwise[] = []
  for (let last = from, read = batch; read === batch && found.length < most; ) {
    const rows = await countedBy(ctx, calendar_ref, last)
    found.push(...rows.flatMap((row) => otherwise(row, calendar, today)))
    ;[last, read] = [rows.at(-1) ?? last, rows.length]
  }
  return found.slice(0, most)
}

async function countedBy(
  ctx: StaffContext,
  calendar_ref: string,
  last: { due_on: string; id: string } | undefined,
): Promise<Counted[]> {
  const later = last ? sql`(d.due_on, d.id) > (${last.due_on}::date, ${last.id}::uuid)` : sql`true`
  const { rows } = await sql<Counted>`
    select d.id, d.due_on, d.kept_on, to_jsonb(d.warn_on) as warn_on, to_jsonb(d.kept_warn_on) as kept_warn_on, d.working,
        d.trigger_day, d.copy_applied_on, d.copy_ready_on, d.extra_days, r.period, r.unit, r.exclude_first, r.copy_time,
        r.when_closed, r.warn_days, r.rule_version <> d.rule_version as rule_changed
      from (select * from deadlines d where d.calendar_ref = ${calendar_ref} and d.state = 'open' and d.deleted_at is null
          and d.rule_ref is not null and ${later} order by d.due_on, d.id limit ${batch}) d
        join (select * from deadline_rules offset 0) r on r.id = d.rule_ref
      order by d.due_on, d.id`.execute(ctx.db)
  return rows
}

/** By the rule as it counted; what it counts otherwise since is for a person, and says nothing of warnings. */
function otherwise(row: Counted, calendar: CourtCalendar, today: string): EndingOtherwise[] {
  const { id, due_on, rule_changed, trigger_day, copy_applied_on, copy_ready_on, extra_days } = row
  const copy = { copy_applied_on: copy_applied_on ?? undefined, copy_ready_on: copy_ready_on ?? undefined }
  const counted = rule_changed ? countedBefore(row, row.working) : { ...row, extra_days }
  if (!counted) return []
  const from = { trigger_day, ...copy, extra_days: counted.extra_days }
  const { due_on: now_due_on, warn_on: now_warn_on } = computeDeadline(counted, from, calendar)
  const touched = { id, due_on, now_due_on, now_warn_on, rule_changed }
  if (now_due_on !== due_on) return now_due_on === row.kept_on ? [] : [touched]
  return !rule_changed && warnsOtherwise(row, now_warn_on, today) ? [touched] : []
}

/** Only a last day that stays warns by the calendar; what has gone by warns nobody. */
function warnsOtherwise({ when_closed, warn_on, kept_warn_on }: Counted, now: string[], today: string) {
  const differs = (days: string[]) =>
    [...days, ...now].some((day) => day >= today && days.includes(day) !== now.includes(day))
  return when_closed === 'stay' && differs(warn_on) && !(kept_warn_on && !differs(kept_warn_on))
}

/** So many of each are counted. */
const mostTouched = 1000

/**
 * How much already stands that is otherwise now: the hearings on the days of a range, and the deadlines that end on
 * another day or warn on others; told to whoever changed them, and changed by nothing but a person.
 */
export async function touchedBy(
  ctx: StaffContext,
  { calendar_ref, from, until }: DaysOfCalendar,
): Promise<CourtDaysChanged['touched']> {
  const { rows } = await sql<{ hearings: number }>`
    select count(*)::int as hearings from hearings h join courts c on c.id = h.court_ref
      where c.calendar_ref = ${calendar_ref} and h.on_day between ${from} and ${until} and h.state = 'set'
        and h.deleted_at is null`.execute(ctx.db)
  const ending = await endingOtherwise(ctx, calendar_ref, { most: mostTouched })
  return { hearings: rows[0]?.hearings ?? 0, deadlines: ending.length }
}
