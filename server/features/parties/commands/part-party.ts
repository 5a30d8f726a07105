import { sql } from 'kysely'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { partiesTopic } from './tell-of-parties.ts'

/**
 * Has a party that the caller added apart from the cases hidden from them, if they see no case of it: what they do with it
 * then changes nothing on those, and no refusal tells of them (decision 081).
 */
export async function partFromHidden(ctx: StaffContext, party_refs: readonly string[]): Promise<void> {
  for (const id of party_refs) {
    const { rows } = await sql<{ twin: string; case_ref: string }>`
      select twin, case_ref from part_party(${id}, ${ctx.now.toISOString()})`.execute(ctx.db)
    const hint = { topic: partiesTopic, audience: 'staff' } as const
    await leaveHints(
      ctx,
      rows.flatMap(({ twin, case_ref }) =>
        [twin, id].map((subject_id) => ({ ...hint, subject_id, case_ref })),
      ),
    )
  }
}
