import { type RawBuilder, sql } from 'kysely'
import { datesMeant, foldDigits } from '../../../contract/date-search.ts'
import { monthOf, rangeOfMonth } from '../../../contract/kernel/dates.ts'
import type { InputOf, Out } from '../../../contract/kernel/endpoint.ts'
import type {
  countNotes as countCall,
  getNote as getCall,
  listNotes as listCall,
  monthsOfNotes as monthsCall,
  Note,
  NoteFilters,
} from '../../../contract/notes.ts'
import type { Person } from '../../../contract/people.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { prepared } from '../../kernel/database.ts'
import { notFound } from '../../kernel/refusal.ts'
import { escapeLike, type NoteRow, presentNote, rangesMeant } from './rules.ts'

/** In lists a longer content is only its beginning, so that a page stays small. */
const wholeContent = 8000
const excerpt = 800

/** What was changed lately stays in sight, whatever its month (specification part 1 §9). */
const lately = 5 * 60_000

const columns = sql`
  id, user_id, title, category, subcategory, client_name, case_id, is_priority, keep_alive, is_archived,
  archived_at, time_start, time_end, total_hours, note_type, list_items, projected_billable_hours, hours_worked,
  google_drive_link, modified_by, version, created_at, updated_at`

/** A page of the notes that the caller may see, newest first. */
export async function listNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Note[]; next: string | null }> {
  const wanted = query.limit + 1
  const rows: NoteRow[] = []
  for (const part of partsOf(ctx, query, query.after)) {
    if (rows.length < wanted)
      rows.push(...(await readPart(ctx, part, wanted - rows.length, query.q === undefined)))
  }
  const { items, next } = page(rows, query.limit, (row) => [row.created_at, row.id])
  const people = await peopleOf(ctx, items)
  return { items: items.map((row) => presentNote(ctx.actor, row, people)), next }
}

async function readPart(ctx: StaffContext, part: Part, limit: number, isPlain: boolean): Promise<NoteRow[]> {
  const [walk, ...more] = part
  const from =
    walk && more.length === 0 ? sql`notes where ${sql.join(walk, sql` and `)}` : together(part, limit)
  const rows = sql<NoteRow>`
    select ${columns},
        case when octet_length(content) > ${wholeContent} then left(content_text, ${excerpt}) else content end as content,
        octet_length(content) > ${wholeContent} as content_is_excerpt
      from ${from} order by created_at desc, id desc limit ${limit}`
  // How a search is best read depends on its words.
  return isPlain ? prepared(ctx.db, rows) : (await rows.execute(ctx.db)).rows
}

/** One note, whole; throws not-found for one that is not there or not the caller's to see. */
export async function getNote(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<Note> {
  const rows = await sql<NoteRow>`
    select ${columns}, content, false as content_is_excerpt from notes where id = ${params.id}`.execute(
    ctx.db,
  )
  const [row] = rows.rows
  if (!row) throw notFound()
  return presentNote(ctx.actor, row, await peopleOf(ctx, [row]))
}

/**
 * Who wrote and changed these notes. A question of its own: with two joins the database takes longer to plan a
 * list than to read it.
 */
async function peopleOf(ctx: StaffContext, rows: readonly NoteRow[]): Promise<Map<string, Person>> {
  const ids = new Set(
    rows.flatMap(({ user_id, modified_by }) => (modified_by ? [user_id, modified_by] : [user_id])),
  )
  if (ids.size === 0) return new Map()
  const found = await prepared(
    ctx.db,
    sql<Person>`select user_id, full_name, role from profiles where user_id = any(${[...ids]})`,
  )
  return new Map(found.map((person) => [person.user_id, person]))
}

/** Walks along indexes that already have the list's order, each by its conditions. */
type Part = readonly (readonly RawBuilder<unknown>[])[]

/**
 * Where a list's rows are: whatever is in the first part comes before the second, which is read only when the
 * first does not fill the page. The default list has this month's notes, then older ones kept alive or changed lately.
 */
function partsOf(ctx: StaffContext, filters: NoteFilters, after: string | undefined): Part[] {
  const common = [...conditions(ctx, filters), ...beyond(after)]
  // A date is looked for in every month; so is whatever the reader wants found in all of them.
  const everywhere = filters.month === 'all' || (!filters.month && datesMeant(filters.q ?? '').length > 0)
  if (everywhere || (filters.archived && !filters.month)) return [[common]]
  const { from, to } = rangeOfMonth(filters.month ?? thisMonth(ctx), ctx.settings.FIRM_TIME_ZONE)
  const start = from.toISOString()
  if (filters.month) {
    return [[[...common, sql`created_at >= ${start}`, sql`created_at < ${to.toISOString()}`]]]
  }
  const older = [...common, sql`created_at < ${start}`]
  return [
    [[...common, sql`created_at >= ${start}`]],
    [
      [...older, sql`keep_alive`],
      [...older, sql`not keep_alive`, sql`updated_at > ${changedSince(ctx)}`],
    ],
  ]
}

/** All walks of a part as one table, each with so many rows at most. */
function together(part: Part, limit: number): RawBuilder<unknown> {
  const walks = part.map(
    (where) =>
      sql`(select * from notes where ${sql.join(where, sql` and `)} order by created_at desc, id desc limit ${limit})`,
  )
  return sql`(${sql.join(walks, sql` union all `)}) as walks`
}

/** The conditions that a list and its count share. `false` is a literal, or no partial index would fit. */
export function conditions(ctx: StaffContext, filters: NoteFilters): RawBuilder<unknown>[] {
  const where = [filters.archived ? sql`is_archived` : sql`not is_archived`]
  // The policy says the same; stated here it picks the owner's index.
  if (ctx.actor.role !== 'partner') where.push(sql`user_id = ${ctx.actor.user_id}`)
  if (filters.user_id) where.push(sql`user_id = ${filters.user_id}`)
  if (filters.category) where.push(sql`category = ${filters.category}`)
  if (filters.is_priority !== undefined)
    where.push(filters.is_priority ? sql`is_priority` : sql`not is_priority`)
  if (filters.q) where.push(found(ctx, filters.q))
  return where
}

/** A search finds words, and the days or months that the text can mean. */
function found(ctx: StaffContext, q: string): RawBuilder<unknown> {
  const words = sql`search_text like ${`%${escapeLike(foldDigits(q.toLowerCase()))}%`}`
  const asTyped = sql`search_text like ${`%${escapeLike(q.toLowerCase())}%`}`
  const days = rangesMeant(q, ctx.now, ctx.settings.FIRM_TIME_ZONE).map(
    ({ from, to }) => sql`(created_at >= ${from.toISOString()} and created_at < ${to.toISOString()})`,
  )
  const either = foldDigits(q) === q ? [asTyped] : [asTyped, words]
  return sql`(${sql.join([...either, ...days], sql` or `)})`
}

export function changedSince(ctx: StaffContext): string {
  return new Date(ctx.now.getTime() - lately).toISOString()
}

export function thisMonth(ctx: StaffContext): string {
  return monthOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
}

function beyond(after: string | undefined): RawBuilder<unknown>[] {
  if (after === undefined) return []
  const [created_at, id] = decodeCursor(after, [momentShape, idShape])
  return [sql`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`]
}

/** A search is counted up to here; other lists are counted whole, from the kept counts. */
const searchCap = 1000

/** How many notes a list with these filters holds, and how many of them are priority. */
export async function countNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof countCall>,
): Promise<{ count: number; priority: number; capped: boolean }> {
  if (query.q) return countFound(ctx, query)
  const where = conditions(ctx, query)
  const older = sql`created_at < ${rangeOfMonth(thisMonth(ctx), ctx.settings.FIRM_TIME_ZONE).from.toISOString()}`
  const standing = sql`keep_alive or updated_at > ${changedSince(ctx)}`
  const byDefault = !query.archived && query.month === undefined
  const month =
    query.month === 'all' || (query.archived && !query.month) ? undefined : (query.month ?? thisMonth(ctx))
  const counted = await sql<{ count: number; priority: number }>`
    select coalesce(sum(notes), 0)::int as count,
        coalesce(sum(notes) filter (where is_priority), 0)::int as priority
      from (
        select notes, is_priority from note_counts
          where ${sql.join([...where, ...(month ? [sql`month = ${month}`] : [])], sql` and `)}
        ${byDefault ? sql`union all select 1, is_priority from notes where ${sql.join([...where, older], sql` and `)} and (${standing})` : sql``}
      ) as counts`.execute(ctx.db)
  return { count: 0, priority: 0, ...counted.rows[0], capped: false }
}

async function countFound(
  ctx: StaffContext,
  filters: NoteFilters,
): Promise<{ count: number; priority: number; capped: boolean }> {
  const counted = await sql<{ count: number; priority: number }>`
    select count(*)::int as count, count(*) filter (where is_priority)::int as priority
      from ${together(partsOf(ctx, filters, undefined).flat(), searchCap + 1)}`.execute(ctx.db)
  const { count, priority } = { count: 0, priority: 0, ...counted.rows[0] }
  return { count: Math.min(count, searchCap), priority, capped: count > searchCap }
}

/** The months, categories and creators that occur among the notes which the caller may see. */
export async function monthsOfNotes(
  ctx: StaffContext,
  { query }: InputOf<typeof monthsCall>,
): Promise<Out<(typeof monthsCall)['reply']>> {
  const where = sql.join([...conditions(ctx, query), sql`notes > 0`], sql` and `)
  const months = await sql<{ key: string; count: number }>`
    select month as key, sum(notes)::int as count from note_counts where ${where}
      group by month order by month desc limit 600`.execute(ctx.db)
  const categories = await sql<{ category: string }>`
    select distinct category from note_counts where ${where} order by category limit 100`.execute(ctx.db)
  const creators = await sql<Person>`
    select p.user_id, p.full_name, p.role from profiles p
      where p.user_id in (select user_id from note_counts where ${where})
      order by lower(p.full_name), p.user_id limit 1000`.execute(ctx.db)
  return {
    months: months.rows,
    categories: categories.rows.map((row) => row.category),
    creators: creators.rows,
  }
}
