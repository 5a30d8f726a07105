import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type {
  listPartyAliases as aliasesCall,
  listCaseParties as caseCall,
  duplicateParties as duplicatesCall,
  listNameGroups as groupsCall,
  listParties as listCall,
  Party,
  PartyPair,
  listPartyRelations as relationsCall,
} from '../../../contract/parties.ts'
import { unlessMerged } from '../../kernel/case-gone.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { equalTo, type Order } from '../../kernel/kept-row-sql.ts'
import { alike, likenessOfRead } from '../../kernel/names/compare.ts'
import { searchOfName } from '../../kernel/names/keys.ts'
import { partsOfName } from '../../kernel/names/words.ts'
import { patternOf } from '../../kernel/text-search.ts'
import { caseParties, nameGroups, parties, partyAliases, partyRelations } from './rows.ts'
import type { StoredParty } from './rules.ts'
import { partiesLike, readGroups } from './search.ts'

const byName: Order<StoredParty> = {
  by: [
    {
      key: sql`(coalesce(r.name_latin, r.name_bangla) collate firm_order)`,
      keyOf: ({ name_latin, name_bangla }) => name_latin ?? name_bangla ?? '',
      type: 'text',
      shape: /^[\s\S]{1,400}$/,
    },
  ],
  direction: 'asc',
}

/** A page of the parties that the caller sees, by name. */
export async function listParties(ctx: StaffContext, { query }: InputOf<typeof listCall>) {
  const like = query.q ? await partiesLike(ctx, query.q) : undefined
  const where = [...equalTo({ kind: query.kind }), ...(like ? [sql`r.id = any(${like.ids}::uuid[])`] : [])]
  const found = await parties.page(ctx, where, query, byName)
  return { ...found, ...(like?.capped ? { capped: true } : {}) }
}

/** A page of the other names of a party. */
export function listPartyAliases(ctx: StaffContext, { query }: InputOf<typeof aliasesCall>) {
  return partyAliases.page(ctx, [sql`r.party_ref = ${query.party_ref}`], query)
}

/** A page of what a party is to others, and others to it. */
export function listPartyRelations(ctx: StaffContext, { query }: InputOf<typeof relationsCall>) {
  const { party_ref } = query
  return partyRelations.page(ctx, [sql`(r.from_ref = ${party_ref} or r.to_ref = ${party_ref})`], query)
}

/** A page of parties on cases. */
export async function listCaseParties(ctx: StaffContext, { query }: InputOf<typeof caseCall>) {
  const { case_ref, party_ref } = query
  return unlessMerged(ctx, case_ref, await caseParties.page(ctx, equalTo({ case_ref, party_ref }), query))
}

/** A page of the groups of spellings, or of those with one that holds a text. */
export function listNameGroups(ctx: StaffContext, { query }: InputOf<typeof groupsCall>) {
  const where = query.q
    ? [sql`exists (select from unnest(r.forms) form where search_fold(form) like ${patternOf(query.q)})`]
    : []
  return nameGroups.page(ctx, where, query)
}

interface Pair {
  one: string
  other: string
  score: number
  why: PartyPair['why']
}

/** Pairs of parties that sound the same or are reached alike, along the parties in the order in which they were added. */
export async function listDuplicates(
  ctx: StaffContext,
  { query }: InputOf<typeof duplicatesCall>,
): Promise<ReplyOf<typeof duplicatesCall>> {
  const after = query.after === undefined ? undefined : decodeCursor(query.after, [idShape])[0]
  const { rows } = await sql<{ id: string; names: string[] }>`
    select r.id, array_remove(array[r.name_latin, r.name_bangla], null)
        || array(select name from party_aliases where party_ref = r.id order by created_at limit 20) as names
      from parties r where r.deleted_at is null and ${after ? sql`r.id > ${after}` : sql`true`}
      order by r.id limit ${query.limit + 1}`.execute(ctx.db)
  const { items, next } = page(rows, query.limit, ({ id }) => [id])
  const pairs = [...(await soundingAlike(ctx, items)), ...(await reachedAlike(ctx, items))]
  const seen = new Set<string>()
  const once = pairs.filter(({ one, other }) => !seen.has(one + other) && seen.add(one + other))
  const byId = await partiesOf(ctx, [...new Set(once.flatMap(({ one, other }) => [one, other]))])
  return {
    next,
    items: once.flatMap(({ one, other, score, why }) => {
      const [first, second] = [byId.get(one), byId.get(other)]
      return first && second ? [{ one: first, other: second, score, why }] : []
    }),
  }
}

/** A party may have so many others that sound the same; more of one name say nothing. */
const mostOfOne = 50

async function soundingAlike(
  ctx: StaffContext,
  looked: readonly { id: string; names: string[] }[],
): Promise<Pair[]> {
  const { groups } = await readGroups(ctx)
  const asked = looked.flatMap(({ id, names }) =>
    names.map((name) => ({
      id,
      name,
      keys: searchOfName(name, groups).rarest.filter((key) => key.startsWith('=')),
    })),
  )
  const { rows } = await sql<{ id: string; name: string; other: string; beside: string }>`
    select w.id, w.name, n.source_id as other, n.name as beside
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as w (id uuid, name text, keys jsonb),
        lateral names_alike(array(select jsonb_array_elements_text(w.keys)), '{}', '[]', '', array['party'], ${mostOfOne}) n
      where n.source_id > w.id`.execute(ctx.db)
  return rows
    .map((row): Pair => {
      const score = likenessOfRead(partsOfName(row.name, groups), partsOfName(row.beside, groups))
      return { one: row.id, other: row.other, score, why: 'name' }
    })
    .filter(({ score }) => score >= alike.strong)
    .sort((a, b) => b.score - a.score)
}

async function reachedAlike(ctx: StaffContext, looked: readonly { id: string }[]): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select p.id as one, r.id as other, 1 as score, r.why
      from parties p, lateral parties_reached(p.phones, p.emails, array_remove(array[p.national_id_hash], null), ${mostOfOne}) r
      where p.id = any(${looked.map(({ id }) => id)}::uuid[]) and r.id > p.id`.execute(ctx.db)
  return rows
}

async function partiesOf(ctx: StaffContext, ids: readonly string[]): Promise<Map<string, Party>> {
  const { rows } = await sql<StoredParty>`
    select ${parties.columns} from parties r ${parties.join}
      where r.id = any(${ids}::uuid[]) and r.deleted_at is null`.execute(ctx.db)
  const shown = await parties.present(ctx, rows)
  return new Map(shown.map((row) => [row.id, row]))
}
