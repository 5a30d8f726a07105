import { type RawBuilder, sql } from 'kysely'
import { causeListLimits, type MatchLevel } from '../../../contract/cause-list-words.ts'
import type {
  CaseOfLine,
  CauseList,
  CauseListLine,
  listCauseListLines as linesCall,
  listCauseLists as listsCall,
  OneCauseList,
} from '../../../contract/cause-lists.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { type AuthorRow, presentName } from '../people/public.ts'
import { type Beside, type LineRead, planOf } from './rules.ts'

type StoredList = Omit<CauseList, 'profiles' | 'can' | 'job'> &
  AuthorRow & { created_by: string; matched_at: string | null; undo_from: string | null }

/** What is counted and known of a list is of the cases that the reader sees. */
const lists = (where: RawBuilder<unknown>, ends: RawBuilder<unknown>) => sql<StoredList>`
  select s.id, s.court_ref, jsonb_build_object('id', t.id, 'name_en', t.name_en, 'name_bn', t.name_bn) as court, s.bench,
      s.on_day, s.source, case when s.state = 'review' and m.applied_at is not null then 'applied' else s.state end as state,
      s.line_count, m.our_count, m.applied_at as undo_from, s.matched_at, s.created_by, s.created_at, s.version,
      p.full_name, p.role, p.left_at
    from cause_lists s join courts t on t.id = s.court_ref join profiles p on p.user_id = s.created_by,
      lateral (select count(distinct case_ref) filter (where decision <> 'refused'
            and (level in ('sure', 'likely') or decision = 'taken'))::int as our_count, max(applied_at) as applied_at
          from cause_list_matches_seen where list_ref = s.id) m
    where ${where} ${ends}`

function presentList(ctx: StaffContext, stored: StoredList): CauseList {
  const { full_name, role: _role, left_at, created_by, matched_at, undo_from, ...list } = stored
  const writes = may(ctx, 'hearings.write')
  const isOwn = created_by === ctx.actor.user_id || may(ctx, 'cases.manage')
  return {
    ...list,
    job: matched_at === null,
    profiles: presentName({ full_name, left_at }),
    can: {
      apply: writes && matched_at !== null && list.state !== 'discarded',
      undo: writes && undo_from !== null && canUndoSince(undo_from, ctx.now),
      discard: writes && isOwn && list.state === 'review',
    },
  }
}

export const canUndoSince = (applied_at: string, now: Date): boolean =>
  now.getTime() - new Date(applied_at).getTime() < causeListLimits.undo_hours * 3_600_000

/** A page of the lists that were read, the newest first. */
export async function listCauseLists(ctx: StaffContext, { query }: InputOf<typeof listsCall>) {
  const where = [sql`true`]
  if (query.on_day) where.push(sql`s.on_day = ${query.on_day}::date`)
  if (query.court_ref) where.push(sql`s.court_ref = ${query.court_ref}`)
  if (query.after) {
    const [at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(s.created_at, s.id) < (${at}::timestamptz, ${id}::uuid)`)
  }
  const { rows } = await lists(
    sql.join(where, sql` and `),
    sql`order by s.created_at desc, s.id desc limit ${query.limit + 1}`,
  ).execute(ctx.db)
  const { items, next } = page(rows, query.limit, ({ created_at, id }) => [created_at, id])
  return { items: items.map((row) => presentList(ctx, row)), next }
}

/** One list, with what it does not name. */
export async function getOneList(ctx: StaffContext, id: string): Promise<OneCauseList> {
  const { rows } = await lists(sql`s.id = ${id}`, sql``).execute(ctx.db)
  if (!rows[0]) throw notFound()
  const list = presentList(ctx, rows[0])
  return { ...list, not_listed: list.job ? [] : await notListed(ctx, list) }
}

const caseColumns = sql`jsonb_build_object('id', c.id, 'case_id', c.case_id, 'title', c.title, 'client_name', c.client_name,
  'case_no', c.case_no, 'case_year', c.case_year)`

async function notListed(
  ctx: StaffContext,
  { id, on_day, court_ref, bench }: CauseList,
): Promise<OneCauseList['not_listed']> {
  const { rows } = await sql<OneCauseList['not_listed'][number]>`
    select h.id, ${caseColumns} as case, h.item_no, h.bench from hearings h join cases c on c.id = h.case_ref
      where h.on_day = ${on_day}::date and h.court_ref = ${court_ref} and h.state = 'set' and h.deleted_at is null
        and (${bench}::text is null or h.bench is null or h.bench = ${bench})
        and not exists (select from cause_list_matches_seen m where m.case_ref = h.case_ref and m.list_ref = ${id}
          and m.decision <> 'refused' and (m.level in ('sure', 'likely') or m.decision = 'taken'))
      order by c.case_id, h.id limit ${causeListLimits.not_listed}`.execute(ctx.db)
  return rows
}

type StoredLine = Pick<LineRead, 'one_side' | 'other_side'> &
  Omit<CauseListLine, 'parties' | 'level' | 'decision' | 'case' | 'others' | 'is_applied' | 'plan'> & {
    matches:
      | {
          case: CaseOfLine
          level: MatchLevel
          decision: CauseListLine['decision']
          is_applied: boolean
          beside: Beside | null
        }[]
      | null
    bench: string | null
  }

/** The hearing of a case on the day of a list, and the nearest one around it: what applying a line would change. */
export const besideLine = (ctx: StaffContext, { case_ref, list }: { case_ref: string; list: string }) => {
  const [of, s] = [sql.ref(case_ref), list]
  const { near_days } = causeListLimits
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const [court, day] = [sql.ref(`${s}.court_ref`), sql.ref(`${s}.on_day`)]
  const found = sql`select jsonb_build_object('id', h.id, 'on_day', h.on_day, 'state', h.state, 'version', h.version,
      'item_no', h.item_no, 'bench', h.bench, 'purpose', h.purpose)
    from hearings h where h.case_ref = ${of} and h.deleted_at is null and h.court_ref = ${court}`
  return sql`jsonb_build_object(
    'same', (${found} and h.on_day = ${day} order by h.state = 'set' desc, h.id limit 1),
    'near', (${found} and h.state = 'set' and h.on_day <> ${day} and h.on_day >= ${today}::date
      and h.on_day between ${day} - ${sql.lit(near_days)} and ${day} + ${sql.lit(near_days)}
      order by abs(h.on_day - ${day}), h.on_day, h.id limit 1))`
}

/** The likeliest first; what somebody chose before all of them. */
const byLikelihood = sql`(m.decision = 'taken') desc, (m.decision = 'refused'),
  array_position(array['sure', 'likely', 'possible', 'none'], m.level), c.case_id, m.id`

/** Lines with the cases that the reader sees of those that they may be of. */
const lines = (ctx: StaffContext, of: RawBuilder<unknown>) => sql<StoredLine>`
  select l.id, l.list_ref, l.line_no, l.raw, l.item_no, l.type_ref, l.case_no, l.case_year, l.one_side, l.other_side,
      l.purpose, l.next_on, s.bench, found.matches
    from (${of}) l join cause_lists s on s.id = l.list_ref
      left join lateral (select jsonb_agg(jsonb_build_object('case', ${caseColumns}, 'level', m.level,
          'decision', m.decision, 'is_applied', m.applied_at is not null,
          'beside', case when m.place = 1 then ${besideLine(ctx, { case_ref: 'm.case_ref', list: 's' })} end) order by m.place) as matches
        from (select m.*, row_number() over (order by ${byLikelihood}) as place
            from cause_list_matches_seen m join cases c on c.id = m.case_ref
              where m.line_ref = l.id and m.list_ref = l.list_ref
            order by place limit ${sql.lit(causeListLimits.others + 1)}) m join cases c on c.id = m.case_ref) found on true
    order by l.line_no, l.id`

function presentLine({ one_side, other_side, matches, bench, ...line }: StoredLine): CauseListLine {
  const [first, ...others] = matches ?? []
  const { purpose, item_no } = line
  const beside = first && !first.is_applied ? first.beside : null
  return {
    ...line,
    parties: one_side !== null && other_side !== null ? { one: one_side, other: other_side } : null,
    level: first?.level ?? 'none',
    decision: first?.decision ?? 'open',
    case: first?.case ?? null,
    others: others.map((one) => one.case),
    is_applied: first?.is_applied ?? false,
    plan: beside && planOf(beside, { item_no, bench, purpose }),
  }
}

/** A page of the lines of a list in its order. */
export async function listCauseListLines(ctx: StaffContext, { query }: InputOf<typeof linesCall>) {
  const known = await sql`select from cause_lists where id = ${query.list_ref}`.execute(ctx.db)
  if (known.rows.length === 0) throw notFound()
  const where = [sql`true`]
  const ours = sql`select line_ref from cause_list_matches where list_ref = ${query.list_ref} offset 0`
  if (query.ours !== undefined) where.push(query.ours ? sql`id in (${ours})` : sql`id not in (${ours})`)
  // Some lines are compared in memory; a look at each would touch three pages for each.
  const fence = query.ours === undefined ? sql`` : sql`offset 0`
  if (query.after) {
    const [line_no, id] = decodeCursor(query.after, [/^\d{1,6}$/, idShape])
    where.push(sql`(line_no, id) > (${Number(line_no)}, ${id}::uuid)`)
  }
  const { rows } = await lines(
    ctx,
    sql`select * from (select * from cause_list_lines where list_ref = ${query.list_ref} ${fence}) l
      where ${sql.join(where, sql` and `)} order by line_no, id limit ${query.limit + 1}`,
  ).execute(ctx.db)
  const { items, next } = page(rows, query.limit, ({ line_no, id }) => [String(line_no), id])
  return { items: items.map(presentLine), next }
}

export async function getLine(ctx: StaffContext, id: string): Promise<CauseListLine> {
  const { rows } = await lines(ctx, sql`select * from cause_list_lines where id = ${id}`).execute(ctx.db)
  if (!rows[0]) throw notFound()
  return presentLine(rows[0])
}
