import { sql } from 'kysely'
import { versus } from '../../../contract/case-sides.ts'
import type { AlikeReason } from '../../../contract/party-words.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { alike, likenessOfRead } from '../../kernel/names/compare.ts'
import { type Groups, groupsOf } from '../../kernel/names/groups.ts'
import { romanOfName, searchOfName } from '../../kernel/names/keys.ts'
import { partsOfName } from '../../kernel/names/words.ts'
import { foldPhone } from './rules.ts'

export type NameSource = 'party' | 'case_client' | 'note_client' | 'applicant' | 'staff'

/** A name of the firm that is like one that was asked for, and where it stands. */
export interface AlikeName {
  name_ref: string
  source: NameSource
  /** The party, case, application or person; none of a text that tasks bear. */
  source_id: string | null
  case_ref: string | null
  name: string
  score: number
  level: 'strong' | 'possible'
}

interface AlikeNames {
  /** As it was asked for. */
  name: string
  /** The most alike first. */
  hits: AlikeName[]
  /** More names are alike in keys than are looked at: 'Give more of the name.' */
  capped: boolean
}

/** So many names are scored for one that is asked for. */
const most = 1000

/**
 * The names of the firm that are like some, as far as the caller may see where they stand: what is hidden is left out
 * before anything is ranked or cut.
 */
export async function alikeNames(
  ctx: StaffContext,
  names: readonly string[],
  sources: readonly NameSource[] | null = null,
): Promise<AlikeNames[]> {
  const { groups } = await readGroups(ctx)
  const found: AlikeNames[] = []
  for (const name of names) found.push(await alikeOne(ctx, name, groups, sources))
  return found
}

type Candidate = Omit<AlikeName, 'score' | 'level'>

async function alikeOne(
  ctx: StaffContext,
  name: string,
  groups: Groups,
  sources: readonly NameSource[] | null,
): Promise<AlikeNames> {
  const { rarest, others, together, roman } = searchOfName(name, groups)
  const { rows } = await sql<Candidate>`
    select id as name_ref, source, source_id, case_ref, name from names_alike(${rarest}::text[], ${others}::text[],
      ${JSON.stringify(together)}::jsonb, ${roman}, ${sources}::text[], ${most + 1})`.execute(ctx.db)
  const parts = partsOfName(name, groups)
  const hits = rows.slice(0, most).flatMap((row): AlikeName[] => {
    const score = likenessOfRead(parts, partsOfName(row.name, groups))
    if (score < alike.possible) return []
    return [{ ...row, score, level: score >= alike.strong ? 'strong' : 'possible' }]
  })
  const byScore = (a: AlikeName, b: AlikeName) => b.score - a.score || a.name_ref.localeCompare(b.name_ref)
  return { name, hits: hits.sort(byScore), capped: rows.length > most }
}

/** How somebody can be reached or told apart, as it is kept: digits, small letters, hashes. */
interface Reached {
  phones?: readonly string[]
  emails?: readonly string[]
  national_id_hashes?: readonly string[]
}

/** Parties with a telephone number, e-mail or national id in common, that the caller sees: strong by themselves. */
export async function partiesReached(
  ctx: StaffContext,
  { phones = [], emails = [], national_id_hashes = [] }: Reached,
): Promise<{ party_ref: string; why: Exclude<AlikeReason, 'name'> }[]> {
  if (phones.length + emails.length + national_id_hashes.length === 0) return []
  const { rows } = await sql<{ party_ref: string; why: Exclude<AlikeReason, 'name'> }>`
    select id as party_ref, why from parties_reached(${phones}::text[], ${emails}::text[], ${national_id_hashes}::text[], ${most})`.execute(
    ctx.db,
  )
  return rows
}

/** The groups of spellings as the firm keeps them, and which state of them it is. */
export interface KeptGroups {
  groups: Groups
  state: number
}

export async function readGroups(ctx: Context): Promise<KeptGroups> {
  const { rows } = await sql<{ weight: string; forms: string[]; state: number }>`
    select g.weight::text as weight, g.forms, (select groups_state()) as state from name_groups g`.execute(
    ctx.db,
  )
  const kept = rows.map(({ weight, forms }) => ({ weight: Number(weight), forms }))
  return { groups: groupsOf(kept), state: rows[0]?.state ?? 1 }
}

/** How the cases are looked for that name somebody like a text; undefined where it cannot be a name. */
export async function namesMeant(ctx: StaffContext, q: string) {
  if (!/\p{L}[\p{L}\p{M}]/u.test(q)) return undefined
  const { groups } = await readGroups(ctx)
  const said = q.split(versus)
  const parts = partsOfName(said.join(' '), groups)
  const [words = []] = parts.map((part) => part.filter(({ weight }) => weight > 0))
  const { rarest, roman } = searchOfName(said.join(' '), groups)
  const sides = said.map((side) => partsOfName(side, groups))
  return {
    part: roman.length < 3 ? '' : roman.replace(/[%_\\]/g, ''),
    words: words.flatMap(({ group, skeletons }) =>
      group ? `#${group.name}` : (skeletons[0]?.consonants ?? []),
    ),
    rarest,
    /** Each side that the text names is like one of some names: 'State v Karim' is no case of the State alone. */
    isAlike: (some: readonly string[]) => {
      const names = some.map((name) => partsOfName(name, groups))
      return sides.every((side) => names.some((name) => likenessOfRead(side, name) >= alike.possible))
    },
  }
}

/** Parties whose name sounds like a text or holds it, or whose telephone number it is. */
export async function partiesLike(ctx: StaffContext, q: string): Promise<{ ids: string[]; capped: boolean }> {
  const [named] = await alikeNames(ctx, [q], ['party'])
  const { groups } = await readGroups(ctx)
  const part = romanOfName(q, groups).replace(/[%_\\]/g, '')
  const written =
    part.length < 3
      ? []
      : (await sql<{ id: string }>`select id from parties_written(${part}, ${most})`.execute(ctx.db)).rows
  const digits = foldPhone(q)
  const reached = digits.length < 5 ? [] : await partiesReached(ctx, { phones: [digits] })
  const ids = [
    ...(named?.hits ?? []).flatMap(({ source_id }) => source_id ?? []),
    ...written.map(({ id }) => id),
    ...reached.map(({ party_ref }) => party_ref),
  ]
  return { ids: [...new Set(ids)], capped: named?.capped === true || written.length === most }
}
