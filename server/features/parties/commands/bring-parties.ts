import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../../../contract/kernel/days.ts'
import type { PartyRole, PartySide } from '../../../../contract/party-words.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { readNamesAgain } from '../rules.ts'
import { partiesTopic } from './tell-of-parties.ts'

/** A name that a file says of a case. */
interface BroughtName {
  case_ref: string
  name: string
  side: PartySide
  role: PartyRole
}

/**
 * Puts the parties of a file on cases that the caller has just made, many at once: a party that the caller sees and that
 * alone bears the very name, else a new one. Their names are read by the job.
 */
export async function bringParties(ctx: StaffContext, brought: readonly BroughtName[]): Promise<void> {
  if (brought.length === 0) return
  const parties = await partiesNamed(ctx, brought)
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const rows = brought.map(({ name, ...row }) => ({
    ...row,
    id: uuidv7(),
    party_ref: parties.get(name) ?? '',
  }))
  const at = ctx.now.toISOString()
  const put = await sql<{ id: string }>`
    insert into case_parties (id, case_ref, party_ref, side, role, from_on, created_by, created_at, updated_at)
      select r.id, r.case_ref, r.party_ref, r.side, r.role, ${today}, ${ctx.actor.user_id}, ${at}, ${at}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, case_ref uuid, party_ref uuid, side text, role text)
      on conflict on constraint case_parties_once do nothing returning id`.execute(ctx.db)
  const standing = new Set(put.rows.map(({ id }) => id))
  for (const { id, ...row } of rows)
    if (standing.has(id))
      await record(ctx, { type: 'case_party.created', subject_id: id, ...row, brought: true })
  await ctx.enqueue(readNamesAgain, {})
  await leaveHints(ctx, [{ topic: partiesTopic, audience: 'staff' }])
}

/** Which party each name is; those that are nobody yet are added. */
async function partiesNamed(
  ctx: StaffContext,
  brought: readonly BroughtName[],
): Promise<Map<string, string>> {
  const names = [...new Set(brought.map(({ name }) => name))]
  const known = await sql<{ name: string; id: string }>`
    select n.name, (array_agg(p.id))[1] as id
      from unnest(${names}::text[]) as n (name)
        join parties p on coalesce(p.name_latin, p.name_bangla) collate firm_order = n.name collate firm_order
          and p.deleted_at is null
      where p.merged_into is null group by n.name having count(*) = 1`.execute(ctx.db)
  const found = new Map(known.rows.map(({ name, id }) => [name, id]))
  const added = brought.filter(({ name }) => !found.has(name)).map(draftOf)
  const once = [...new Map(added.map((row) => [row.name, row])).values()]
  const at = ctx.now.toISOString()
  await sql`
    insert into parties (id, kind, name_latin, name_bangla, is_counsel, created_by, created_at, updated_at)
      select r.id, 'person', r.name_latin, r.name_bangla, r.is_counsel, ${ctx.actor.user_id}, ${at}, ${at}
        from jsonb_to_recordset(${JSON.stringify(once)}::jsonb)
          as r (id uuid, name_latin text, name_bangla text, is_counsel boolean)`.execute(ctx.db)
  for (const { id, name, name_latin, name_bangla } of once) {
    found.set(name, id)
    await record(ctx, { type: 'party.created', subject_id: id, name_latin, name_bangla })
  }
  return found
}

function draftOf({ name, role }: BroughtName) {
  const isBangla = /\p{Script=Bengali}/u.test(name)
  return {
    id: uuidv7(),
    name,
    name_latin: isBangla ? null : name,
    name_bangla: isBangla ? name : null,
    is_counsel: role === 'opposing_counsel',
  }
}

/** Takes what was brought at a moment off cases again, with those parties that stand nowhere else and nobody has changed. */
export async function takeBackBrought(
  ctx: StaffContext,
  case_refs: readonly string[],
  at: string,
): Promise<void> {
  const off = await sql<{ party_ref: string }>`
    delete from case_parties where case_ref = any(${case_refs}::uuid[]) and created_at = ${at} and version = 1
      returning party_ref`.execute(ctx.db)
  const party_refs = [...new Set(off.rows.map(({ party_ref }) => party_ref))]
  if (party_refs.length === 0) return
  const now = ctx.now.toISOString()
  const gone = await sql<{ id: string; name_latin: string | null; name_bangla: string | null }>`
    update parties p set deleted_at = ${now}, deleted_by = ${ctx.actor.user_id}, version = 2, updated_at = ${now}
      where p.id = any(${party_refs}::uuid[]) and p.created_at = ${at} and p.version = 1 and p.deleted_at is null
        and not exists (select from case_parties c where c.party_ref = p.id)
        and not exists (select from party_aliases a where a.party_ref = p.id)
        and not exists (select from party_relations r where p.id in (r.from_ref, r.to_ref))
      returning p.id, p.name_latin, p.name_bangla`.execute(ctx.db)
  for (const { id, ...names } of gone.rows)
    await record(ctx, { type: 'party.deleted', subject_id: id, ...names })
  await leaveHints(ctx, [{ topic: partiesTopic, audience: 'staff' }])
}
