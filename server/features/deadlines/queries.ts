import { type RawBuilder, sql } from 'kysely'
import type { DayDeadline } from '../../../contract/calendar.ts'
import type { listDeadlineRules as rulesCall } from '../../../contract/deadline-rules.ts'
import { deadlineLimits } from '../../../contract/deadline-words.ts'
import type {
  countDeadlines as countCall,
  Deadline,
  DeadlineHistory,
  listDeadlineHistory as historyCall,
  listDeadlines as listCall,
  touchedDeadlines as touchedCall,
} from '../../../contract/deadlines.ts'
import { dayOf, daysAfter } from '../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import { unlessMerged } from '../../kernel/case-gone.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { dayShape, decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { equalTo, type Order } from '../../kernel/kept-row-sql.ts'
import { titleIn } from '../../kernel/rule-titles.ts'
import { patternOf } from '../../kernel/text-search.ts'
import { endingOtherwise } from '../courts/public.ts'
import { type PersonRow, presentPerson, somebody } from '../people/public.ts'
import { deadlines, ruleAs, rules } from './rows.ts'
import { doubtsOf } from './rules.ts'

const byDay: Order<{ due_on: string }> = {
  by: [{ key: sql`r.due_on`, keyOf: ({ due_on }) => due_on, type: 'date', shape: dayShape }],
  direction: 'asc',
}
const anyText = { test: () => true }
const byRule: Order<{ rule_code: string; due_on: string }> = {
  by: [
    { key: sql`r.rule_code`, keyOf: ({ rule_code }) => rule_code, type: 'text', shape: anyText },
    ...byDay.by,
  ],
  direction: 'asc',
}

const today = ({ now, settings }: StaffContext) => dayOf(now, settings.FIRM_TIME_ZONE)
const isOpen = sql`r.state = 'open'`

/** What the lists of open deadlines hold. */
function within(ctx: StaffContext, view: InputOf<typeof listCall>['query']['view']): RawBuilder<unknown>[] {
  switch (view) {
    case 'next':
      return [isOpen, sql`r.due_on <= ${daysAfter(today(ctx), deadlineLimits.near)}::date`]
    case 'overdue':
      return [isOpen, sql`r.due_on < ${today(ctx)}::date`]
    case 'unsigned':
      return [isOpen, sql`r.signed_at is null`]
    case 'by_rule':
      return [isOpen]
    default:
      return []
  }
}

/** A page of the deadlines that fit, the nearest day first: what has gone by stays at the top. */
export async function listDeadlines(ctx: StaffContext, { query }: InputOf<typeof listCall>) {
  const { case_ref, state, view, rule, assignee } = query
  const where = [
    ...within(ctx, view),
    ...equalTo({ case_ref, state, assignee_id: assignee }),
    ...(rule ? [sql`r.rule_code = ${rule === '-' ? '' : rule}`] : []),
  ]
  const page =
    view === 'by_rule'
      ? await deadlines.page(ctx, where, query, byRule)
      : await deadlines.page(ctx, where, query, byDay)
  return unlessMerged(ctx, case_ref, page)
}

/** How many of them are near, gone by and unsigned, each up to a limit. */
export async function countDeadlines(
  ctx: StaffContext,
  { query }: InputOf<typeof countCall>,
): Promise<ReplyOf<typeof countCall>> {
  const mine = query.assignee ? sql`and r.assignee_id = ${query.assignee}` : sql``
  const count = (view: 'next' | 'overdue' | 'unsigned') => sql`(select count(*)::int from (
    select from deadlines r where r.deleted_at is null and ${sql.join(within(ctx, view), sql` and `)} ${mine}
      limit ${deadlineLimits.counted}) as found)`
  const { rows } = await sql<ReplyOf<typeof countCall>>`
    select ${count('next')} as next, ${count('overdue')} as overdue, ${count('unsigned')} as unsigned`.execute(
    ctx.db,
  )
  return rows[0] ?? { next: 0, overdue: 0, unsigned: 0 }
}

/** A page of the open ones that end on another day by their calendar as it is now, and that nobody has kept so. */
export async function listTouched(
  ctx: StaffContext,
  { query }: InputOf<typeof touchedCall>,
): Promise<ReplyOf<typeof touchedCall>> {
  const { calendar_ref, limit, after } = query
  const [due_on, id] = after ? decodeCursor(after, [dayShape, idShape]) : []
  const from = due_on !== undefined && id !== undefined ? { due_on, id } : undefined
  const found = await endingOtherwise(ctx, calendar_ref, { most: limit + 1, from })
  const { items, next } = page(found, limit, (each) => [each.due_on, each.id])
  const ids = items.map((each) => each.id)
  const rows = await deadlines.page(ctx, [sql`r.id = any (${ids}::uuid[])`], { limit }, byDay)
  const rowOf = new Map(rows.items.map((row) => [row.id, row]))
  const whole = ({ id, due_on: _, ...now }: (typeof items)[number]) => {
    const row = rowOf.get(id)
    return row ? [{ ...row, ...now }] : []
  }
  return { items: items.flatMap(whole), next }
}

interface StoredHistory extends Omit<DeadlineHistory, 'who'> {
  who: PersonRow
}

/** What happened to a deadline, newest first. */
export async function listHistory(
  ctx: StaffContext,
  { query }: InputOf<typeof historyCall>,
): Promise<ReplyOf<typeof historyCall>> {
  const { deadline_ref, limit, after } = query
  await deadlines.get(ctx, { params: { id: deadline_ref } })
  const [at, id] = after ? decodeCursor(after, [momentShape, idShape]) : []
  const older = at === undefined ? sql`true` : sql`(h.at, h.id) < (${at}::timestamptz, ${id}::uuid)`
  const { rows } = await sql<StoredHistory>`
    select h.id, h.at, h.action, h.before, h.after, h.why, ${somebody('p')} as who
      from deadline_history h join profiles p on p.user_id = h.by
      where h.deadline_ref = ${deadline_ref} and ${older} order by h.at desc, h.id desc limit ${limit + 1}`.execute(
    ctx.db,
  )
  const items = rows.map(({ who, ...row }) => ({ ...row, who: presentPerson(who) }))
  return page(items, limit, (row) => [row.at, row.id])
}

const byCode: Order<{ code: string; rule_version: number }> = {
  by: [
    { key: sql`r.code`, keyOf: ({ code }) => code, type: 'text', shape: anyText },
    {
      key: sql`r.rule_version`,
      keyOf: ({ rule_version }) => String(rule_version),
      type: 'integer',
      shape: /^\d{1,9}$/,
    },
  ],
  direction: 'asc',
}

/** A page of the rules that fit, by code; of a few hundred a search reads all. */
export async function listRules(ctx: StaffContext, { query }: InputOf<typeof rulesCall>) {
  const { is_active, status, code, q } = query
  const where = [
    ...(is_active === undefined ? [] : [sql`(r.status <> 'retired') = ${is_active}`]),
    ...equalTo({ status, code }),
    ...(q
      ? [
          sql`search_fold(lower(concat_ws(' ', r.code, r.title, r.act, r.provision, r.trigger))) like ${patternOf(q)}`,
        ]
      : []),
  ]
  return rules.page(ctx, where, query, byCode)
}

/** A deadline as another calendar keeps it; of a guarded case nothing is named there. */
export interface DeadlineOfFeed {
  id: string
  due_on: string
  title: string
  case_id: string
  is_guarded: boolean
  /** What is to be said under its date. */
  doubts: string[]
  version: number
  created_at: string
  updated_at: string
}

type StoredOfFeed = Omit<DeadlineOfFeed, 'doubts'> & Parameters<typeof doubtsOf>[1]

/** What the caller has to do by a day, or stands in for, from a day on; the nearest first when more than fit. */
export async function deadlinesOfFeed(
  ctx: StaffContext,
  { from, most, language }: { from: string; most: number; language: Language },
): Promise<DeadlineOfFeed[]> {
  const { rows } = await sql<StoredOfFeed>`
    select d.id, d.due_on, d.title, d.version, d.created_at, d.updated_at, d.rule_version, d.trigger_day, d.cheque_on,
        c.case_id, is_guarded(c.id) as is_guarded, case when r.id is not null then ${ruleAs('r')} end as rule,
        jsonb_build_object('filled_until', k.filled_until) as calendar
      from (select * from deadlines where state = 'open' and deleted_at is null and due_on >= ${from}::date
          and ${ctx.actor.user_id} in (assignee_id, backup_id) order by due_on, id limit ${most}) d
        join cases c on c.id = d.case_ref join court_calendars k on k.id = d.calendar_ref
        left join deadline_rules r on r.id = d.rule_ref
      order by d.due_on, d.id`.execute(ctx.db)
  return rows.map((row) => ({
    ...row,
    title: titleIn(language, row.title),
    doubts: doubtsOf(language, row)
      // A note on the law is read in the product.
      .filter(({ kind }) => kind !== 'cheque')
      .map(({ text }) => text),
  }))
}

/** Whether its case has another open deadline of the same name on the same day. */
export async function isDeadlineTwice(
  ctx: StaffContext,
  { id, case_ref, title, due_on }: Pick<Deadline, 'id' | 'case_ref' | 'title' | 'due_on'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from deadlines where case_ref = ${case_ref} and due_on = ${due_on}::date and title = ${title} and id <> ${id}
      and state = 'open' and deleted_at is null limit 1`.execute(ctx.db)
  return rows.length > 0
}

interface DueOnDay {
  deadlines: DayDeadline[]
  count: number
}

/** The first open deadlines of each day of a range, and how many the day has. */
export async function deadlinesOfDays(
  ctx: StaffContext,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<ReadonlyMap<string, DueOnDay>> {
  const days = new Map<string, DueOnDay>()
  const { rows } = await sql<DayDeadline & { day: string; count: number }>`
    select d.due_on as day, d.id, d.case_ref, c.case_id, d.title, d.count::int as count,
        r.id is not null and r.confirmed_at is null as is_unverified
      from (select due_on, id, case_ref, title, rule_ref, row_number() over (partition by due_on order by id) as place,
            count(*) over (partition by due_on) as count
          from deadlines where due_on between ${from}::date and ${to}::date and state = 'open' and deleted_at is null) d
        join cases c on c.id = d.case_ref left join deadline_rules r on r.id = d.rule_ref
      where d.place <= ${most} order by d.due_on, d.place`.execute(ctx.db)
  for (const { day, count, ...row } of rows) {
    const due = days.get(day) ?? { deadlines: [], count }
    due.deadlines.push({ ...row, title: titleIn(ctx.language, row.title) })
    days.set(day, due)
  }
  return days
}
