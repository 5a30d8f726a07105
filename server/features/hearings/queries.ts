import { type RawBuilder, sql } from 'kysely'
import { adjourners, hearingLimits } from '../../../contract/hearing-words.ts'
import type {
  Clash,
  DiaryDay,
  diaryDay as dayCall,
  Hearing,
  listHearings as listCall,
  hearingStatistics as statisticsCall,
  undatedCases as undatedCall,
  diaryWeek as weekCall,
} from '../../../contract/hearings.ts'
import { dayOf, daysAfter, sundayOf } from '../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { dayShape } from '../../kernel/cursor.ts'
import type { Order } from '../../kernel/kept-row-sql.ts'
import { assertCaseSeen, withoutNextDate } from '../cases/public.ts'
import { hearings } from './rows.ts'
import { clashesAmong } from './rules.ts'

const latestFirst: Order<{ on_day: string }> = {
  by: [{ key: sql`r.on_day`, keyOf: ({ on_day }) => on_day, type: 'date', shape: dayShape }],
  direction: 'desc',
}
const asOnBoard: Order<{ on_day: string }> = { ...latestFirst, direction: 'asc' }

/** A page of the hearings that stand, the latest day first. */
export async function listHearings(ctx: StaffContext, { query }: InputOf<typeof listCall>) {
  const { case_ref, state } = query
  const where = [
    ...(case_ref ? [sql`r.case_ref = ${case_ref}`] : []),
    ...(state ? [sql`r.state = ${state}`] : []),
  ]
  return hearings.page(ctx, where, query, latestFirst)
}

interface Narrowed {
  person?: string | undefined
  court?: string | undefined
}

/** The board of a day, and whoever has two of the hearings on it too near. */
export async function getDay(ctx: StaffContext, { query }: InputOf<typeof dayCall>): Promise<DiaryDay> {
  return { day: query.day, ...(await between(ctx, query.day, query.day, query)) }
}

/** The same of the week that a day lies in. */
export async function getWeek(
  ctx: StaffContext,
  { query }: InputOf<typeof weekCall>,
): Promise<ReplyOf<typeof weekCall>> {
  const first = sundayOf(query.day)
  return { first, ...(await between(ctx, first, daysAfter(first, 6), query)) }
}

async function between(ctx: StaffContext, first: string, last: string, { person, court }: Narrowed) {
  const where = [
    sql`r.on_day between ${first}::date and ${last}::date`,
    ...(person ? [sql`(r.appears_id = ${person} or ${person}::uuid = any (r.with_ids))`] : []),
    ...(court ? [sql`r.court_ref = ${court}`] : []),
  ]
  const { items, next } = await hearings.page(ctx, where, { limit: hearingLimits.board }, asOnBoard)
  return { items: items.toSorted(byPlaceAndItem), clashes: clashesAmong(items), more: next !== null }
}

/** As it is called: by place and court, then the number on the list, then the time. */
function byPlaceAndItem(one: Hearing, other: Hearing): number {
  return (
    one.on_day.localeCompare(other.on_day) ||
    (one.court.place ?? '').localeCompare(other.court.place ?? '') ||
    one.court.name_en.localeCompare(other.court.name_en) ||
    numberIn(one.item_no) - numberIn(other.item_no) ||
    (one.at_time ?? '99').localeCompare(other.at_time ?? '99') ||
    one.id.localeCompare(other.id)
  )
}

const numberIn = (item_no: string | null) => {
  const number = Number.parseInt(item_no ?? '', 10)
  return Number.isNaN(number) ? Number.MAX_SAFE_INTEGER : number
}

/** Whom a hearing brings too near to another one on its day. */
export async function clashesOf(
  ctx: StaffContext,
  { id, on_day, appears, with: along }: Hearing,
): Promise<Clash[]> {
  const people = [...(appears ? [appears] : []), ...along].map(({ user_id }) => user_id)
  if (people.length === 0) return []
  const where: RawBuilder<unknown>[] = [
    sql`r.on_day = ${on_day}::date`,
    sql`(r.appears_id = any (${people}::uuid[]) or r.with_ids && ${people}::uuid[])`,
  ]
  const { items } = await hearings.page(ctx, where, { limit: hearingLimits.board }, asOnBoard)
  return clashesAmong(items).filter(({ hearings: two }) => two.includes(id))
}

/** Each of these counts stands for that or more from here on. */
const counted = 1000

/** How many cases wait for a date, and how many days in court for their outcome. */
export async function countUndated(
  ctx: StaffContext,
  _: InputOf<typeof undatedCall>,
): Promise<ReplyOf<typeof undatedCall>> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<{ cases: number; outcomes: number }>`
    select (select count(*)::int from (select from cases r where ${withoutNextDate(ctx)} limit ${counted}) as c) as cases,
      (select count(*)::int from (select from hearings where state = 'set' and deleted_at is null
        and on_day < ${today}::date limit ${counted}) as h) as outcomes`.execute(ctx.db)
  return rows[0] ?? { cases: 0, outcomes: 0 }
}

/** What the diary knows of how a case went. */
export async function getStatistics(
  ctx: StaffContext,
  { query }: InputOf<typeof statisticsCall>,
): Promise<ReplyOf<typeof statisticsCall>> {
  await assertCaseSeen(ctx, query.case_ref)
  const { rows } = await sql<
    Record<string, number> & { mean_days: number | null; longest_days: number | null; max: number | null }
  >`
    with days as (
      select h.*, h.on_day - lag(h.on_day) over (order by h.on_day, h.id) as waited
        from hearings h where h.case_ref = ${query.case_ref} and h.deleted_at is null and h.state <> 'vacated')
    select count(*)::int as hearings, count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state = 'not_reached')::int as not_reached,
      (select count(*)::int from hearings where case_ref = ${query.case_ref} and deleted_at is null and state = 'vacated') as vacated,
      ${sql.join(adjourners.map((side) => sql`count(*) filter (where state = 'adjourned' and adjourned_by = ${sql.lit(side)})::int as ${sql.ref(side)}`))},
      count(*) filter (where state = 'adjourned' and adjourned_by is null)::int as unsaid,
      round(avg(waited), 1)::float8 as mean_days, max(waited)::int as longest_days,
      (select t.adjournment_limit from cases c join case_types t on t.id = c.type_ref where c.id = ${query.case_ref}) as max
      from days`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('a count without an answer')
  const { our_side = 0, other_side = 0, court = 0, both = 0, unsaid = 0 } = row
  return {
    ...{
      hearings: row.hearings ?? 0,
      held: row.held ?? 0,
      not_reached: row.not_reached ?? 0,
      vacated: row.vacated ?? 0,
    },
    adjourned: { our_side, other_side, court, both, unsaid },
    ...{ mean_days: row.mean_days, longest_days: row.longest_days, limit: row.max },
  }
}
