import { sql } from 'kysely'
import type { PartyRole, PartySide } from '../../../contract/party-words.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { type AlikeName, alikeNames, partiesReached } from '../parties/public.ts'
import { flagOf, type Place, pairKey, type Subject } from './rules.ts'

/** A name of the firm that is like one that was asked for, at one place where it stands. */
export interface Found extends Place {
  subject_no: number
  other_name: string | null
  score: number
  level: 'strong' | 'possible'
  why: 'name' | 'phone' | 'email' | 'national_id' | 'relation'
  party_ref: string | null
  is_public_body: boolean
  since: string | null
  until: string | null
  flag: ReturnType<typeof flagOf>
  pair_key: string
}

type Likeness = Pick<Found, 'score' | 'level' | 'why'>

/** All that is alike of the names of a check, as far as the caller sees where it stands; its own case is none of it. */
export async function findConflicts(
  ctx: StaffContext,
  subjects: readonly Subject[],
  case_ref: string | null,
): Promise<{ found: Found[]; is_capped: boolean }> {
  const found: Found[] = []
  let is_capped = false
  for (const [subject_no, subject] of subjects.entries()) {
    const names = [subject.name, ...(subject.other_name ? [subject.other_name] : [])]
    const answers = await alikeNames(ctx, names)
    is_capped ||= answers.some(({ capped }) => capped)
    const places = await placesOf(ctx, subject, bestOf(answers.flatMap(({ hits }) => hits)))
    for (const place of places.filter((each) => each.case_ref === null || each.case_ref !== case_ref)) {
      const flag = flagOf(subject, place)
      found.push({ ...place, subject_no, flag, pair_key: pairKey(subject, place) })
    }
  }
  return { found, is_capped }
}

/** Each name once, as much alike as it is under either spelling. */
function bestOf(hits: readonly AlikeName[]): AlikeName[] {
  const best = new Map<string, AlikeName>()
  for (const hit of hits) {
    const known = best.get(hit.name_ref)
    if (!known || known.score < hit.score) best.set(hit.name_ref, hit)
  }
  return [...best.values()]
}

type Placed = Omit<Found, 'subject_no' | 'flag' | 'pair_key'>

async function placesOf(ctx: StaffContext, subject: Subject, hits: AlikeName[]): Promise<Placed[]> {
  const parties = new Map<string, Likeness>()
  const add = (id: string | null, like: Likeness) => {
    const known = id === null ? undefined : parties.get(id)
    if (id !== null && (!known || known.score < like.score)) parties.set(id, like)
  }
  for (const { source, source_id, score, level } of hits)
    if (source === 'party') add(source_id, { score, level, why: 'name' })
  for (const { party_ref, why } of await reachedAs(ctx, subject))
    add(party_ref, { score: 1, level: 'strong', why })
  const from = new Map(parties)
  if (subject.party_ref) from.set(subject.party_ref, { score: 1, level: 'strong', why: 'name' })
  for (const { from_ref, to_ref } of await relationsOf(ctx, [...from.keys()]))
    for (const [known, other] of [[from_ref, to_ref] as const, [to_ref, from_ref] as const]) {
      const like = from.get(known)
      if (like?.level === 'strong' && !parties.has(other))
        add(other, { score: like.score, level: 'possible', why: 'relation' })
    }
  const ofParties = await partiesOnCases(ctx, parties, subject.party_ref)
  const onCases = new Set(ofParties.flatMap(({ case_ref, role }) => (role === 'client' ? [case_ref] : [])))
  const texts = hits.filter(
    ({ source, case_ref }) => source !== 'party' && !(case_ref && onCases.has(case_ref)),
  )
  return [...ofParties, ...(await placedTexts(ctx, texts))]
}

/** Who has a telephone number, an e-mail or a national id in common with a party that is asked for. */
async function reachedAs(ctx: StaffContext, { party_ref }: Subject) {
  if (!party_ref) return []
  const { rows } = await sql<{ phones: string[]; emails: string[]; national_id_hash: string | null }>`
    select phones, emails, national_id_hash from parties where id = ${party_ref}`.execute(ctx.db)
  const [own] = rows
  if (!own) return []
  const national_id_hashes = own.national_id_hash ? [own.national_id_hash] : []
  const reached = await partiesReached(ctx, { ...own, national_id_hashes })
  return reached.filter((each) => each.party_ref !== party_ref)
}

async function relationsOf(ctx: StaffContext, ids: string[]) {
  if (ids.length === 0) return []
  const { rows } = await sql<{ from_ref: string; to_ref: string }>`
    select from_ref, to_ref from party_relations where from_ref = any(${ids}::uuid[]) or to_ref = any(${ids}::uuid[]) limit 1000`.execute(
    ctx.db,
  )
  return rows
}

interface PartyRow {
  id: string
  name_latin: string | null
  name_bangla: string | null
  kind: string
  case_ref: string | null
  side: PartySide | null
  role: PartyRole | null
  since: string | null
  until: string | null
  is_over: boolean | null
}

/**
 * Each party at each case that the caller sees, or by itself; the party that is asked for is no hit for itself alone.
 * Where there are too many, the newest of each come first, so that nobody who stands on very many pushes others out.
 */
async function partiesOnCases(
  ctx: StaffContext,
  parties: ReadonlyMap<string, Likeness>,
  own: string | null,
): Promise<Placed[]> {
  if (parties.size === 0) return []
  const { rows } = await sql<PartyRow>`
    select p.id, p.name_latin, p.name_bangla, p.kind, k.case_ref, k.side, k.role, k.since, k.until, k.is_over
      from parties p left join lateral (
        select cp.case_ref, cp.side, cp.role, cp.from_on as since, cp.until_on as until,
            (c.status = 'closed' or cp.until_on is not null) as is_over, row_number() over (order by cp.created_at desc, cp.id desc) as nth
          from case_parties cp join cases c on c.id = cp.case_ref where cp.party_ref = p.id
          order by cp.created_at desc, cp.id desc limit 1000) k on true
      where p.id = any(${[...parties.keys()]}::uuid[]) and p.deleted_at is null
      order by p.kind = 'public_body', k.nth, p.id limit 1000`.execute(ctx.db)
  return rows.flatMap(({ id, name_latin, name_bangla, kind, ...row }): Placed[] => {
    const like = parties.get(id)
    if (!like || (id === own && row.case_ref === null)) return []
    const name = name_latin ?? name_bangla ?? ''
    const other_name = name_latin ? name_bangla : null
    const who = {
      source: 'party' as const,
      source_id: id,
      party_ref: id,
      is_public_body: kind === 'public_body',
    }
    return [{ ...like, ...who, name, other_name, ...row, is_over: row.is_over ?? false }]
  })
}

/** Client names of cases and tasks, applicants and staff. */
async function placedTexts(ctx: StaffContext, hits: readonly AlikeName[]): Promise<Placed[]> {
  const ids = hits.flatMap(({ case_ref }) => case_ref ?? [])
  const { rows } = await sql<{ id: string; status: string; since: string }>`
    select id, status, firm_day(created_at)::text as since from cases where id = any(${ids}::uuid[])`.execute(
    ctx.db,
  )
  const cases = new Map(rows.map((row) => [row.id, row]))
  return hits.map(({ name_ref: _, name, score, level, source, source_id, case_ref }) => {
    const on = case_ref === null ? undefined : cases.get(case_ref)
    const isClient = source === 'case_client' || source === 'note_client'
    return {
      ...{ source, source_id, name, other_name: null, score, level, case_ref, why: 'name' as const },
      ...{ party_ref: null, is_public_body: false, since: on?.since ?? null, until: null },
      side: isClient ? 'ours' : null,
      role: isClient ? 'client' : null,
      is_over: on?.status === 'closed',
    }
  })
}
