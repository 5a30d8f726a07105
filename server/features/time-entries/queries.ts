import { type RawBuilder, sql } from 'kysely'
import { dayOf, rangeOfDay } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  ActivityCode,
  getTimeEntry as getCall,
  listTimeEntries as listCall,
  TimeEntry,
} from '../../../contract/time-entries.ts'
import {
  hearingActivity,
  type timeSuggestions as suggestCall,
  suggestionLimits,
  type TimeSuggestion,
} from '../../../contract/time-suggestions.ts'
import { unlessMerged } from '../../kernel/case-gone.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { caseOnBoard } from '../cases/public.ts'
import { type HiddenEntry, presentEntry, presentHidden, type StoredEntry } from './rules.ts'

const spansAs = (spans: RawBuilder<unknown>) => sql`coalesce((select
  jsonb_agg(jsonb_build_object('from', lower(s), 'to', upper(s)) order by lower(s)) from unnest(${spans}) as s), '[]')`

/** Entries under the name `r`, of what is asked of them; of each of their cases its board is read once. */
const entries = (where: readonly RawBuilder<unknown>[], limit: number) => sql`
  with shown as materialized (
    select e.* from time_entries e where ${sql.join(where, sql` and `)} order by e.work_date desc, e.id desc limit ${limit}
  ), boards as materialized (
    select c.case_ref, board_of_case(c.case_ref) as board from (select distinct case_ref from shown where case_ref is not null) c
  )
  select r.id, r.user_id, p.full_name, p.left_at, r.work_date, r.seconds, ${spansAs(sql`r.spans`)} as spans, r.note_id,
      n.title as note_title, n.is_archived, r.case_ref, case when r.case_ref is not null then ${caseOnBoard.column} end as case,
      r.activity_code, r.description, r.billing, r.standing, r.is_billed, r.source, r.source_id, r.version,
      (select closed_through from billing_settings) >= r.work_date as is_closed
    from (select s.*, b.board from shown s left join boards b on b.case_ref = s.case_ref) r
      join profiles p on p.user_id = r.user_id left join notes n on n.id = r.note_id
      ${caseOnBoard.join(sql`null::jsonb`)}
    order by r.work_date desc, r.id desc`

type Query = InputOf<typeof listCall>['query']

/** A page of the time that the caller may see, newest day first. */
export async function listTimeEntries(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: TimeEntry[]; next: string | null }> {
  const place = query.after ? decodeCursor(query.after, [dayShape, idShape]) : undefined
  const { rows } = await sql<StoredEntry>`${entries(whatIs(ctx, query, place), query.limit + 1)}`.execute(
    ctx.db,
  )
  const hidden = await listHidden(ctx, query, place)
  const all = [
    ...rows.map((row) => presentEntry(ctx.actor, row)),
    ...hidden.map((row) => presentHidden(ctx.actor, row)),
  ]
  const key = ({ work_date, id }: TimeEntry) => `${work_date} ${id}`
  const inOrder = all.sort((one, other) => (key(one) < key(other) ? 1 : -1)).slice(0, query.limit + 1)
  return unlessMerged(
    ctx,
    query.case_ref,
    page(inOrder, query.limit, (row) => [row.work_date, row.id]),
  )
}

function whatIs(
  ctx: StaffContext,
  query: Query,
  place: readonly string[] | undefined,
): RawBuilder<unknown>[] {
  const { user_id, case_ref, note_id, from, to, billing, standing, billed, activity_code } = query
  // The policy says no less; stated here it picks the person's index.
  const ofCaller = !may(ctx, 'time.approve') && !note_id && !case_ref && !user_id
  return [
    sql`true`,
    ...(ofCaller ? [sql`e.user_id = ${ctx.actor.user_id}`] : []),
    ...(user_id ? [sql`e.user_id = ${user_id}`] : []),
    ...(case_ref ? [sql`e.case_ref = ${case_ref}`] : []),
    ...(note_id ? [sql`e.note_id = ${note_id}`] : []),
    ...(from ? [sql`e.work_date >= ${from}::date`] : []),
    ...(to ? [sql`e.work_date <= ${to}::date`] : []),
    ...(billing ? [sql`e.billing = ${billing}`] : []),
    ...(standing ? [sql`e.standing = ${standing}`] : []),
    ...(billed ? [sql`e.is_billed = ${billed === 'true'}`] : []),
    ...(activity_code ? [sql`e.activity_code = ${activity_code}`] : []),
    ...(place ? [sql`(e.work_date, e.id) < (${place[0]}::date, ${place[1]}::uuid)`] : []),
  ]
}

/** One's own on hidden cases, unless something is asked that would tell what they are. */
async function listHidden(
  ctx: StaffContext,
  { user_id, case_ref, note_id, from, to, billing, standing, billed, activity_code, limit }: Query,
  place: readonly string[] | undefined,
): Promise<HiddenEntry[]> {
  const asksMore = case_ref || note_id || billing || billed || activity_code
  if (!ctx.actor.hides_cases || asksMore || (user_id && user_id !== ctx.actor.user_id)) return []
  const where = [
    ...(standing ? [sql`h.standing = ${standing}`] : [sql`true`]),
    ...(place ? [sql`(h.work_date, h.id) < (${place[0]}::date, ${place[1]}::uuid)`] : []),
  ]
  return hiddenOf(ctx, sql`null, ${from ?? null}::date, ${to ?? null}::date`, where, limit + 1)
}

async function hiddenOf(
  ctx: StaffContext,
  asked: RawBuilder<unknown>,
  where: readonly RawBuilder<unknown>[],
  limit: number,
): Promise<HiddenEntry[]> {
  const { rows } = await sql<HiddenEntry>`
    select h.id, h.work_date, h.seconds, ${spansAs(sql`h.spans`)} as spans, h.standing, h.version
      from own_hidden_time(${asked}) h where ${sql.join(where, sql` and `)}
      order by h.work_date desc, h.id desc limit ${limit}`.execute(ctx.db)
  return rows
}

/** One entry; throws not-found for one that is not there or not the caller's to see. */
export async function getTimeEntry(
  ctx: StaffContext,
  { params: { id } }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<TimeEntry> {
  const [entry] = await listEntries(ctx, [id])
  if (entry) return entry
  const [hidden] = ctx.actor.hides_cases
    ? await hiddenOf(ctx, sql`${id}::uuid, null, null`, [sql`true`], 1)
    : []
  if (hidden) return presentHidden(ctx.actor, hidden)
  throw notFound()
}

/** Entries that the caller sees whole, by their ids. */
export async function listEntries(ctx: StaffContext, ids: readonly string[]): Promise<TimeEntry[]> {
  const { rows } = await sql<StoredEntry>`
    ${entries([sql`e.id = any (${ids}::uuid[])`], ids.length)}`.execute(ctx.db)
  return rows.map((row) => presentEntry(ctx.actor, row))
}

/** Another entry of a person that takes some of these times, if the caller sees it. */
export async function findOverlapping(
  ctx: StaffContext,
  { user_id, spans, but }: { user_id: string; spans: string; but: string | undefined },
): Promise<TimeEntry | undefined> {
  const where = [
    sql`e.user_id = ${user_id}`,
    sql`e.spans && ${spans}::tstzmultirange`,
    ...(but ? [sql`e.id <> ${but}`] : []),
  ]
  const { rows } = await sql<StoredEntry>`${entries(where, 1)}`.execute(ctx.db)
  return rows[0] && presentEntry(ctx.actor, rows[0])
}

/** The kinds of work, in their order. */
export async function listActivityCodes(ctx: StaffContext): Promise<{ items: ActivityCode[] }> {
  const { rows } = await sql<ActivityCode>`
    select code, name_en, name_bn, words, usual_billing, place, retired_at is not null as is_retired
      from activity_codes order by place, code`.execute(ctx.db)
  return { items: rows }
}

// The same times have the same id, marked as a UUID of a name (RFC 9562, version 5).
const idOfGap = sql`overlay(overlay(md5(extract(epoch from lower(gap)) || ' ' || extract(epoch from upper(gap)))
  placing '5' from 13) placing '8' from 17)::uuid`

/** What the caller did on a day, of what they see, without what they logged or dismissed. What is still to come is none. */
export async function suggestTime(
  ctx: StaffContext,
  { query }: InputOf<typeof suggestCall>,
): Promise<{ items: TimeSuggestion[] }> {
  const day = query.day ?? dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  // What only needs to be pressed stands before what needs a length, gaps last.
  const inOrder = (of: string) =>
    sql.raw(
      `${of}.source = 'gap', ${of}.seconds is null, ${of}.starts nulls last, ${of}.source, ${of}.source_id`,
    )
  const { rows } = await sql<TimeSuggestion>`
    with in_court as materialized (${inCourt(ctx, day)}),
      usual as materialized (
        select c.court_ref, usual_court_seconds(c.court_ref) as seconds from (select distinct court_ref from in_court) c),
      known as (${known(ctx, day)}),
      wanted as (
        select k.* from known k where not exists (
            select from suggestion_dismissals d where d.user_id = ${ctx.actor.user_id} and d.source = k.source
              and d.source_id = k.source_id and d.work_date = ${day}::date)
          order by ${inOrder('k')} limit ${suggestionLimits.count})
    select r.source, r.source_id, r.title, case when court.id is not null
        then jsonb_build_object('name_en', court.name_en, 'name_bn', court.name_bn) end as court,
        to_char(r.starts, 'HH24:MI') as "from", to_char(r.ends, 'HH24:MI') as "to", r.seconds, r.note_id, r.case_ref,
        case when r.case_ref is not null then ${caseOnBoard.column} end as case, r.activity_code
      from (select w.*, null::jsonb as board from wanted w) r ${caseOnBoard.join(sql`board_of_case(r.case_ref)`)}
        left join courts court on court.id = r.court_ref
      order by ${inOrder('r')}`.execute(ctx.db)
  return { items: rows }
}

/** Where the caller appears or goes along on a day. */
function inCourt({ actor: { user_id: me } }: StaffContext, day: string): RawBuilder<unknown> {
  const days = sql`select h.* from hearings h where h.on_day = ${day}::date and h.deleted_at is null and h.state <> 'vacated'`
  return sql`${days} and h.appears_id = ${me} union all
    ${days} and h.with_ids <> '{}' and ${me}::uuid = any (h.with_ids) and h.appears_id is distinct from ${me}`
}

/** All that can be suggested of a day, beside the days in court `in_court` and what those usually take. */
function known(ctx: StaffContext, day: string): RawBuilder<unknown> {
  const zone = ctx.settings.FIRM_TIME_ZONE
  const me = ctx.actor.user_id
  const range = rangeOfDay(day, zone)
  const local = sql`(${ctx.now.toISOString()}::timestamptz at time zone ${zone})`
  // Only what has begun, or has ended where its end is known.
  const isOver = (time: string) => sql`${day}::date + coalesce(${sql.raw(time)}, '00:00'::time) <= ${local}`
  // Also not on a case that is hidden from them by now.
  const isNotLogged = (source: string, id: string) => sql`not exists (select from time_entries logged
    where logged.user_id = ${me} and logged.source = ${source} and logged.source_id = ${sql.raw(id)})
    and own_proposed(${source}, ${sql.raw(id)}, ${day}::date) is null`
  return sql`
    select 'hearing' as source, h.id as source_id, null as title, h.court_ref, h.at_time as starts, null::time as ends,
        usual.seconds, null::uuid as note_id, h.case_ref, ${hearingActivity}::text as activity_code
      from in_court h join usual on usual.court_ref = h.court_ref
      where ${isOver('h.at_time')} and ${isNotLogged('hearing', 'h.id')}
    union all
    select 'meeting', m.id, m.title, null, m.start_time, m.end_time, extract(epoch from m.end_time - m.start_time)::int, null,
        m.case_ref, case when m.case_ref is null then 'team' else 'client' end
      from meetings m
      where m.meeting_date = ${day}::date and m.created_by = ${me} and ${isOver('m.end_time')} and ${isNotLogged('meeting', 'm.id')}
    union all
    select 'event', e.id, e.title, null, e.event_time, null, null, null, e.case_ref, null
      from calendar_events e where e.event_date = ${day}::date and e.user_id = ${me} and e.event_time is not null
        and ${isOver('e.event_time')} and ${isNotLogged('event', 'e.id')}
    union all
    select 'task', n.id, n.title, null, (t.at at time zone ${zone})::time, null, null, n.id, n.case_ref, null
      from own_tasks_touched(${range.from.toISOString()}, ${range.to.toISOString()}) t join notes n on n.id = t.note_id
      where not n.is_archived and not exists (
        select from time_entries e where e.user_id = ${me} and e.note_id = n.id and e.work_date = ${day}::date)
    union all
    select 'gap', ${idOfGap}, null, null, (lower(gap) at time zone ${zone})::time, (upper(gap) at time zone ${zone})::time,
        extract(epoch from upper(gap) - lower(gap))::int, null, null, null
      from (select own_spans_of(${day}::date) as spans) s, unnest(range_merge(s.spans)::tstzmultirange - s.spans) as gap
      where upper(gap) - lower(gap) >= make_interval(secs => ${suggestionLimits.gap})`
}
