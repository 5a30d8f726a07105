import { type RawBuilder, sql } from 'kysely'
import type { DayHearing } from '../../../contract/calendar.ts'
import type {
  clientMessage as messageCall,
  listMessageTemplates as templatesCall,
} from '../../../contract/client-messages.ts'
import { nextSitting, sits } from '../../../contract/court-days.ts'
import type { askedToAppear as askedCall } from '../../../contract/hearing-handovers.ts'
import { adjourners, hearingLimits } from '../../../contract/hearing-words.ts'
import type {
  Clash,
  clashes as clashesCall,
  DiaryDay,
  diaryDay as dayCall,
  Hearing,
  listHearings as listCall,
  hearingStatistics as statisticsCall,
  touchedHearings as touchedCall,
  undatedCases as undatedCall,
  diaryWeek as weekCall,
} from '../../../contract/hearings.ts'
import { complaint } from '../../../contract/kernel/complaints.ts'
import { dayOf, daysAfter, sundayOf } from '../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import { byName } from '../../../contract/kernel/order.ts'
import { unlessMerged } from '../../kernel/case-gone.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { equalTo, type Order } from '../../kernel/kept-row-sql.ts'
import { invalidField, notFound } from '../../kernel/refusal.ts'
import { assertCaseSeen, withoutNextDate } from '../cases/public.ts'
import { findCourtCalendar } from '../courts/public.ts'
import { type PersonRow, presentPerson } from '../people/public.ts'
import { hearings, messageTemplates } from './rows.ts'
import { type Appearance, clashesAmong, clashesOfPeople, type Told, writtenMessage } from './rules.ts'

const latestFirst: Order<{ on_day: string }> = {
  by: [{ key: sql`r.on_day`, keyOf: ({ on_day }) => on_day, type: 'date', shape: dayShape }],
  direction: 'desc',
}
const asOnBoard: Order<{ on_day: string }> = { ...latestFirst, direction: 'asc' }

/** A page of the hearings that stand, the latest day first. */
export async function listHearings(ctx: StaffContext, { query }: InputOf<typeof listCall>) {
  const { case_ref, state, missing } = query
  const where = [...equalTo({ case_ref, state }), ...(missing ? [goneBy(ctx)] : [])]
  const page = await hearings.page(ctx, where, query, missing ? asOnBoard : latestFirst)
  return unlessMerged(ctx, case_ref, page)
}

const goneBy = (ctx: StaffContext) => sql`r.state = 'set' and r.on_day < ${today(ctx)}::date`
const today = ({ now, settings }: StaffContext) => dayOf(now, settings.FIRM_TIME_ZONE)

/** Those at which the caller is asked to appear, the nearest day first. */
export const listAsked = (ctx: StaffContext, { query }: InputOf<typeof askedCall>) =>
  hearings.page(
    ctx,
    [
      sql`r.id = any (array(select o.hearing_ref from hearing_handovers o
        where o.to_id = ${ctx.actor.user_id} and o.state = 'asked'))`,
    ],
    query,
    asOnBoard,
  )

interface Narrowed {
  person?: string | undefined
  court?: string | undefined
}

/** The board of a day, and whoever has two of the hearings on it too near. */
export async function getDay(ctx: StaffContext, { query }: InputOf<typeof dayCall>): Promise<DiaryDay> {
  const board = await between(ctx, query.day, query.day, query)
  return {
    ...{ day: query.day, ...board, listed: await listedOn(ctx, query) },
    ...(board.items.length === 0 && { next_day: await nextDayAfter(ctx, query) }),
  }
}

/** The next day that has a hearing of these; where somebody is wanted, each way of that by its own index. */
async function nextDayAfter(ctx: StaffContext, { day, person, court }: InputOf<typeof dayCall>['query']) {
  const first = (where: RawBuilder<unknown>) => sql`(select h.on_day from hearings h
    where h.on_day > ${day}::date and h.deleted_at is null and ${where}
      ${court ? sql`and h.court_ref = ${court}` : sql``} order by h.on_day limit 1)`
  const ways = person
    ? [
        sql`h.appears_id = ${person}`,
        sql`h.with_ids <> '{}' and ${person}::uuid = any (h.with_ids)`,
        sql`h.id = any (array(select o.hearing_ref from hearing_handovers o where o.to_id = ${person} and o.state = 'asked'))`,
      ]
    : [sql`true`]
  const { rows } = await sql<{ next: string | null }>`
    select least(${sql.join(ways.map(first))}) as next`.execute(ctx.db)
  return rows[0]?.next ?? null
}

/** Whose list of a day is in the diary: by what it says of cases that the reader sees. */
async function listedOn(ctx: StaffContext, { day, court }: InputOf<typeof dayCall>['query']) {
  const { rows } = await sql<NonNullable<DiaryDay['listed']>[number]>`
    select s.court_ref, s.bench, max(m.applied_at) as at
      from cause_lists s join cause_list_matches m on m.list_ref = s.id and m.applied_at is not null
      where s.on_day = ${day}::date and (${court ?? null}::uuid is null or s.court_ref = ${court ?? null})
      group by s.court_ref, s.bench order by s.court_ref, s.bench`.execute(ctx.db)
  return rows
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
    ...(person
      ? [
          sql`(r.appears_id = ${person} or ${person}::uuid = any (r.with_ids)
            or (r.asked_ref is not null and exists (select from hearing_handovers o where o.id = r.asked_ref and o.to_id = ${person})))`,
        ]
      : []),
    ...equalTo({ court_ref: court }),
  ]
  const { items, next } = await hearings.page(ctx, where, { limit: hearingLimits.board }, asOnBoard)
  // Of a court alone, the other hearing is mostly in another one.
  const inOthers = court ? await clashesWith(ctx, items, first, last) : clashesAmong(items)
  return { items: items.toSorted(byPlaceAndItem), clashes: inOthers, more: next !== null }
}

async function clashesWith(ctx: StaffContext, shown: Hearing[], first: string, last: string) {
  const people = [...new Set(shown.flatMap((row) => peopleOf(row)))]
  if (people.length === 0) return []
  const { found } = await readDoubled(ctx, {
    days: sql`h.on_day between ${first}::date and ${last}::date`,
    people: sql`${people}::uuid[]`,
  })
  const ids = new Set(shown.map(({ id }) => id))
  return clashesOfPeople(found).filter(({ hearings: two }) => two.some((id) => ids.has(id)))
}

const peopleOf = ({ appears, with: along }: Hearing) =>
  [...(appears ? [appears] : []), ...along].map(({ user_id }) => user_id)

/** As it is called: by place and court, then the number on the list, then the time. */
function byPlaceAndItem(one: Hearing, other: Hearing): number {
  return (
    one.on_day.localeCompare(other.on_day) ||
    byName(one.court.place ?? '', other.court.place ?? '') ||
    byName(one.court.name_en, other.court.name_en) ||
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
export const clashesOf = (ctx: StaffContext, row: Hearing): Promise<Clash[]> =>
  row.state === 'set' ? clashesWith(ctx, [row], row.on_day, row.on_day) : Promise.resolve([])

/** Whoever has two hearings too near, of those that the caller sees. */
export async function findClashes(
  ctx: StaffContext,
  { query }: InputOf<typeof clashesCall>,
): Promise<ReplyOf<typeof clashesCall>> {
  const { person, case_ref } = query
  const { found, more } = await readDoubled(ctx, {
    days: daysAsked(ctx, query),
    people: person ? sql`array[${person}::uuid]` : case_ref ? peopleOfCase(ctx, query, case_ref) : null,
  })
  const ofCase = new Set(found.filter((row) => row.case_ref === case_ref).map(({ hearing: { id } }) => id))
  const items = clashesOfPeople(found)
  const isAsked = ({ hearings: two }: Clash) => !case_ref || two.some((id) => ofCase.has(id))
  return { items: items.filter(isAsked), more }
}

/** Which of some people have two hearings too near on a day, of those that the caller sees. */
export async function clashesOn(
  ctx: Pick<Context, 'db'>,
  day: string,
  people: readonly string[],
): Promise<Clash[]> {
  const days = sql`h.on_day = ${day}::date`
  const { found } = await readDoubled(ctx, { days, people: sql`${people}::uuid[]` })
  return clashesOfPeople(found)
}

/** The days of a span; of a case, the first ones on which it has a hearing that is set, sorted past the index of all. */
function daysAsked(ctx: StaffContext, { from, to, case_ref }: InputOf<typeof clashesCall>['query']) {
  const { clash_days: most } = hearingLimits
  const first = from ?? dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  if (to !== undefined && to < first) throw invalidField('to', complaint('before_from'))
  if (case_ref)
    return sql`h.on_day = any (array(select c.on_day from hearings c
      where c.case_ref = ${case_ref} and c.deleted_at is null and c.state = 'set' and c.on_day >= ${first}::date
        and c.on_day <= ${to ?? 'infinity'}::date order by c.on_day + 0 limit ${most}))`
  const last = to ?? first
  if (last > daysAfter(first, most - 1))
    throw invalidField('to', complaint('days_after_from', { most: most - 1 }))
  return sql`h.on_day between ${first}::date and ${last}::date`
}

/** Whoever is wanted at the hearings of a case on those days: nobody else can be at two places because of it. */
function peopleOfCase(
  ctx: StaffContext,
  { from, to }: InputOf<typeof clashesCall>['query'],
  case_ref: string,
): RawBuilder<unknown> {
  return sql`array(select distinct p.user_id from hearings c,
    unnest(c.with_ids || c.appears_id) as p (user_id) where c.case_ref = ${case_ref} and c.deleted_at is null
      and c.state = 'set' and c.on_day >= ${from ?? today(ctx)}::date and c.on_day <= ${to ?? 'infinity'}::date
      and p.user_id is not null)`
}

interface Doubled {
  found: (Omit<Appearance['hearing'], 'court'> & { case_ref: string; user_id: string })[] | null
  courts: Record<string, Appearance['hearing']['court']> | null
  people: Record<string, PersonRow> | null
}

/** People who have two hearings on one day, of all or of some, at each of them. */
async function readDoubled(
  ctx: Pick<Context, 'db'>,
  { days, people }: { days: RawBuilder<unknown>; people: RawBuilder<unknown> | null },
): Promise<{ found: (Appearance & { case_ref: string })[]; more: boolean }> {
  const most = hearingLimits.doubled
  const there = sql`${days} and h.deleted_at is null and h.state in ('set', 'held')`
  const asked = (column: RawBuilder<unknown>) =>
    people ? sql`${column} = any (${people})` : sql`${column} is not null`
  const { rows } = await sql<Doubled>`
    with doubled as materialized (
      select d.* from (select a.*, count(*) over (partition by a.on_day, a.user_id) as times from (
            select h.*, h.appears_id as user_id from hearings h where ${there} and ${asked(sql`h.appears_id`)}
            union all
            select h.*, p.user_id from hearings h, unnest(array_remove(h.with_ids, h.appears_id)) as p (user_id)
              where ${there} and h.with_ids <> '{}' and ${asked(sql`p.user_id`)}) a) d
        where d.times > 1 order by d.on_day, d.user_id, d.id limit ${most + 1})
    select (select jsonb_agg(jsonb_build_object('id', id, 'case_ref', case_ref, 'user_id', user_id, 'on_day', on_day,
          'at_time', at_time, 'bench', bench, 'state', state, 'court_ref', court_ref)) from doubled) as found,
      (select jsonb_object_agg(id, jsonb_build_object('id', id, 'name_en', name_en, 'name_bn', name_bn, 'place', place))
        from courts where id = any (array(select distinct court_ref from doubled))) as courts,
      (select jsonb_object_agg(user_id, jsonb_build_object('user_id', user_id, 'full_name', full_name, 'role', role,
          'left_at', left_at)) from profiles where user_id = any (array(select distinct user_id from doubled))) as people`.execute(
    ctx.db,
  )
  const { found, courts, people: named } = rows[0] ?? { found: null, courts: null, people: null }
  const appearances = (found ?? []).slice(0, most).flatMap(({ case_ref, user_id, ...hearing }) => {
    const [court, person] = [courts?.[hearing.court_ref], named?.[user_id]]
    return court && person
      ? [{ case_ref, person: presentPerson(person), hearing: { ...hearing, court } }]
      : []
  })
  return { found: appearances, more: (found?.length ?? 0) > most }
}

interface DayInCourt {
  hearings: DayHearing[]
  count: number
}

/** The first hearings of each day of a range by their time, without vacated ones, and how many the day has. */
export async function hearingsOfDays(
  ctx: StaffContext,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<ReadonlyMap<string, DayInCourt>> {
  const days = new Map<string, DayInCourt>()
  const { rows } = await sql<DayHearing & { day: string; count: number }>`
    select h.on_day as day, h.id, h.case_ref, c.case_id, h.at_time, h.purpose, h.count::int as count,
        jsonb_build_object('name_en', court.name_en, 'name_bn', court.name_bn) as court,
        case when stage.id is not null then jsonb_build_object('name_en', stage.name_en, 'name_bn', stage.name_bn) end as stage
      from (select on_day, id, case_ref, at_time, purpose, court_ref, purpose_ref,
            row_number() over (partition by on_day order by at_time nulls first, id) as place,
            count(*) over (partition by on_day) as count
          from hearings where on_day between ${from}::date and ${to}::date and deleted_at is null
            and state <> 'vacated') h
        join cases c on c.id = h.case_ref
        join courts court on court.id = h.court_ref
        left join case_stages stage on stage.id = h.purpose_ref
      where h.place <= ${most} order by h.on_day, h.place`.execute(ctx.db)
  for (const { day, count, ...row } of rows) {
    const held = days.get(day) ?? { hearings: [], count }
    held.hearings.push({ ...row, at_time: row.at_time?.slice(0, 5) ?? null })
    days.set(day, held)
  }
  return days
}

/** A day in court as another calendar keeps it; of a guarded case nothing is named there. */
export interface HearingOfFeed {
  id: string
  on_day: string
  at_time: string | null
  state: Hearing['state']
  item_no: string | null
  bench: string | null
  room: string | null
  purpose: string | null
  stage: Hearing['stage']
  court: Hearing['court']
  case_id: string
  is_guarded: boolean
  version: number
  created_at: string
  updated_at: string
}

/** The days in court from one on where the caller appears or goes along, the nearest first when more than fit. */
export async function hearingsOfFeed(
  ctx: StaffContext,
  from: string,
  most: number,
): Promise<HearingOfFeed[]> {
  const { user_id } = ctx.actor
  const mine = (where: RawBuilder<unknown>) => sql`(select id from hearings
    where ${where} and deleted_at is null and on_day >= ${from}::date order by on_day, id limit ${most})`
  const { rows } = await sql<HearingOfFeed>`
    select h.id, h.on_day, h.at_time, h.state, h.item_no, h.bench, h.room, h.purpose, h.version, h.created_at, h.updated_at,
        case when stage.id is not null then to_jsonb(stage) end as stage, to_jsonb(court) as court, c.case_id,
        is_guarded(c.id) as is_guarded
      from hearings h join cases c on c.id = h.case_ref
        join (select id, name_en, name_bn, place from courts) court on court.id = h.court_ref
        left join (select id, name_en, name_bn from case_stages) stage on stage.id = h.purpose_ref
      where h.id = any (array(${mine(sql`appears_id = ${user_id}`)}
        union ${mine(sql`with_ids <> '{}' and ${user_id}::uuid = any (with_ids)`)}))
      order by h.on_day, h.id limit ${most}`.execute(ctx.db)
  return rows
}

/** Each of these counts stands for that or more from here on. */
const counted = 1000

/** How many cases wait for a date, and how many days in court for their outcome. */
export async function countUndated(
  ctx: StaffContext,
  _: InputOf<typeof undatedCall>,
): Promise<ReplyOf<typeof undatedCall>> {
  const { rows } = await sql<{ cases: number; outcomes: number }>`
    select (select count(*)::int from (select from cases r where ${withoutNextDate(ctx)} limit ${counted}) as c) as cases,
      (select count(*)::int from (select from hearings where state = 'set' and deleted_at is null
        and on_day < ${today(ctx)}::date limit ${counted}) as h) as outcomes`.execute(ctx.db)
  const [counts = { cases: 0, outcomes: 0 }] = rows
  const [oldest = null] =
    counts.outcomes === 0 ? [] : (await hearings.page(ctx, [goneBy(ctx)], { limit: 1 }, asOnBoard)).items
  return { ...counts, oldest }
}

type OfType = { limit: number | null; our_side: string | null; other_side: string | null }

/** What the diary knows of how a case went. */
export async function getStatistics(
  ctx: StaffContext,
  { query }: InputOf<typeof statisticsCall>,
): Promise<ReplyOf<typeof statisticsCall>> {
  await assertCaseSeen(ctx, query.case_ref)
  const { rows } = await sql<
    Record<string, number> & Record<'mean_days' | 'longest_days', number | null> & { kind: OfType | null }
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
      (select jsonb_build_object('limit', t.adjournment_limit, 'our_side', t.our_side_words, 'other_side', t.other_side_words)
        from cases c join case_types t on t.id = c.type_ref where c.id = ${query.case_ref}) as kind
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
    ...{ mean_days: row.mean_days, longest_days: row.longest_days, limit: row.kind?.limit ?? null },
    sides: { our_side: row.kind?.our_side ?? null, other_side: row.kind?.other_side ?? null },
  }
}

type Written = Told & { order_summary: string | null }

/** A message for the client: of a hearing that is set its day, else the day that follows, and what was ordered last. */
export async function getClientMessage(
  ctx: StaffContext,
  { query }: InputOf<typeof messageCall>,
): Promise<ReplyOf<typeof messageCall>> {
  const { rows } = await sql<Written>`
    select t.text as template, t.language, c.case_id, c.title as case_title, kind.name_en as type_en, kind.name_bn as type_bn,
        c.case_no, c.case_year, d.on_day, court.name_en as court_en, court.name_bn as court_bn, d.purpose,
        stage.name_en as stage_en, stage.name_bn as stage_bn, coalesce(h.order_summary, earlier.order_summary) as order_summary
      from hearings h join cases c on c.id = h.case_ref join message_templates t on t.id = ${query.template_ref}
        left join hearings earlier on earlier.id = h.previous_ref and earlier.deleted_at is null and h.state = 'set'
        left join hearings d on d.id = case when h.state = 'set' then h.id else h.next_ref end and d.deleted_at is null
        left join courts court on court.id = d.court_ref left join case_stages stage on stage.id = d.purpose_ref
        left join case_types kind on kind.id = c.type_ref
      where h.id = ${query.hearing_ref} and h.deleted_at is null`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return {
    text: writtenMessage(row, query.order ? row.order_summary : null, ctx.settings.FIRM_NAME),
    has_order: row.order_summary !== null,
  }
}

interface Dated {
  id: string
  on_day: string
}

/** The hearings to come on days on which their court does not sit by now, the nearest first. */
export async function listTouched(
  ctx: StaffContext,
  { query }: InputOf<typeof touchedCall>,
): Promise<ReplyOf<typeof touchedCall>> {
  const { calendar_ref, limit, after } = query
  const calendar = await findCourtCalendar(ctx, { calendar_ref, from: '1900-01-01', until: '2199-12-31' })
  if (!calendar) throw notFound()
  const [on_day, id] = after ? decodeCursor(after, [dayShape, idShape]) : []
  const later = after ? sql`(h.on_day, h.id) > (${on_day}::date, ${id}::uuid)` : sql`true`
  const closed = (await daysToCome(ctx)).filter((day) => !sits(calendar, day))
  const { rows: found } = await sql<Dated>`
    select h.id, h.on_day from hearings h join courts c on c.id = h.court_ref
      where h.on_day = any (${closed}::date[]) and c.calendar_ref = ${calendar_ref}
        and h.state = 'set' and h.deleted_at is null and h.kept_on is distinct from h.on_day and ${later}
      order by h.on_day, h.id limit ${limit + 1}`.execute(ctx.db)
  const { items, next } = page(found, limit, (each) => [each.on_day, each.id])
  const ids = items.map((each) => each.id)
  const rows = await hearings.page(ctx, [sql`r.id = any (${ids}::uuid[])`], { limit }, asOnBoard)
  return { items: rows.items.map((row) => ({ ...row, sits_on: nextSitting(calendar, row.on_day) })), next }
}

/** A hearing that is set for later is listed when it comes nearer. */
const mostDays = 3653

/** Each day from today to the last one for which something is set, of ten years. */
async function daysToCome(ctx: StaffContext): Promise<string[]> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<{ on_day: string }>`
    select on_day from hearings where on_day >= ${today} and state = 'set' and deleted_at is null
      order by on_day desc limit 1`.execute(ctx.db)
  const days: string[] = []
  for (let day = today; day <= (rows[0]?.on_day ?? '') && days.length < mostDays; day = daysAfter(day, 1))
    days.push(day)
  return days
}

export const listMessageTemplates = (ctx: StaffContext, { query }: InputOf<typeof templatesCall>) =>
  messageTemplates.page(ctx, [], query, byLanguage)

const byLanguage: Order<{ language: string }> = {
  by: [{ key: sql`r.language`, keyOf: ({ language }) => language, type: 'text', shape: /^\w+$/ }],
  direction: 'desc',
}
