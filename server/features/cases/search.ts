import { type RawBuilder, sql } from 'kysely'
import type { caseIdsInUse as idsCall } from '../../../contract/cases.ts'
import { datesMeant } from '../../../contract/date-search.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { hasWord, patternOf, textSearch } from '../../kernel/text-search.ts'
import { rangesMeant } from '../notes/public.ts'
import { madeByNamed } from '../people/public.ts'

/** Words of the case, its creator's name or role, or the date on which it was added ('MMM dd, yyyy' and others). */
export async function searched(ctx: StaffContext, q: string): Promise<RawBuilder<unknown>> {
  const days =
    datesMeant(q).length === 0
      ? []
      : rangesMeant(q, ctx.now, ctx.settings.FIRM_TIME_ZONE).map(
          ({ from, to }) =>
            sql`(r.created_at >= ${from.toISOString()} and r.created_at < ${to.toISOString()})`,
        )
  const means = [
    ...(await textSearch(ctx, 'cases', 'r', q)),
    ...(await madeByNamed(ctx, sql`r.created_by`, q, sql`full_name || ' ' || role`)),
    ...(await withinWrittenDates(ctx, patternOf(q))),
    ...days,
  ]
  return sql`(${sql.join(means, sql` or `)})`
}

/** Of more ranges than these the text says little, and rows with it are soon found one by one. */
const mostRanges = 300

/** Dates as the screen writes them, so that every part of one is found: '07, 2026'. Days in a row are one range. */
async function withinWrittenDates(ctx: StaffContext, like: string): Promise<RawBuilder<unknown>[]> {
  if (!/^%[a-z]{0,3}[\d, ]*%$/.test(like)) return []
  const zone = ctx.settings.FIRM_TIME_ZONE
  const { rows } = await sql<{ from: string; until: string }>`
    select min(day)::timestamp at time zone ${zone} as "from", (max(day) + 1)::timestamp at time zone ${zone} as until
      from (
        select day, day - row_number() over (order by day)::integer as island
          from (select (min(created_at) at time zone ${zone})::date as oldest, (max(created_at) at time zone ${zone})::date as newest
                  from cases) as ends,
            lateral (select oldest + n as day from generate_series(0, newest - oldest) as n) as days
          where lower(to_char(day, 'Mon DD, YYYY')) like ${like}) as written
      group by island limit ${mostRanges + 1}`.execute(ctx.db)
  if (rows.length > mostRanges) {
    return [sql`lower(to_char(r.created_at at time zone ${zone}, 'Mon DD, YYYY')) like ${like}`]
  }
  return rows.map(({ from, until }) => sql`(r.created_at >= ${from} and r.created_at < ${until})`)
}

/** The case ids in use with a text in them or in their client, newest used first, each with its client. */
export async function listCaseIdsInUse(
  ctx: StaffContext,
  { query }: InputOf<typeof idsCall>,
): Promise<ReplyOf<typeof idsCall>> {
  const pattern = patternOf(query.q ?? '')
  const { case_ids, is_all } = await caseIdsLike(ctx, pattern, hasWord(pattern), query.limit)
  const clients = await clientsOf(ctx, case_ids)
  const cases = case_ids.map((case_id) => ({ case_id, client_name: clients.get(case_id) ?? null }))
  return { case_ids, cases, more: !is_all }
}

interface CaseIds {
  case_ids: string[]
  is_all: boolean
}

/** How many of the newest tasks are looked through, active and archived ones, and how many again when that finds too few. */
const lately = [960, 7680]

/**
 * Case ids that are like a pattern, newest used first: among what was used lately, and what is rarer there from the index
 * of words. Of one or two letters, which no index can find, what was used lately has to do.
 */
async function caseIdsLike(
  ctx: StaffContext,
  pattern: string,
  isWord: boolean,
  limit: number,
): Promise<CaseIds> {
  let found: CaseIds = { case_ids: [], is_all: true }
  for (const most of lately) {
    const { rows } = await sql<CaseIds & { certain: number }>`
      select case_ids, certain, is_all from case_ids_folded_lately(${pattern}, ${most})`.execute(ctx.db)
    const [seen] = rows
    if (!seen) return found
    const certain = isWord && !seen.is_all ? seen.case_ids.slice(0, seen.certain) : seen.case_ids
    found = { case_ids: certain.slice(0, limit), is_all: seen.is_all && certain.length <= limit }
    if (seen.is_all || certain.length > limit) return found
    if (isWord && seen.case_ids.length * 320 < most) break
  }
  if (!isWord) return found
  const { rows } = await sql<{ case_ids: string[] }>`
    select case_ids_with_folded_words(${pattern}, ${limit + 1}) as case_ids`.execute(ctx.db)
  const { case_ids } = rows[0] ?? { case_ids: [] }
  return { case_ids: case_ids.slice(0, limit), is_all: case_ids.length <= limit }
}

/**
 * For whom each of some cases is, as far as the reader may know it: as the list of cases says, else as the newest task
 * says that they may see; never from a task of somebody else's. Cases without a client are absent.
 */
export async function clientsOf(
  ctx: StaffContext,
  case_ids: readonly string[],
): Promise<Map<string, string>> {
  if (case_ids.length === 0) return new Map()
  // The policy says the same; stated here it picks the owner's part of the index.
  const own = may(ctx, 'notes.all') ? sql`true` : sql`n.user_id = ${ctx.actor.user_id}`
  const { rows } = await sql<{ case_id: string; client_name: string | null }>`
    select wanted.case_id, coalesce(
        (select c.client_name from cases c
          where c.case_id = wanted.case_id and c.client_name is not null
          order by c.created_at desc, c.id desc limit 1),
        (select n.client_name from notes n
          where n.case_id = wanted.case_id and n.client_name is not null and ${own}
          order by n.created_at desc limit 1)) as client_name
      from unnest(${[...new Set(case_ids)]}::text[]) as wanted (case_id)`.execute(ctx.db)
  return new Map(rows.flatMap(({ case_id, client_name }) => (client_name ? [[case_id, client_name]] : [])))
}
