import { type RawBuilder, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { causeListsTopic } from '../../../../contract/cause-lists.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Groups } from '../../../kernel/names/groups.ts'
import { searchOfName } from '../../../kernel/names/keys.ts'
import { type NamePart, partsOfName } from '../../../kernel/names/words.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { wordsOfNews } from '../../notifications/public.ts'
import { readGroups } from '../../parties/public.ts'
import { bothStrong, oneAlike } from '../rules.ts'

interface Match {
  line_ref: string
  case_ref: string
  /** Whose number a case of the same type bears: of the list's own court 2, of its level 1, of no court 0. */
  nearness: number | null
  /** Whether a side of the line is like somebody on a case of its number; null where the two sides were all it had. */
  is_alike: boolean | null
}

/**
 * Compares the lines of a list with all cases of the firm, once: also with those that whoever reads it does not see, whose
 * matches only others read. The list is held meanwhile.
 */
export async function matchLines(ctx: SystemContext, list_ref: string): Promise<void> {
  const { rows } = await sql`
    select from cause_lists where id = ${list_ref} and matched_at is null for update`.execute(ctx.db)
  if (rows.length === 0) return
  const { groups } = await readGroups(ctx)
  const partsOf = remembering((name: string) => partsOfName(name, groups))
  const found = [
    ...(await byNumber(ctx, list_ref, partsOf)),
    ...(await bySides(ctx, list_ref, groups, partsOf)),
  ]
  await keep(ctx, list_ref, found)
  await sql`update cause_lists set matched_at = ${ctx.now.toISOString()} where id = ${list_ref}`.execute(
    ctx.db,
  )
  await tellUnseen(ctx, list_ref)
  await leaveHints(ctx, [{ topic: causeListsTopic, audience: 'staff', subject_id: list_ref }])
}

type PartsOf = (name: string) => NamePart[]

function remembering<T>(of: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = of(text)
    known.set(text, made)
    return made
  }
}

interface Candidate {
  line_ref: string
  case_ref: string
  one_side: string | null
  other_side: string | null
}

/** '00777' and '777' are one number, in whichever way it is kept; an index is made of these words. */
const withoutZeros = (number: RawBuilder<unknown>) => sql`ltrim(${number}, '0')`

/** Cases that bear or bore the number of a line. */
async function byNumber(ctx: SystemContext, list_ref: string, partsOf: PartsOf): Promise<Match[]> {
  const { rows } = await sql<Candidate & { nearness: number | null }>`
    select l.id as line_ref, l.one_side, l.other_side, c.id as case_ref,
        max(case when n.court_ref = (select court_ref from cause_lists where id = ${list_ref}) then 2
          when bears.level = (select sits.level from cause_lists s join courts sits on sits.id = s.court_ref where s.id = ${list_ref}) then 1
          when n.court_ref is null then 0 end) filter (where n.type_ref = l.type_ref) as nearness
      from cause_list_lines l
        join case_numbers n on n.case_year = l.case_year and ${withoutZeros(sql`n.case_no`)} = ${withoutZeros(sql`l.case_no`)}
        join cases c on c.id = n.case_ref and c.status <> 'closed' and c.merged_into is null
        left join (select id, level from courts offset 0) bears on bears.id = n.court_ref
      where l.list_ref = ${list_ref} group by l.id, c.id order by l.id, c.id`.execute(ctx.db)
  const lines = [...Map.groupBy(rows, ({ line_ref }) => line_ref).values()]
  const isAsked = ({ one_side, nearness }: (typeof rows)[number], of: typeof rows) =>
    one_side !== null && (nearness === null || of.length > 1)
  const asked = lines.flatMap((of) => of.filter((row) => isAsked(row, of)))
  const names = await namesOf(
    ctx,
    asked.map(({ case_ref }) => case_ref),
  )
  return rows.map((row) => {
    const { line_ref, case_ref, nearness } = row
    const known = (names.get(case_ref) ?? []).map(partsOf)
    return { line_ref, case_ref, nearness, is_alike: oneAlike(sidesOf(row, partsOf), known) }
  })
}

const sidesOf = ({ one_side, other_side }: Candidate, partsOf: PartsOf): NamePart[][] =>
  one_side !== null && other_side !== null ? [partsOf(one_side), partsOf(other_side)] : []

/** Cases are looked for by the names of so many lines that have no number. */
const mostWithoutNumber = 1000

/** Cases on which both sides of a line without a number stand. */
async function bySides(
  ctx: SystemContext,
  list_ref: string,
  groups: Groups,
  partsOf: PartsOf,
): Promise<Match[]> {
  const { rows: lines } = await sql<{ line_ref: string; one_side: string; other_side: string }>`
    select id as line_ref, one_side, other_side from cause_list_lines
      where list_ref = ${list_ref} and case_no is null and one_side is not null order by line_no limit ${mostWithoutNumber}`.execute(
    ctx.db,
  )
  const asked = lines.map(({ line_ref, one_side }) => ({
    line_ref,
    keys: searchOfName(one_side, groups).rarest,
  }))
  const { rows: found } = await sql<{ line_ref: string; case_ref: string }>`
    select distinct a.line_ref, c.id as case_ref
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a (line_ref uuid, keys jsonb),
        lateral (select i.source, i.source_id, i.case_ref from name_index i
          where i.keys && array(select jsonb_array_elements_text(a.keys)) and i.source in ('party', 'case_client') limit 500) i,
        lateral (select i.case_ref as id where i.case_ref is not null
          union select p.case_ref from case_parties p where i.source = 'party' and p.party_ref = i.source_id) of
        join cases c on c.id = of.id and c.status <> 'closed' and c.merged_into is null`.execute(ctx.db)
  const names = await namesOf(
    ctx,
    found.map(({ case_ref }) => case_ref),
  )
  const lineOf = new Map(lines.map((line) => [line.line_ref, line]))
  return found.flatMap(({ line_ref, case_ref }) => {
    const line = lineOf.get(line_ref)
    const known = (names.get(case_ref) ?? []).map(partsOf)
    const isBoth = line !== undefined && bothStrong(sidesOf({ ...line, case_ref }, partsOf), known)
    return isBoth ? [{ line_ref, case_ref, nearness: null, is_alike: null }] : []
  })
}

/** Whoever stands on each case. */
async function namesOf(ctx: SystemContext, cases: readonly string[]): Promise<Map<string, string[]>> {
  if (cases.length === 0) return new Map()
  const { rows } = await sql<{ id: string; names: string[] }>`
    select c.id, array_remove(array(select n from case_parties k join parties p on p.id = k.party_ref,
          unnest(array[p.name_latin, p.name_bangla]) as n where k.case_ref = c.id) || c.client_name, null) as names
      from cases c where c.id = any(${[...new Set(cases)]}::uuid[])`.execute(ctx.db)
  return new Map(rows.map(({ id, names }) => [id, names]))
}

const atOnce = 1000

async function keep(ctx: SystemContext, list_ref: string, found: readonly Match[]): Promise<void> {
  for (let at = 0; at < found.length; at += atOnce) {
    const some = found.slice(at, at + atOnce).map((match) => ({ id: uuidv7(), ...match }))
    await sql`
      insert into cause_list_matches (id, line_ref, list_ref, case_ref, level, nearness, is_alike)
        select r.id, r.line_ref, ${list_ref}, r.case_ref, 'possible', r.nearness, r.is_alike
          from jsonb_to_recordset(${JSON.stringify(some)}::jsonb)
            as r (id uuid, line_ref uuid, case_ref uuid, nearness smallint, is_alike boolean)`.execute(ctx.db)
  }
  // As who sees all cases reads it: the release before knows no other level.
  await sql`update cause_list_matches m set level = s.level from cause_list_matches_seen s
    where s.id = m.id and s.list_ref = ${list_ref} and m.list_ref = ${list_ref} and s.level <> m.level`.execute(
    ctx.db,
  )
}

interface Unseen {
  case_ref: string
  case_id: string
  on_day: string
  court: string
  court_bn: string
  people: string[]
}

/** Of a case that whoever read the list does not see, its own people are told that it is listed. */
async function tellUnseen(ctx: SystemContext, list_ref: string): Promise<void> {
  const { rows } = await sql<Unseen>`
    select c.id as case_ref, c.case_id, s.on_day, t.name_en as court, coalesce(t.name_bn, t.name_en) as court_bn,
        array(select p.user_id from case_people p where p.case_ref = c.id) as people
      from cause_lists s join courts t on t.id = s.court_ref
        -- Read whole: of each case a look would touch three pages.
        join lateral (select h.case_ref from case_hidden h where h.user_id = s.created_by offset 0) hidden on true
        join (select distinct m.case_ref from cause_list_matches m
          where m.list_ref = ${list_ref} and m.level in ('sure', 'likely') offset 0) found on found.case_ref = hidden.case_ref
        join cases c on c.id = found.case_ref
      where s.id = ${list_ref}`.execute(ctx.db)
  for (const { case_ref, case_id, on_day: day, court, court_bn, people } of rows) {
    const params = { kind: 'hearing.listed', actor: null, case_id, court, court_bn, day } as const
    const { title, message } = wordsOfNews(params, 'en')
    await sql`select notify_people(${people}::uuid[], 'hearing_listed', ${title}, ${message}, ${list_ref},
      ${ctx.now.toISOString()}, ${JSON.stringify(params)}::jsonb, ${case_ref}::uuid)`.execute(ctx.db)
  }
}
