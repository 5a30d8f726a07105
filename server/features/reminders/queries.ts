import { sql } from 'kysely'
import type { ClashLevel } from '../../../contract/hearing-words.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { ReminderAbout } from '../../../contract/reminder-words.ts'
import type { remindersOfDay as dayCall, listReminderSteps as listCall } from '../../../contract/reminders.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import type { Order } from '../../kernel/kept-row-sql.ts'
import { clashesOn } from '../hearings/public.ts'
import { type AuthorRow, presentAuthor } from '../people/public.ts'
import { reminderSteps } from './rows.ts'
import type { DueTask, Subject } from './rules.ts'

const inTheirOrder: Order<{ about: string }> = {
  by: [{ key: sql`r.about`, keyOf: ({ about }) => about, type: 'text', shape: /^\w+$/ }],
  direction: 'asc',
}

export const listReminderSteps = (ctx: StaffContext, { query }: InputOf<typeof listCall>) =>
  reminderSteps.page(ctx, [], query, inTheirOrder)

interface Asked {
  about: ReminderAbout
  subject_id: string
  due_on: string
}

/** What reminders are about, of those that still stand as they were and that the reader sees. */
export async function findSubjects(ctx: Context, asked: readonly Asked[]): Promise<Subject[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<Subject>`
    with asked as (select distinct * from unnest(${asked.map(({ about }) => about)}::text[],
        ${asked.map(({ subject_id }) => subject_id)}::uuid[], ${asked.map(({ due_on }) => due_on)}::date[])
        as a (about, subject_id, due_on)),
      found as (
        select a.*, h.case_ref, h.at_time, null as title, false as is_unverified, court.name_en as court, court.name_bn as court_bn,
            coalesce(h.purpose, stage.name_en) as purpose, coalesce(h.purpose, stage.name_bn) as purpose_bn
          from asked a join hearings h on h.id = a.subject_id and h.on_day = a.due_on and h.state = 'set' and h.deleted_at is null
            join courts court on court.id = h.court_ref left join case_stages stage on stage.id = h.purpose_ref
        union all
        select a.*, d.case_ref, null, d.title, rule.id is not null and rule.confirmed_at is null, null, null, null, null
          from asked a join deadlines d on d.id = a.subject_id and d.due_on = a.due_on and d.state = 'open' and d.deleted_at is null
            left join deadline_rules rule on rule.id = d.rule_ref
        union all
        select a.*, c.id, null, null, false, null, null, null, null
          from asked a join cases c on a.about = 'no_date' and c.id = a.subject_id and c.status = 'open' and c.next_hearing_on is null)
    select f.*, c.case_id, is_guarded(c.id) as is_guarded from found f join cases c on c.id = f.case_ref`.execute(
    ctx.db,
  )
  return rows
}

/** Of some tasks, those that are still open and due on that day. */
export async function findDueTasks(ctx: Context, asked: readonly Asked[]): Promise<DueTask[]> {
  if (asked.length === 0) return []
  const { rows } = await sql<DueTask>`
    select distinct n.id, n.title, n.due_on, n.case_ref
      from unnest(${asked.map(({ subject_id }) => subject_id)}::uuid[], ${asked.map(({ due_on }) => due_on)}::date[])
          as a (id, due_on)
        join notes n on n.id = a.id and n.due_on = a.due_on and not n.is_archived and n.status <> 'done'
      order by n.due_on, n.title, n.id`.execute(ctx.db)
  return rows
}

interface DayOfCase {
  id: string
  case_ref: string
  case_id: string
  is_guarded: boolean
  court: string
  court_bn: string | null
}

/** Two hearings of somebody on a day that are too near to each other. */
export interface TwoHearings {
  user_id: string
  level: ClashLevel
  day: string
  one: DayOfCase
  other: DayOfCase
}

/** Whom of some people the hearings named bring too near to others on a day, both of cases that they see. */
export async function findTwoHearings(
  ctx: Context,
  { day, people, hearings }: { day: string; people: readonly string[]; hearings: readonly string[] },
): Promise<TwoHearings[]> {
  const clashes = (await clashesOn(ctx, day, people)).filter(({ hearings: two }) =>
    two.some((id) => hearings.includes(id)),
  )
  if (clashes.length === 0) return []
  const ids = clashes.flatMap((clash) => clash.hearings)
  // Whoever reads for themselves finds no hearing of a case that is hidden from them.
  const unseenBy =
    ctx.actor.kind === 'system'
      ? sql`array(select x.user_id from case_hidden x where x.case_ref = h.case_ref and x.user_id = any (${people}::uuid[]))`
      : sql`'{}'::uuid[]`
  const { rows } = await sql<DayOfCase & { unseen_by: string[] }>`
    select h.id, h.case_ref, c.case_id, is_guarded(c.id) as is_guarded, court.name_en as court, court.name_bn as court_bn,
        ${unseenBy} as unseen_by
      from hearings h join cases c on c.id = h.case_ref join courts court on court.id = h.court_ref
      where h.id = any (${ids}::uuid[])`.execute(ctx.db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return clashes.flatMap(({ level, person: { user_id }, hearings: two }) => {
    const [one, other] = two.map((id) => known.get(id))
    if (!one || !other || [...one.unseen_by, ...other.unseen_by].includes(user_id)) return []
    return [{ user_id, level, day, one, other }]
  })
}

type Somebody = AuthorRow & { user_id: string }

interface RemindedRow {
  about: 'hearing' | 'deadline'
  subject_id: string
  seen_at: string | null
  seer: Somebody | null
  may_see: boolean
  not_mailed: Somebody[] | null
}

/** What became of the reminders of a day, as far as its cases are seen. */
export async function remindersOfDay(
  ctx: StaffContext,
  { query: { day } }: InputOf<typeof dayCall>,
): Promise<ReplyOf<typeof dayCall>> {
  const somebody = sql`jsonb_build_object('user_id', p.user_id, 'full_name', p.full_name, 'role', p.role, 'left_at', p.left_at)`
  const { rows } = await sql<RemindedRow>`
    select of.about, of.subject_id, min(r.seen_at) as seen_at,
        (array_agg(${somebody} order by r.seen_at) filter (where r.seen_at is not null))[1] as seer,
        bool_or(r.user_id = ${ctx.actor.user_id} and r.seen_at is null) as may_see,
        jsonb_agg(distinct ${somebody}) filter (where r.channel = 'mail' and r.sent_at is null and r.tried_at is not null) as not_mailed
      from (select 'hearing' as about, id as subject_id from hearings where on_day = ${day}::date and deleted_at is null
          union all select 'deadline', id from deadlines where due_on = ${day}::date and deleted_at is null) of
        join reminders_sent r on r.subject_id = of.subject_id and r.due_on = ${day}::date
        join profiles p on p.user_id = r.user_id
      group by of.about, of.subject_id order by of.subject_id limit 1000`.execute(ctx.db)
  const named = ({ user_id, ...row }: Somebody) => ({ user_id, ...presentAuthor(row) })
  const items = rows.map(({ seer, not_mailed, ...row }) => ({
    ...row,
    seen_by: seer && named(seer),
    not_mailed: (not_mailed ?? [])
      .map(named)
      .sort((one, other) => one.full_name.localeCompare(other.full_name)),
  }))
  return { items }
}
