import { type RawBuilder, sql } from 'kysely'
import {
  type DayRow,
  type DaySection,
  type myDay as dayCall,
  dayLimits,
  type MyDay,
} from '../../../contract/day.ts'
import { dayOf, daysAfter, sundayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { type Right, type Role, rightsOfRole } from '../../../contract/rights.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { notFound, Refusal } from '../../kernel/refusal.ts'
import { coveredDays, coveredIn, coveredOn } from '../absences/public.ts'
import { caseOnBoard, named, withoutNextDate } from '../cases/public.ts'
import { presentNotification } from '../notifications/public.ts'
import { type PersonRow, presentPerson, somebody } from '../people/public.ts'
import { weeksWaitingFor } from '../timesheets/public.ts'
import {
  applicationRow,
  type Covered,
  caseRow,
  checkRow,
  deadlineRow,
  eventRow,
  handoverRow,
  hearingRow,
  isBefore,
  meetingRow,
  mentionRow,
  ownerAskRow,
  type Stored,
  stepRow,
  taskRow,
  tidied,
  weeksRow,
} from './rules.ts'

/** Of whom, and which days; `from` lies before all days where what has gone by belongs to it. */
interface Asked {
  whose: string
  /** The reader's own day: what only they are told is in no other. */
  isOwn: boolean
  today: string
  from: string
  first: string
  last: string
  /** What has no day of its own stands on a day, not in a week. */
  isDay: boolean
  /** Whether it is in the person's day, and the reader may see it at all. */
  both: (right: Right) => boolean
}

const most = dayLimits.rows + 1
const ever = '0001-01-01'

/** Everything that a person has on a day or in a week, of what the reader sees. */
export async function getMyDay(ctx: StaffContext, { query }: InputOf<typeof dayCall>): Promise<MyDay> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const day = query.day ?? today
  const isDay = query.span === 'day'
  const from = isDay ? day : sundayOf(day)
  const span = { first: from, last: isDay ? day : daysAfter(from, 6) }
  const { whose, first, last } = await findWhose(ctx, query.user_id ?? ctx.actor.user_id, today, span)
  const isToday = isDay && day === today
  const theirs: readonly string[] = rightsOfRole[whose.role as Role] ?? []
  const asked: Asked = {
    whose: whose.user_id,
    isOwn: whose.user_id === ctx.actor.user_id,
    ...{ today, first, last, isDay, from: isToday ? ever : first },
    both: (right) => may(ctx, right) && (whose.user_id === ctx.actor.user_id || theirs.includes(right)),
  }
  // Of other days than those of the absence a cover is told nothing.
  const isTold = first <= last
  const sections = isTold ? await readSections(ctx, asked, isToday) : new Map<DaySection, DayRow[]>()
  const covered = isTold ? await readCovered(ctx, asked) : []
  const covers = may(ctx, 'notes.all') ? [] : await coveredOn(ctx, ctx.actor.user_id, today)
  return {
    ...{ day, ...(isTold ? { first, last } : span) },
    ...{ whose: presentPerson(whose), covers: covers.map(presentPerson) },
    ...tidied(sections, covered),
  }
}

interface Span {
  first: string
  last: string
}

/** The caller's deadlines, overdue ones too, and their meetings and events from today to a day. */
export async function datedOf(ctx: StaffContext, today: string, last: string): Promise<DayRow[]> {
  const asked = ownSpan(ctx, today, last)
  return [
    ...(await readDeadlines(ctx, asked)),
    ...(await readMeetings(ctx, asked)),
    ...(await readEvents(ctx, asked)),
  ]
}

/** What waits for the caller today. */
export const waitingFor = (ctx: StaffContext, today: string): Promise<DayRow[]> =>
  readWaiting(ctx, ownSpan(ctx, today, today))

/** For whom the caller stands in from today to a day, each with what the caller sees of it, in the order of the day. */
export async function coveringOf(ctx: StaffContext, today: string, last: string): Promise<MyDay['sections']> {
  const covered = await readCovered(ctx, ownSpan(ctx, today, last))
  return tidied(new Map(), covered).sections
}

/** Cases that the caller leads and that nobody knows a next date of. */
export const undatedOf = (ctx: StaffContext, today: string): Promise<DayRow[]> =>
  readUndated(ctx, ownSpan(ctx, today, today))

const ownSpan = (ctx: StaffContext, today: string, last: string): Asked => ({
  ...{ whose: ctx.actor.user_id, isOwn: true, today, from: ever, first: today, last, isDay: true },
  both: (right) => may(ctx, right),
})

/** Whoever may look at everybody's tasks looks at everybody's day; others at the days of an absence in which they stand in: first after last where there are none. */
async function findWhose(
  ctx: StaffContext,
  user_id: string,
  today: string,
  span: Span,
): Promise<{ whose: PersonRow } & Span> {
  const { rows } = await sql<PersonRow>`
    select user_id, full_name, role, left_at from profiles where user_id = ${user_id}`.execute(ctx.db)
  const [whose] = rows
  if (!whose) throw notFound()
  if (user_id === ctx.actor.user_id || may(ctx, 'notes.all')) return { whose, ...span }
  const away = await coveredDays(ctx, user_id, today)
  if (!away) throw new Refusal('forbidden', 'rights.not_yours')
  return { whose, first: later(span.first, away.from_on), last: earlier(span.last, away.until_on) }
}

const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

/** For whom the person stands in then, each with what the reader sees of their days. */
async function readCovered(ctx: StaffContext, asked: Asked): Promise<Covered[]> {
  const found = new Map<string, Covered>()
  for (const { who, ...days } of await coveredIn(ctx, asked.whose, asked)) {
    // What has gone by is of the first day; whoever goes later has nothing of it.
    const from = days.first > asked.first ? days.first : asked.from
    const theirs = { ...asked, ...days, from, whose: who.user_id, isOwn: false }
    const read = [
      await readTasks(ctx, theirs),
      await readHearings(ctx, theirs),
      await readDeadlines(ctx, theirs),
    ]
    // Two absences in one week are one section.
    const before = found.get(who.user_id)?.rows ?? []
    found.set(who.user_id, { who, rows: [...before, ...read.flat()] })
  }
  return [...found.values()]
}

async function readSections(ctx: StaffContext, asked: Asked, isToday: boolean) {
  const due = await readTasks(ctx, asked)
  const inCourt = await readHearings(ctx, asked)
  const deadlines = await readDeadlines(ctx, asked)
  const isOver = ({ due_on, on, kind }: DayRow) =>
    isToday && isBefore(kind === 'hearing' ? on : due_on, asked.today)
  const all = [...due, ...inCourt, ...deadlines]
  const still = (rows: DayRow[]) => rows.filter((row) => !isOver(row))
  return new Map<DaySection, DayRow[]>([
    ['overdue', all.filter(isOver)],
    ['hearings', still(inCourt)],
    ['deadlines', still(deadlines)],
    ['meetings', [...(await readMeetings(ctx, asked)), ...(await readEvents(ctx, asked))]],
    ['tasks', still(due)],
    ['waiting', isToday ? await readWaiting(ctx, asked) : []],
    ['no_next_date', asked.isDay ? await readUndated(ctx, asked) : []],
  ])
}

/** Tasks that are due, those in progress, and steps of other tasks; one's own are walked by day, not looked up by id. */
async function readTasks(ctx: StaffContext, asked: Asked): Promise<DayRow[]> {
  const { whose, from, last, isDay } = asked
  const ids = await findShared(ctx, asked)
  const own = (which: RawBuilder<unknown>) =>
    sql`(select * from notes where user_id = ${whose} and not is_archived and ${which} limit ${most})`
  const { rows: tasks } = await sql<Stored['task']>`
    select n.id, n.version, n.due_on, n.due_time, n.title, n.status, n.case_ref, n.case_id, n.client_name, n.user_id,
        n.steps_done, n.steps_total, ${ownerOf(whose)} as owner
      from (${own(sql`status <> 'done' and due_on between ${from}::date and ${last}::date order by due_on`)}
        union all ${own(sql`status = 'doing' and due_on is null and ${isDay}`)}
        union all select * from notes where id = any (${ids.tasks}::uuid[])) n`.execute(ctx.db)
  const steps = ids.steps.length > 0 ? await readSteps(ctx, whose, ids.steps) : []
  const listed = new Set(tasks.map(({ id }) => id))
  const others = steps.filter(({ note_id }) => !listed.has(note_id))
  return [...tasks.map((row) => taskRow(ctx, row)), ...others.map((row) => stepRow(ctx, row))]
}

/** Of tasks that are not the person's own. */
async function findShared(ctx: StaffContext, { whose, from, last, isDay }: Asked) {
  const { rows } = await sql<{ tasks: string[]; steps: string[] }>`
    select tasks_of_day(${whose}, ${from}::date, ${last}::date, ${isDay}, ${most}) as tasks,
      steps_of_day(${whose}, ${from}::date, ${last}::date, ${most}) as steps`.execute(ctx.db)
  return rows[0] ?? { tasks: [], steps: [] }
}

const ownerOf = (whose: string) =>
  sql`case when n.user_id <> ${whose} then (select ${somebody('p')} from profiles p where p.user_id = n.user_id) end`

async function readSteps(ctx: StaffContext, whose: string, ids: string[]): Promise<Stored['step'][]> {
  const { rows } = await sql<Stored['step']>`
    select s.id, s.version, s.due_on, s.title, s.note_id, n.title as task, n.case_ref, n.case_id, n.client_name, n.user_id,
        ${ownerOf(whose)} as owner
      from note_steps s join notes n on n.id = s.note_id where s.id = any (${ids}::uuid[])`.execute(ctx.db)
  return rows
}

/** Where they appear or go along; of the days gone by those without an outcome. */
async function readHearings(
  ctx: StaffContext,
  { whose, from, first, last, today }: Asked,
): Promise<DayRow[]> {
  const of = (which: RawBuilder<unknown>) => sql`
    (select * from hearings where appears_id = ${whose} and deleted_at is null and ${which} limit ${most})
    union all (select * from hearings where with_ids <> '{}' and ${whose}::uuid = any (with_ids)
      and appears_id is distinct from ${whose} and deleted_at is null and ${which} limit ${most})`
  const inSpan = sql`on_day between ${first}::date and ${last}::date and state <> 'vacated'`
  const missing = sql`on_day >= ${from}::date and on_day < ${first}::date and state = 'set' order by on_day`
  const { rows } = await sql<Stored['hearing']>`
    select r.id, r.version, r.on_day, r.at_time, r.state, r.room, r.item_no, r.purpose, r.case_ref,
        ${caseOnBoard.column} as case, ${named('court')} as court,
        case when stage.id is not null then ${named('stage')} end as stage, ${somebody('other')} as other
      from (${of(inSpan)} union all ${of(missing)}) r ${caseOnBoard.join(sql`board_of_case(r.case_ref)`)}
        join (select * from courts offset 0) court on court.id = r.court_ref
        left join (select * from case_stages offset 0) stage on stage.id = r.purpose_ref
        left join (select * from profiles offset 0) other on other.user_id = case when r.appears_id = ${whose}
          then r.with_ids[1] else r.appears_id end`.execute(ctx.db)
  return rows.map((row) => hearingRow(ctx, row, today))
}

/** What they or their stand-in must do, due then or with a warning then. */
async function readDeadlines(ctx: StaffContext, { whose, from, first, last }: Asked): Promise<DayRow[]> {
  const warning = sql`(select from unnest(warn_on) w where w between ${first}::date and ${last}::date)`
  const of = (column: 'assignee_id' | 'backup_id') => sql`
    (select * from deadlines where ${sql.ref(column)} = ${whose} and state = 'open' and deleted_at is null
      and due_on between ${from}::date and ${last}::date order by due_on limit ${most})
    union all select * from deadlines where id = any (array(select id from deadlines
      where ${sql.ref(column)} = ${whose} and state = 'open' and deleted_at is null and due_on > ${last}::date
        and exists ${warning} limit ${most}))`
  const { rows } = await sql<Stored['deadline']>`
    select r.id, r.version, r.due_on, r.title, r.trigger, r.trigger_day, r.signed_at, r.case_ref,
        (select min(w) from unnest(r.warn_on) w where w between ${first}::date and ${last}::date) as warned_on,
        rule.id is not null and rule.confirmed_at is null as is_unverified,
        ${caseOnBoard.column} as case, ${somebody('other')} as other
      from (${of('assignee_id')} union all ${of('backup_id')}) r ${caseOnBoard.join(sql`board_of_case(r.case_ref)`)}
        left join (select * from deadline_rules offset 0) rule on rule.id = r.rule_ref
        left join (select * from profiles offset 0) other on other.user_id = case when r.assignee_id = ${whose}
          then r.backup_id else r.assignee_id end`.execute(ctx.db)
  return rows.map((row) => deadlineRow(ctx, row, last))
}

async function readMeetings(ctx: StaffContext, { both, first, last }: Asked): Promise<DayRow[]> {
  if (!both('meetings')) return []
  const { rows } = await sql<Stored['meeting']>`
    select m.id, m.meeting_date, m.start_time, m.title, m.location, m.case_ref, c.case_id, c.client_name
      from meetings m left join cases c on c.id = m.case_ref
      where m.meeting_date between ${first}::date and ${last}::date
      order by m.meeting_date, m.start_time, m.id limit ${most}`.execute(ctx.db)
  return rows.map(meetingRow)
}

/** Of the firm's calendar what they put there. */
async function readEvents(ctx: StaffContext, { whose, first, last }: Asked): Promise<DayRow[]> {
  const { rows } = await sql<Stored['event']>`
    select e.id, e.event_date, e.event_time, e.title, e.case_ref, c.case_id, c.client_name
      from calendar_events e left join cases c on c.id = e.case_ref
      where e.event_date between ${first}::date and ${last}::date and e.user_id = ${whose}
      order by e.event_date, e.sort_time, e.id limit ${most}`.execute(ctx.db)
  return rows.map(eventRow)
}

/** What others wait for: each kind by its own right, and what a person alone is told on their own day alone. */
async function readWaiting(ctx: StaffContext, asked: Asked): Promise<DayRow[]> {
  const { rows: asks } = await sql<Stored['handover']>`
    select o.id, o.created_at, h.on_day, h.at_time, h.case_ref, ${caseOnBoard.column} as case, ${somebody('p')} as asking,
        ${named('court')} as court
      from hearing_handovers o join hearings h on h.id = o.hearing_ref and h.deleted_at is null
        cross join lateral (select h.board, h.case_ref) r
        ${caseOnBoard.join(sql`board_of_case(h.case_ref)`)}
        join courts court on court.id = h.court_ref left join profiles p on p.user_id = o.from_id
      where o.to_id = ${asked.whose} and o.state = 'asked' order by h.on_day, o.id limit ${most}`.execute(
    ctx.db,
  )
  return [
    ...(asked.isOwn ? await readMentions(ctx) : []),
    ...asks.map((row) => handoverRow(ctx, row, asked.isOwn)),
    ...(await readOwnerAsks(ctx, asked)),
    ...(asked.both('conflicts.decide') ? await readChecks(ctx) : []),
    ...(asked.both('applications') ? await readApplications(ctx) : []),
    ...(asked.both('time.approve')
      ? weeksRow(ctx, asked.whose, await weeksWaitingFor(ctx, asked.whose))
      : []),
  ]
}

/** Tasks that they are asked to take; what the reader may not see of them is left out in the database. */
async function readOwnerAsks(ctx: StaffContext, { whose, isOwn }: Asked): Promise<DayRow[]> {
  const { rows } = await sql<Stored['ownerAsk']>`
    select o.note_id, o.title, o.case_ref, o.case_id, o.client_name, o.due_on, o.at, ${somebody('p')} as asking
      from owner_asks_of(${whose}, ${most}) o left join profiles p on p.user_id = o.from_id`.execute(ctx.db)
  return rows.map((row) => ownerAskRow(ctx, row, isOwn))
}

/** Far more than anybody leaves unread of what the rest of a chat says. */
const newestUnread = 500

async function readMentions(ctx: StaffContext): Promise<DayRow[]> {
  const { rows } = await sql<Stored['mention']>`
    select n.id, n.type, n.title, n.message, n.params, n.subject_id, n.user_id, n.is_read, n.created_at, n.case_ref, c.case_id,
        c.client_name
      from (select * from notifications where user_id = ${ctx.actor.user_id} and not is_read and in_app
          order by created_at desc limit ${newestUnread}) n left join cases c on c.id = n.case_ref
      where n.type = 'case_mention' or (n.type = 'chat_message' and n.params @> '{"is_mentioned": true}')
      order by n.created_at desc limit ${most}`.execute(ctx.db)
  return rows.map(({ case_id, client_name, case_ref, ...row }) =>
    mentionRow(ctx, { ...presentNotification(row, ctx.language), case_ref, case_id, client_name }),
  )
}

async function readChecks(ctx: StaffContext): Promise<DayRow[]> {
  const { rows } = await sql<Stored['check']>`
    select k.id, k.ran_at, k.subjects, k.case_ref, c.case_id, c.client_name, ${somebody('p')} as runner
      from conflict_checks k left join cases c on c.id = k.case_ref left join profiles p on p.user_id = k.ran_by
      where k.state = 'waiting' order by k.created_at, k.id limit ${most}`.execute(ctx.db)
  return rows.map((row) => checkRow(ctx, row))
}

async function readApplications(ctx: StaffContext): Promise<DayRow[]> {
  const { rows } = await sql<Stored['application']>`
    select id, created_at, full_name, position from career_applications where status = 'pending'
      order by created_at, id limit ${most}`.execute(ctx.db)
  return rows.map((row) => applicationRow(ctx, row))
}

/** Cases that they lead and that nobody knows a next date of. */
async function readUndated(ctx: StaffContext, { whose, today }: Asked): Promise<DayRow[]> {
  const { rows } = await sql<Stored['undated']>`
    select r.id, r.case_id, r.title, r.client_name, (select max(h.on_day) from hearings h
        where h.case_ref = r.id and h.deleted_at is null and h.on_day < ${today}::date) as since
      from cases r where r.lead_id = ${whose} and ${withoutNextDate(ctx)} order by r.created_at, r.id limit ${most}`.execute(
    ctx.db,
  )
  return rows.map(caseRow)
}
