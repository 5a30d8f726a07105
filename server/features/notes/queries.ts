import { type RawBuilder, sql } from 'kysely'
import { datesMeant } from '../../../contract/date-search.ts'
import { dayOf, daysAfter, monthOf, rangeOfMonth, sundayOf } from '../../../contract/kernel/days.ts'
import type { InputOf, Out } from '../../../contract/kernel/endpoint.ts'
import type {
  countNotes as countCall,
  DueSpan,
  getNote as getCall,
  listNotes as listCall,
  monthsOfNotes as monthsCall,
  Note,
  NoteFilters,
} from '../../../contract/notes.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { prepared } from '../../kernel/pipeline.ts'
import { notFound } from '../../kernel/refusal.ts'
import { hasWord, patternOf } from '../../kernel/text-search.ts'
import { type AuthorRow, presentAuthor } from '../people/public.ts'
import { daysMeant, type KeptNote, type NoteRow, presentNote, rangesMeant } from './rules.ts'
import { searchNotes } from './search.ts'

/** In lists a longer content is only its beginning, so that a page stays small. */
const wholeContent = 8000
const excerpt = 800

/** What was changed lately stays in sight, whatever its month (specification: tasks 6). */
const lately = 5 * 60_000

const columns = sql`
  id, user_id, title, category, subcategory, client_name, case_id, case_ref, is_priority, keep_alive, is_archived,
  archived_at, time_start, time_end, total_hours, note_type, list_items, projected_billable_hours, hours_worked,
  google_drive_link, due_on, due_time, status, done_at, coalesce(created_by, user_id) as created_by, kept_for_due, assignee_ids,
  steps_total, steps_done, modified_by, version, created_at, updated_at`

/** Who wrote, who last changed and who works on each of some rows; the last is asked of no row that has nobody. */
const withPeople = (rows: RawBuilder<unknown>) => sql`
  select n.*, case when n.assignee_ids <> '{}' then (
        select json_agg(json_build_object('user_id', a.user_id, 'full_name', a.full_name, 'left_at', a.left_at) order by asked.place)
          from unnest(n.assignee_ids) with ordinality as asked (id, place) join profiles a on a.user_id = asked.id) end as assigned,
      case when n.created_by <> n.user_id then (select json_build_object('full_name', c.full_name, 'left_at', c.left_at)
          from profiles c where c.user_id = n.created_by) end as creator,
      p.full_name as author_name, p.role as author_role, p.left_at as author_left_at,
      m.full_name as modifier_name, m.role as modifier_role, m.left_at as modifier_left_at
    from (${rows}) as n
      join (select * from profiles offset 0) p on p.user_id = n.user_id
      left join (select * from profiles offset 0) m on m.user_id = n.modified_by`

/** For `getNote`: waits for other changes of the row, and locks it until the end of the transaction. */
export const forUpdate = sql`for update`

/** A page of the notes that the caller may see, newest first. */
export async function listNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Note[]; next: string | null }> {
  const wanted = query.limit + 1
  const rows: NoteRow[] = []
  const walks =
    query.q && !isFew(query)
      ? [await found(ctx, { ...query, q: query.q }, wanted, query.after)]
      : partsOf(ctx, query, query.after).map((part) => together(part, wanted))
  for (const from of walks) {
    if (rows.length < wanted)
      rows.push(...(await readRows(ctx, from, wanted - rows.length, query.q === undefined)))
  }
  const { items, next } = page(rows, query.limit, (row) => [row.created_at, row.id])
  return { items: items.map((row) => presentNote(ctx.actor, row)), next }
}

async function readRows(
  ctx: StaffContext,
  from: RawBuilder<unknown>,
  limit: number,
  isPlain: boolean,
): Promise<NoteRow[]> {
  const page = sql`
    select ${columns},
        case when octet_length(content) > ${wholeContent} then left(content_text, ${excerpt}) else content end as content,
        octet_length(content) > ${wholeContent} as content_is_excerpt
      from ${from} order by created_at desc, id desc limit ${limit}`
  const rows = sql<NoteRow>`${withPeople(page)} order by n.created_at desc, n.id desc`
  // How a search is best read depends on its words.
  return isPlain ? prepared(ctx.db, rows) : (await rows.execute(ctx.db)).rows
}

/** One note, whole; throws not-found for one that is not there or not the caller's to see. */
export async function getNote(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
  how: RawBuilder<unknown> = sql``,
): Promise<KeptNote> {
  const [row] = await prepared(
    ctx.db,
    sql<NoteRow>`${withPeople(
      sql`select ${columns}, content, false as content_is_excerpt from notes where id = ${params.id} ${how}`,
    )}`,
  )
  if (!row) throw notFound()
  return presentNote(ctx.actor, row)
}

/** Walks along indexes that already have the list's order, each by its conditions. */
type Part = readonly (readonly RawBuilder<unknown>[])[]

/** Which moments a list is about. With `standing`, older notes too that are kept alive or were changed lately. */
interface Scope {
  from?: string
  until?: string
  standing?: boolean
}

function scopeOf(ctx: StaffContext, filters: NoteFilters): Scope {
  // A date is looked for in every month; so is whatever the reader wants found in all of them.
  const ofCase = filters.case_ref !== undefined && !filters.month
  const everywhere =
    ofCase ||
    (filters.due !== undefined && !filters.month) ||
    filters.month === 'all' ||
    (!filters.month && datesMeant(filters.q ?? '').length > 0)
  if (everywhere || (filters.archived && !filters.month)) return {}
  const { from, to } = rangeOfMonth(filters.month ?? thisMonth(ctx), ctx.settings.FIRM_TIME_ZONE)
  if (!filters.month) return { from: from.toISOString(), standing: true }
  return { from: from.toISOString(), until: to.toISOString() }
}

/**
 * Where a list's rows are: whatever is in the first part comes before the second, which is read only when the
 * first does not fill the page. The default list has this month's notes, then older ones kept alive or changed lately.
 */
function partsOf(ctx: StaffContext, filters: NoteFilters, after: string | undefined): Part[] {
  const each = whoseOf(ctx, filters).map((whose) => partsOfSome(ctx, filters, after, whose))
  const [first = [], ...others] = each
  return first.map((part, at) => [...part, ...others.flatMap((parts) => parts[at] ?? [])])
}

function partsOfSome(
  ctx: StaffContext,
  filters: NoteFilters,
  after: string | undefined,
  whose: Whose,
): Part[] {
  const common = [...conditions(ctx, filters, whose), ...beyond(after)]
  const { from, until, standing } = scopeOf(ctx, filters)
  if (!standing) return [[[...common, ...between(from, until)]]]
  const older = [...common, ...between(undefined, from)]
  return [
    [[...common, ...between(from)]],
    [
      [...older, sql`keep_alive`],
      [...older, sql`not keep_alive`, sql`updated_at > ${changedSince(ctx)}`],
    ],
  ]
}

function between(from: string | undefined, until?: string): RawBuilder<unknown>[] {
  return [...(from ? [sql`created_at >= ${from}`] : []), ...(until ? [sql`created_at < ${until}`] : [])]
}

/** The rows of a part, from walks of at most so many rows each. */
function together(part: Part, limit: number): RawBuilder<unknown> {
  const [walk, ...more] = part
  if (walk && more.length === 0) return sql`notes where ${sql.join(walk, sql` and `)}`
  return sql`(${sql.join(
    part.map((where) => newest(sql`*`, where, sql`${limit}`)),
    sql` union all `,
  )}) as walks`
}

function newest(
  what: RawBuilder<unknown>,
  where: readonly RawBuilder<unknown>[],
  limit: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(select ${what} from notes where ${sql.join(where, sql` and `)}
    order by created_at desc, id desc limit ${limit})`
}

/** Notes of the caller, those of others that they work on, or everybody's. */
type Whose = 'own' | 'assigned' | 'all'

function whoseOf(ctx: StaffContext, { scope }: NoteFilters): Whose[] {
  if (scope === 'both') return ['own', 'assigned']
  return [scope ?? (may(ctx, 'notes.all') ? 'all' : 'own')]
}

/** Lists that are short enough to be looked through for words. */
function isFew({ case_ref, due, scope }: NoteFilters): boolean {
  return case_ref !== undefined || due !== undefined || scope === 'assigned'
}

/** The conditions that a list and its count share. `false` is a literal, or no partial index would fit. */
function conditions(
  ctx: StaffContext,
  filters: NoteFilters,
  whose: Whose | undefined = whoseOf(ctx, filters)[0],
): RawBuilder<unknown>[] {
  const where = [filters.archived ? sql`is_archived` : sql`not is_archived`]
  // The policy says no less; stated here it picks the owner's index.
  if (whose === 'own') where.push(sql`user_id = ${ctx.actor.user_id}`)
  if (whose === 'assigned')
    where.push(sql`user_id <> ${ctx.actor.user_id}`, sql`id = any((select assigned_to_me())::uuid[])`)
  if (filters.user_id) where.push(sql`user_id = ${filters.user_id}`)
  if (filters.category) where.push(sql`category = ${filters.category}`)
  if (filters.is_priority !== undefined)
    where.push(filters.is_priority ? sql`is_priority` : sql`not is_priority`)
  if (filters.case_ref) where.push(sql`case_ref = ${filters.case_ref}`)
  if (filters.due) where.push(...dueIn(ctx, filters.due))
  if (filters.q && (isFew(filters) || whose === 'assigned'))
    where.push(sql`search_fold(lower(concat_ws(' ', title, content_text))) like ${patternOf(filters.q)}`)
  return where
}

/** What is done stays under the day that it had, until that is over. */
function dueIn(ctx: StaffContext, due: DueSpan): RawBuilder<unknown>[] {
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  if (due === 'overdue') return [sql`due_on < ${today}::date`, sql`status <> 'done'`]
  if (due === 'today') return [sql`due_on = ${today}::date`]
  return [sql`due_on > ${today}::date`, sql`due_on < ${sundayOf(daysAfter(today, 7))}::date`]
}

type Search = NoteFilters & { q: string }

interface Way {
  /** False where any so many will do, as for counting. */
  ordered: boolean
  after?: string | undefined
}

/**
 * The notes that a search finds by its words, and by the days or months that the text can mean: the newest so
 * many of each. A date too short for the index of words, as '7/7', is looked for as a date alone.
 */
async function found(
  ctx: StaffContext,
  search: Search,
  wanted: number,
  after?: string,
): Promise<RawBuilder<unknown>> {
  const ids = await foundIds(ctx, search, wanted, { ordered: true, after })
  return sql`notes where id in (select id from (${ids}) as found)`
}

async function foundIds(
  ctx: StaffContext,
  search: Search,
  wanted: number,
  way: Way,
): Promise<RawBuilder<unknown>> {
  const scope = scopeOf(ctx, search)
  const ranges = rangesMeant(search.q, ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const days = ranges.map(({ from, to }) =>
    newest(
      sql`id, is_priority`,
      [
        ...conditions(ctx, search),
        ...beyond(way.after),
        ...between(scope.from, scope.until),
        ...between(from.toISOString(), to.toISOString()),
      ],
      sql.lit(wanted),
    ),
  )
  const words = ranges.length === 0 || hasWord(search.q) ? [await byWords(ctx, search, wanted, way)] : []
  return sql.join([...words, ...days, ...amongAssigned(ctx, search, wanted, way)], sql` union `)
}

/** Of a search among one's own and assigned notes the part that no index of words is kept for. */
function amongAssigned(ctx: StaffContext, search: Search, wanted: number, way: Way): RawBuilder<unknown>[] {
  if (search.scope !== 'both') return []
  return partsOfSome(ctx, search, way.after, 'assigned')
    .flat()
    .map((where) => newest(sql`id, is_priority`, where, sql.lit(wanted)))
}

async function byWords(
  ctx: StaffContext,
  search: Search,
  wanted: number,
  { ordered, after }: Way,
): Promise<RawBuilder<unknown>> {
  const { archived, q, user_id, category, is_priority } = search
  const { from, until, standing } = scopeOf(ctx, search)
  const [before, before_id] = after === undefined ? [] : decodeCursor(after, [momentShape, idShape])
  return searchNotes(ctx, {
    list: archived ? 'archived' : 'active',
    q,
    wanted,
    is_ordered: ordered,
    owner: search.scope ? ctx.actor.user_id : user_id,
    category,
    is_priority,
    since: standing ? undefined : from,
    until,
    standing: standing && from ? { since: from, changed_since: changedSince(ctx) } : undefined,
    before: before && before_id ? [before, before_id] : undefined,
  })
}

function changedSince(ctx: StaffContext): string {
  return new Date(ctx.now.getTime() - lately).toISOString()
}

function thisMonth(ctx: StaffContext): string {
  return monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
}

function beyond(after: string | undefined): RawBuilder<unknown>[] {
  if (after === undefined) return []
  const [created_at, id] = decodeCursor(after, [momentShape, idShape])
  return [sql`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`]
}

/** The kept counts; of whoever may not see every case, without the notes of those. */
export function keptCounts({ actor }: Pick<StaffContext, 'actor'>): RawBuilder<unknown> {
  return actor.hides_cases ? sql`note_counts_seen()` : sql`note_counts`
}

/** A search is counted up to here; other lists are counted whole, from the kept counts. */
const searchCap = 300

/** How many notes a list with these filters holds, and how many of them are priority. */
export async function countNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof countCall>,
): Promise<{ count: number; priority: number; capped: boolean }> {
  if (query.q && !isFew(query)) return countFound(ctx, { ...query, q: query.q })
  if (isFew(query)) return countOfFew(ctx, query)
  if (query.scope === 'both')
    return sumOf(await countKept(ctx, query), await countOfFew(ctx, query, 'assigned'))
  return countKept(ctx, query)
}

interface Counted {
  count: number
  priority: number
  capped: boolean
}

const sumOf = (one: Counted, other: Counted): Counted => ({
  count: one.count + other.count,
  priority: one.priority + other.priority,
  capped: false,
})

async function countKept(ctx: StaffContext, query: NoteFilters): Promise<Counted> {
  const where = conditions(ctx, query)
  const byDefault = !query.archived && query.month === undefined
  const month =
    query.month === 'all' || (query.archived && !query.month) ? undefined : (query.month ?? thisMonth(ctx))
  const counted = await sql<{ count: number; priority: number }>`
    select coalesce(sum(notes), 0)::int as count,
        coalesce(sum(notes) filter (where is_priority), 0)::int as priority
      from (
        select notes, is_priority from ${keptCounts(ctx)} as kept
          where ${sql.join([...where, ...(month ? [sql`month = ${month}`] : [])], sql` and `)}
        ${byDefault ? standing(ctx, where) : sql``}
      ) as counts`.execute(ctx.db)
  return { count: 0, priority: 0, ...counted.rows[0], capped: false }
}

/** The same of a few notes, which are not counted beforehand: of a case, of a day, of those that one is assigned to. */
async function countOfFew(ctx: StaffContext, query: NoteFilters, whose?: Whose): Promise<Counted> {
  const parts = whose ? partsOfSome(ctx, query, undefined, whose) : partsOf(ctx, query, undefined)
  const each = parts
    .flat()
    .map((where) => sql`select is_priority from notes where ${sql.join(where, sql` and `)}`)
  const counted = await sql<{ count: number; priority: number }>`
    select count(*)::int as count, count(*) filter (where is_priority)::int as priority
      from (${sql.join(each, sql` union all `)}) as found`.execute(ctx.db)
  return { count: 0, priority: 0, ...counted.rows[0], capped: false }
}

/** So many notes of the firm may change in that time; said so that they are found by it, whatever else is asked. */
const mostChanged = 5000

/** What the default list has beside this month's notes: older ones kept alive, or changed lately. */
function standing(ctx: StaffContext, where: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  const { from } = scopeOf(ctx, { archived: false })
  const kept = sql.join([...where, sql`keep_alive`, sql`month < ${thisMonth(ctx)}`], sql` and `)
  const lately = sql.join([...where, sql`not keep_alive`, ...between(undefined, from)], sql` and `)
  return sql`
    union all select notes, is_priority from ${keptCounts(ctx)} as kept where ${kept}
    union all select 1, is_priority
      from (select * from notes where not is_archived and updated_at > ${changedSince(ctx)}
        order by updated_at desc limit ${mostChanged}) as notes where ${lately}`
}

async function countFound(
  ctx: StaffContext,
  search: Search,
): Promise<{ count: number; priority: number; capped: boolean }> {
  const counted = await sql<{ count: number; priority: number }>`
    select count(*)::int as count, count(*) filter (where is_priority)::int as priority
      from (${await foundIds(ctx, search, searchCap + 1, { ordered: false })}) as found`.execute(ctx.db)
  const { count, priority } = { count: 0, priority: 0, ...counted.rows[0] }
  return { count: Math.min(count, searchCap), priority, capped: count > searchCap }
}

/** The months, categories and creators that occur among the notes which the caller may see. */
export async function monthsOfNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof monthsCall>,
): Promise<Out<(typeof monthsCall)['reply']>> {
  const where = sql.join([...conditions(ctx, query), sql`notes > 0`], sql` and `)
  // One look at the counts for all three.
  const counted = await sql<{
    month: string | null
    category: string | null
    user_id: string | null
    count: number
  }>`
    select month, category, user_id, sum(notes)::int as count from ${keptCounts(ctx)} as kept where ${where}
      group by grouping sets ((month), (category), (user_id))
      order by month desc, category limit 2000`.execute(ctx.db)
  const creators = await sql<AuthorRow & { user_id: string }>`
    select user_id, full_name, role, left_at from profiles
      where user_id = any(${counted.rows.flatMap(({ user_id }) => user_id ?? [])}) order by full_name collate firm_order, user_id`.execute(
    ctx.db,
  )
  return {
    months: counted.rows.flatMap(({ month, count }) => (month ? { key: month, count } : [])),
    categories: counted.rows.flatMap(({ category }) => category ?? []),
    creators: creators.rows.map(({ user_id, ...row }) => ({ user_id, ...presentAuthor(row) })),
  }
}

/** The rows whose day is one that a search text can mean. */
export function onDaysMeant(column: RawBuilder<unknown>, q: string, now: Date): RawBuilder<unknown>[] {
  return daysMeant(q, now).map(
    ({ first, after }) => sql`(${column} >= ${first}::date and ${column} < ${after}::date)`,
  )
}
