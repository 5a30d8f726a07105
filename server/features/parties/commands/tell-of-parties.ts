import { sql } from 'kysely'
import type { StaffContext } from '../../../kernel/context.ts'
import { type Hint, leaveHints } from '../../../kernel/record.ts'

export const partiesTopic = 'parties'

/** A change of a party is heard by whoever sees it: those who see one of so many cases of it, its newest. */
const mostCases = 50

/**
 * Leaves news of some parties for those who see them. Of a party whose cases are hidden from the writer, who added it,
 * nobody else hears but whoever sees one of these.
 */
export async function tellOfParties(ctx: StaffContext, party_refs: readonly string[]): Promise<void> {
  const { rows } = await sql<Told>`
    select p.id as party_ref, c.case_ref from unnest(${party_refs}::uuid[]) as p (id)
      left join lateral cases_told_of_party(p.id, ${mostCases}) as c (case_ref) on true`.execute(ctx.db)
  await leaveHints(ctx, rows.map(hintOf))
}

/** Leaves news of a party on a case for those who see that case: nothing of it is to be read elsewhere. */
export const tellOfPartyOn = (ctx: StaffContext, party_ref: string, case_ref: string): Promise<void> =>
  leaveHints(ctx, [hintOf({ party_ref, case_ref })])

/** Leaves news of what one party is to another for those who see both. */
export async function tellOfRelation(ctx: StaffContext, from: string, to: string): Promise<void> {
  const { rows } = await sql<Told>`
    select party_ref, case_ref from cases_told_of_relation(${from}, ${to}, ${mostCases})`.execute(ctx.db)
  await leaveHints(ctx, rows.map(hintOf))
}

interface Told {
  party_ref: string
  case_ref: string | null
}

function hintOf({ party_ref, case_ref }: Told): Hint {
  return { topic: partiesTopic, audience: 'staff', subject_id: party_ref, case_ref }
}
