import { sql } from 'kysely'
import type { StaffContext } from '../../../kernel/context.ts'
import { type Hint, leaveHints } from '../../../kernel/record.ts'

export const partiesTopic = 'parties'

/** A change of a party is heard by whoever sees it: those who see one of so many cases of it, its newest. */
const mostCases = 50

/**
 * Leaves news of some parties for those who see them, and of what stands on the cases that are named. Of a party whose
 * cases are hidden from the writer, who added it, nobody else hears but whoever sees one of these.
 */
export async function tellOfParties(
  ctx: StaffContext,
  party_refs: readonly string[],
  case_ref?: string,
): Promise<void> {
  const { rows } = await sql<{ id: string; case_ref: string | null }>`
    select p.id, c.case_ref from unnest(${party_refs}::uuid[]) as p (id)
      left join lateral cases_told_of_party(p.id, ${mostCases}) as c (case_ref) on true`.execute(ctx.db)
  const hints = rows.map(
    (row): Hint => ({ topic: partiesTopic, audience: 'staff', subject_id: row.id, case_ref: row.case_ref }),
  )
  const ofCase: Hint[] =
    case_ref === undefined
      ? []
      : party_refs.map((subject_id) => ({ topic: partiesTopic, audience: 'staff', subject_id, case_ref }))
  await leaveHints(ctx, [...hints, ...ofCase])
}
