import { type RawBuilder, sql } from 'kysely'
import { fold } from '../../../contract/words.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { patternOf } from '../../kernel/text-search.ts'

/*
 * A search of tasks in three steps, each with one question to the database (decision 068): a look at the newest of the
 * list says which words are everyday ones; then the newest rows, or the newest weeks by the index of words; then what is
 * left, by as many weeks or seasons as what was found calls for.
 */

/** What is looked for, and in which list: that of the last work has its order, too. */
interface NoteSearch {
  list: 'active' | 'archived' | 'worked'
  q: string
  wanted: number
  /** False where any so many will do, as for counting. */
  is_ordered: boolean
  owner?: string | undefined
  category?: string | undefined
  is_priority?: boolean | undefined
  /** When the notes were made. */
  since?: string | undefined
  until?: string | undefined
  /** Notes made before are looked for only where they are kept alive, or were changed lately. */
  standing?: { since: string; changed_since: string } | undefined
  /** The place and id that a page begins after. */
  before?: readonly [string, string] | undefined
}

interface Found {
  /** Null stands for a week that is too full. */
  id: string | null
  is_priority: boolean
}

const isTooFull = ({ id }: Found) => id === null

/** How many of the newest rows are looked at to judge the words, and how many are read for everyday ones. */
const sampleSize = 60
const newestRows = 600
/** A week with more is walked through row by row: a page of it is soon full. */
const mostOfWeek = 200

/**
 * The notes that the caller may see and that have the words, the newest so many, as a query of `id` and `is_priority`
 * that finds what two questions have not found yet.
 */
export async function searchNotes(ctx: StaffContext, search: NoteSearch): Promise<RawBuilder<unknown>> {
  const sample = await sampleOf(ctx, search)
  const keys = rarestOf(sample.trigrams)
  // Of one or two letters the index of words knows nothing.
  if (keys.length === 0) return rowByRow(ctx, search)
  if (sample.having * 10 >= search.wanted) {
    const { rows } = await sql<Found>`${rowByRow(ctx, search, newestRows)}`.execute(ctx.db)
    return rows.length === search.wanted ? these(rows) : rowByRow(ctx, search)
  }
  const lookup = { ...search, keys, newest: newestWeek(search, sample), oldest: oldestWeek(search, sample) }
  const isBounded = search.since !== undefined || search.until !== undefined
  if (!search.is_ordered && !isBounded) return byIndex(lookup, ['rest'])

  const weeks = 2
  const newest = {
    ...lookup,
    oldest: Math.max(lookup.oldest, lookup.newest - weeks + 1),
    most_of_week: mostOfWeek,
  }
  const { rows } = await sql<Found>`${byIndex(newest, ['week', 'week'])}`.execute(ctx.db)
  if (rows.some(isTooFull)) return rowByRow(ctx, search)
  if (rows.length === search.wanted) return these(rows)
  const missing = search.wanted - rows.length
  const rest = { ...lookup, newest: lookup.newest - weeks, wanted: missing }
  return sql`${these(rows)} union all ${byIndex(rest, stepsBack(rows.length / weeks, missing, isBounded))}`
}

type Step = 'week' | 'season' | 'rest'

/**
 * The steps by which a search goes on back that found so many a week and misses so many: a few weeks where they will
 * do, all at once where a season would bring little. A month is but a part of the rest, and goes by seasons to its end.
 */
export function stepsBack(perWeek: number, missing: number, isBounded: boolean): Step[] {
  const weeks = Math.ceil(missing / perWeek)
  if (weeks <= 4) return [...Array.from({ length: weeks }, (): Step => 'week'), 'season', ...rest(isBounded)]
  if (weeks <= 16) return ['season', 'season', ...rest(isBounded)]
  return rest(isBounded)
}

const rest = (isBounded: boolean): Step[] => (isBounded ? [] : ['rest'])

interface Trigram {
  key: string
  /** In how many of the sample. */
  seen: number
}

/**
 * The six rarest trigrams of a text, for the index to be asked for: those of everyday words have long lists. Beside a
 * rare one, what half of the notes have would only be read for nothing.
 */
export function rarestOf(trigrams: readonly Trigram[]): string[] {
  const rarest = trigrams.toSorted((a, b) => a.seen - b.seen || (a.key < b.key ? -1 : 1)).slice(0, 6)
  const most = Math.max(sampleSize / 2, rarest[0]?.seen ?? 0)
  return rarest.filter(({ seen }) => seen <= most).map(({ key }) => key)
}

interface Sample {
  /** The weeks of the list's ends; null of an empty one. */
  newest: number | null
  oldest: number | null
  /** How many of the newest rows are found. */
  having: number
  trigrams: Trigram[]
}

/** A look at the newest rows of the list, under the policies: what there is of the words, and of each of their parts. */
async function sampleOf(ctx: StaffContext, search: NoteSearch): Promise<Sample> {
  const { place, day } = placeOf(search)
  const end = (direction: RawBuilder<unknown>) => sql`(select week_of(${day}) from notes
    where ${sql.join(listed(ctx, search), sql` and `)} order by ${place} ${direction}, id ${direction} limit 1)`
  const among = sql.join([...listed(ctx, search), ...bounds(search), ...narrowed(search)], sql` and `)
  const { rows } = await sql<Sample>`
    with asked as materialized (select words_key(${fold(search.q.toLowerCase())}) as words),
      newest as materialized (select words_key(search_fold(search_text)) as words, ${stands(search)} as stands from notes
        where ${among} order by ${place} desc, id desc limit ${sampleSize}),
      trigrams as (select distinct substr(words, at, 3) as key from asked, generate_series(1, length(words) - 2) as at)
    select ${end(sql`desc`)} as newest, ${end(sql`asc`)} as oldest,
      (select count(*)::int from newest where stands and strpos(words, (select words from asked)) > 0) as having,
      (select coalesce(json_agg(json_build_object('key', key,
          'seen', (select count(*) from newest where strpos(words, key) > 0))), '[]')
        from trigrams where key ~ '^([a-z0-9]{2}[^%_\\\\]|[^%_\\\\][a-z0-9]{2})$') as trigrams`.execute(
    ctx.db,
  )
  return rows[0] ?? { newest: null, oldest: null, having: 0, trigrams: [] }
}

/** A walk from the newest row back, under the policies; of at most so many rows, or until enough are found. */
function rowByRow(ctx: StaffContext, search: NoteSearch, most?: number): RawBuilder<unknown> {
  const { place } = placeOf(search)
  const among = sql.join([...listed(ctx, search), ...bounds(search), ...narrowed(search)], sql` and `)
  const newestFirst = sql`order by ${place} desc, id desc`
  const rows =
    most === undefined
      ? sql`notes`
      : sql`(select * from notes where ${among} ${newestFirst} limit ${most}) as newest`
  // In a query of its own half of the rows are expected to have the words; else all would be read to be sorted.
  return sql`(select id, is_priority from ${rows}
    where ${among} and ${stands(search)} and (select search_fold(search_text) like ${patternOf(search.q)})
    ${newestFirst} limit ${sql.lit(search.wanted)})`
}

type Lookup = NoteSearch & { keys: string[]; newest: number; oldest: number; most_of_week?: number }

/** What the index of words knows: the one question that is asked past the policies. */
function byIndex(lookup: Lookup, steps: readonly Step[]): RawBuilder<unknown> {
  const { q, keys, standing, before, ...rest } = lookup
  const asked = {
    ...rest,
    steps,
    is_folded: true,
    keys: [keys],
    words: [patternOf(q)],
    standing_since: standing?.since,
    changed_since: standing?.changed_since,
    before: before?.[0],
    before_id: before?.[1],
  }
  return sql`select id, is_priority from notes_with_words(${JSON.stringify(asked)}::jsonb)`
}

function these(rows: readonly Found[]): RawBuilder<unknown> {
  const flags = rows.map(({ is_priority }) => is_priority)
  return sql`select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${flags}::boolean[]) as these (id, is_priority)`
}

function placeOf({ list }: Pick<NoteSearch, 'list'>): {
  place: RawBuilder<unknown>
  day: RawBuilder<unknown>
} {
  return list === 'worked'
    ? { place: sql`last_worked_on`, day: sql`last_worked_on` }
    : { place: sql`created_at`, day: sql`utc_day(created_at)` }
}

/** The rows of a list that the caller may see. The policy says the same; stated here it picks the owner's index. */
function listed(ctx: StaffContext, { list, owner }: NoteSearch): RawBuilder<unknown>[] {
  return [
    { active: sql`not is_archived`, archived: sql`is_archived`, worked: sql`last_worked_on is not null` }[
      list
    ],
    ...(may(ctx, 'notes.all') ? [] : [sql`user_id = ${ctx.actor.user_id}`]),
    ...(owner ? [sql`user_id = ${owner}`] : []),
  ]
}

function narrowed({ category, is_priority }: NoteSearch): RawBuilder<unknown>[] {
  return [
    ...(category ? [sql`category = ${category}`] : []),
    ...(is_priority === undefined ? [] : [is_priority ? sql`is_priority` : sql`not is_priority`]),
  ]
}

function bounds({ list, since, until, before }: NoteSearch): RawBuilder<unknown>[] {
  const type = list === 'worked' ? sql`date` : sql`timestamptz`
  return [
    ...(since ? [sql`created_at >= ${since}`] : []),
    ...(until ? [sql`created_at < ${until}`] : []),
    ...(before ? [sql`(${placeOf({ list }).place}, id) < (${before[0]}::${type}, ${before[1]}::uuid)`] : []),
  ]
}

function stands({ standing }: NoteSearch): RawBuilder<unknown> {
  if (!standing) return sql`true`
  return sql`(created_at >= ${standing.since} or keep_alive or updated_at > ${standing.changed_since})`
}

/** The weeks since 3 January 2000, a Monday, as `week_of` counts them. */
function weekOf(moment: string): number {
  return Math.floor((Date.parse(moment) - Date.UTC(2000, 0, 3)) / (7 * 24 * 3_600_000))
}

function newestWeek({ until, before }: NoteSearch, { newest }: Sample): number {
  const ends = [until, before?.[0]].flatMap((moment) => (moment ? [weekOf(moment)] : []))
  return Math.min(newest ?? -1, ...ends)
}

function oldestWeek({ since }: NoteSearch, { oldest }: Sample): number {
  return Math.max(oldest ?? 0, ...(since ? [weekOf(since)] : []))
}
