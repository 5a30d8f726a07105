import { sql } from 'kysely'
import type { LegalCase } from '../../../../contract/cases.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'

/** Where the firm has a conflict check come before work, a case takes no number until its own is cleared or waived. */
export async function assertChecked(
  ctx: StaffContext,
  { conflict_state }: Pick<LegalCase, 'conflict_state'>,
): Promise<void> {
  if (conflict_state === 'cleared' || conflict_state === 'waived') return
  const { rows } = await sql`select from firm_settings where is_conflict_check_first`.execute(ctx.db)
  if (rows.length > 0) throw new Refusal('rule', 'conflicts.first')
}
