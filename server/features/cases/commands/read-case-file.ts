import { type RawBuilder, sql } from 'kysely'
import type {
  CaseCounts,
  CaseFile,
  CasePerson,
  getCaseCounts as countsCall,
  getCaseFile as fileCall,
  listCaseHours as hoursCall,
  OpenMatter,
  listOpenMatters as openCall,
} from '../../../../contract/case-file.ts'
import { caseFileLimits } from '../../../../contract/case-file.ts'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../../kernel/cursor.ts'
import { titleIn } from '../../../kernel/rule-titles.ts'
import { type AuthorRow, presentAuthor, presentName } from '../../people/public.ts'
import { assertCaseSeen, withLabelShared } from '../queries.ts'
import { cases } from '../rows.ts'
import { rightsOn, stripsOf } from '../rules.ts'
import { formerLabelsOf, numbersOf } from './keep-numbers.ts'

/** A case with whatever its page shows at its head; throws not-found. */
export async function getCaseFile(ctx: StaffContext, { query }: InputOf<typeof fileCall>): Promise<CaseFile> {
  const row = await withLabelShared(ctx, await cases.get(ctx, { params: query }))
  const { close_note, closer } = row.status === 'closed' ? await getEnd(ctx, row.id) : notClosed
  const is_guarded = row.access !== 'firm' || (await hasWalls(ctx, row.id))
  const people = await peopleOf(ctx, row.id, sql`limit 200`)
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const parties = await partiesOf(ctx, row.id)
  const next_deadline = await nextDeadlineOf(ctx, row.id)
  return {
    case: { ...row, close_note, closer, is_guarded },
    can: rightsOn(ctx, row),
    people,
    parties,
    numbers: await numbersOf(ctx, row.id),
    labels: await formerLabelsOf(ctx, row),
    // The case bears its day; without one nobody need look for it.
    next_hearing: row.next_hearing_on === null ? null : await nextHearingOf(ctx, row.id, today),
    next_deadline,
    strips: stripsOf(
      row,
      {
        today,
        next_deadline,
        hasParty: parties.length > 0,
        wasInCourt: row.court_ref !== null || (await wasInCourt(ctx, row.id)),
      },
      ctx.language,
    ),
  }
}

type End = Pick<CaseFile['case'], 'close_note' | 'closer'>
const notClosed: End = { close_note: null, closer: null }

async function getEnd(ctx: StaffContext, id: string): Promise<End> {
  const { rows } = await sql<{ close_note: string | null; full_name: string | null; left_at: string | null }>`
    select c.close_note, p.full_name, p.left_at from cases c left join profiles p on p.user_id = c.closed_by
      where c.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw new Error('a case that was there is gone')
  const { close_note, full_name, left_at } = row
  return { close_note, closer: full_name === null ? null : presentName({ full_name, left_at }) }
}

async function hasWalls(ctx: StaffContext, id: string): Promise<boolean> {
  const { rows } = await sql<{ walls: boolean }>`select has_walls(${id}) as walls`.execute(ctx.db)
  return rows[0]?.walls ?? false
}

/** So many stand at the head of a case; the call of its parties answers all. */
const namedAtHead = 6

/** The parties of a case that name it: ours, then theirs, counsel after those whom they speak for. */
async function partiesOf(ctx: StaffContext, case_ref: string): Promise<CaseFile['parties']> {
  const { rows } = await sql<CaseFile['parties'][number]>`
    select * from parties_at_head(${case_ref}, ${namedAtHead})`.execute(ctx.db)
  return rows
}

/** Who works on a case, its lead first, the others by name. */
export async function peopleOf(
  ctx: StaffContext,
  case_ref: string,
  some: RawBuilder<unknown>,
): Promise<CasePerson[]> {
  const { rows } = await sql<AuthorRow & Pick<CasePerson, 'user_id' | 'part' | 'since'>>`
    select t.user_id, t.part, t.since, p.full_name, p.role, p.left_at
      from case_people t join (select * from profiles offset 0) p on p.user_id = t.user_id where t.case_ref = ${case_ref}
      order by t.part <> 'lead', p.full_name collate firm_order, t.user_id ${some}`.execute(ctx.db)
  return rows.map(({ user_id, part, since, ...row }) => ({ user_id, part, since, ...presentAuthor(row) }))
}

/** How much there is on a case, of what the caller may see. */
export async function getCaseCounts(
  ctx: StaffContext,
  { query }: InputOf<typeof countsCall>,
): Promise<CaseCounts> {
  await cases.get(ctx, { params: query })
  const { rows } = await sql<
    Record<'tasks' | 'worked' | 'costs' | 'timeline' | 'events' | 'messages', number> & {
      hours: string
      cost: string
    }
  >`select * from case_counts(${query.id}, ${caseFileLimits.counted})`.execute(ctx.db)
  const [counted] = rows
  if (!counted) throw new Error('a count without an answer')
  const { worked, hours, cost, ...counts } = counted
  const beside = await sql<
    Record<'parties' | 'hearings' | 'deadlines', number>
  >`select count(*)::int as parties,
      case_hearings_count(${query.id}, ${caseFileLimits.counted}) as hearings,
      case_deadlines_count(${query.id}, ${caseFileLimits.counted}) as deadlines
    from (select from case_parties where case_ref = ${query.id} limit ${caseFileLimits.counted}) as found`.execute(
    ctx.db,
  )
  return {
    counts: { ...counts, hours: worked, ...{ hearings: 0, parties: 0, deadlines: 0, ...beside.rows[0] } },
    sums: { hours: Number(hours), cost: Number(cost).toFixed(2) },
  }
}

/** The hours on a case by month and person: of everybody, or of what the caller may see. */
export async function listCaseHours(
  ctx: StaffContext,
  { query }: InputOf<typeof hoursCall>,
): Promise<ReplyOf<typeof hoursCall>> {
  await assertCaseSeen(ctx, query.id)
  const [month, user_id] = query.after ? decodeCursor(query.after, [/^\d{4}-\d{2}$/, idShape]) : []
  const later = month === undefined ? sql`true` : sql`(month, user_id) < (${month}, ${user_id}::uuid)`
  const { rows } = await sql<AuthorRow & { user_id: string; month: string; hours: string }>`
    select w.*, p.full_name, p.role, p.left_at from (
        select to_char(day, 'YYYY-MM') as month, user_id, sum(hours) as hours from (
            select l.work_date as day, l.user_id, l.hours_worked as hours
              from notes n join daily_work_logs l on l.note_id = n.id where n.case_ref = ${query.id}
            union all
            select work_date, user_id, round(seconds / 3600.0, 2) from time_entries
              where case_ref = ${query.id} and note_id is null) as worked
          group by 1, 2) w
      join profiles p on p.user_id = w.user_id where ${later}
      order by month desc, user_id desc limit ${query.limit + 1}`.execute(ctx.db)
  const items = rows.map(({ user_id, month, hours, ...row }) => ({
    user_id,
    month,
    hours: Number(hours),
    ...presentAuthor(row),
  }))
  return page(items, query.limit, (row) => [row.month, row.user_id])
}

/** What stands open on a case before it is closed. */
export async function listOpenMatters(
  ctx: StaffContext,
  { query }: InputOf<typeof openCall>,
): Promise<{ open: OpenMatter[] }> {
  await assertCaseSeen(ctx, query.id)
  return { open: await openOn(ctx, query.id) }
}

/** The same of a case that the caller sees: hearings, deadlines, then timers that run on its tasks. */
export async function openOn(ctx: StaffContext, case_ref: string): Promise<OpenMatter[]> {
  const dated = [...(await openHearings(ctx, case_ref)), ...(await openDeadlines(ctx, case_ref))]
  return [...dated, ...(await runningTimers(ctx, case_ref))]
}

/** So many hearings and deadlines are named of those that stand open. */
const namedOpen = 50

/** Hearings to come, which keep a case open; days in court of which nobody has said what came of them, or what was ordered. */
async function openHearings(ctx: StaffContext, case_ref: string): Promise<OpenMatter[]> {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const { rows } = await sql<HearingOnCase & { order_summary: string | null }>`
    select h.id, h.on_day, h.state, h.order_summary, ${courtOf} as court, p.full_name, p.left_at
      from ((select * from hearings where case_ref = ${case_ref} and state = 'set' and deleted_at is null
              order by on_day desc, id desc limit ${namedOpen})
            union all (select * from hearings where case_ref = ${case_ref} and state in ('held', 'adjourned')
              and deleted_at is null order by on_day desc, id desc limit 1)) h
        join courts c on c.id = h.court_ref left join profiles p on p.user_id = h.appears_id
      where h.state = 'set' or h.order_summary is null order by h.on_day desc, h.id desc`.execute(ctx.db)
  return rows.map((row) => {
    const kind = row.state !== 'set' ? 'order' : row.on_day < today ? 'outcome' : 'hearing'
    const person =
      row.full_name === null ? null : presentName({ full_name: row.full_name, left_at: row.left_at })
    return {
      kind,
      id: row.id,
      title: row.court[ctx.language],
      on: row.on_day,
      person,
      refuses: kind === 'hearing',
    }
  })
}

interface HearingOnCase {
  id: string
  on_day: string
  state: string
  court: Record<'en' | 'bn', string>
  full_name: string | null
  left_at: string | null
}
const courtOf = sql`jsonb_build_object('en', c.name_en, 'bn', coalesce(c.name_bn, c.name_en))`

/** The first day in court that is set from today on. */
async function nextHearingOf(
  ctx: StaffContext,
  case_ref: string,
  today: string,
): Promise<CaseFile['next_hearing']> {
  const { rows } = await sql<Pick<HearingOnCase, 'id' | 'on_day' | 'court'>>`
    select h.id, h.on_day, ${courtOf} as court from hearings h join courts c on c.id = h.court_ref
      where h.case_ref = ${case_ref} and h.state = 'set' and h.deleted_at is null and h.on_day >= ${today}::date
      order by h.on_day, h.id limit 1`.execute(ctx.db)
  const [next] = rows
  return next ? { id: next.id, title: next.court[ctx.language], on: next.on_day } : null
}

/** Deadlines that are neither done nor waived, the nearest first. */
async function openDeadlines(ctx: StaffContext, case_ref: string): Promise<OpenMatter[]> {
  const { rows } = await sql<{
    id: string
    title: string
    due_on: string
    full_name: string
    left_at: string | null
  }>`
    select d.id, d.title, d.due_on, p.full_name, p.left_at
      from (select * from deadlines where case_ref = ${case_ref} and state = 'open' and deleted_at is null
          order by due_on, id limit ${namedOpen}) d
        join profiles p on p.user_id = d.assignee_id order by d.due_on, d.id`.execute(ctx.db)
  return rows.map(({ id, title, due_on: on, ...person }) => ({
    ...{ kind: 'deadline', id, title: titleIn(ctx.language, title), on },
    person: presentName(person),
    refuses: true,
  }))
}

/** The first day by which something is to be done, gone by or to come. */
async function nextDeadlineOf(ctx: StaffContext, case_ref: string): Promise<CaseFile['next_deadline']> {
  const { rows } = await sql<NonNullable<CaseFile['next_deadline']>>`
    select id, title, due_on as on from deadlines
      where case_ref = ${case_ref} and state = 'open' and deleted_at is null order by due_on, id limit 1`.execute(
    ctx.db,
  )
  const [row] = rows
  return row ? { ...row, title: titleIn(ctx.language, row.title) } : null
}

/** Whether the diary has ever had a day of a case. */
async function wasInCourt(ctx: StaffContext, case_ref: string): Promise<boolean> {
  const { rows } =
    await sql`select from hearings where case_ref = ${case_ref} and deleted_at is null limit 1`.execute(
      ctx.db,
    )
  return rows.length > 0
}

async function runningTimers(ctx: StaffContext, case_ref: string): Promise<OpenMatter[]> {
  const { rows } = await sql<{
    note_id: string | null
    title: string | null
    started_at: string
    full_name: string
    left_at: string | null
  }>`select t.note_id, t.title, t.started_at, p.full_name, p.left_at
       from case_running_timers(${case_ref}) t join profiles p on p.user_id = t.user_id`.execute(ctx.db)
  return rows.map(({ note_id, title, started_at, ...person }) => ({
    kind: 'timer',
    id: note_id,
    title,
    on: dayOf(new Date(started_at), ctx.settings.FIRM_TIME_ZONE),
    person: presentName(person),
    refuses: true,
  }))
}
