import { sql } from 'kysely'
import type { LegalCase } from '../../../../contract/cases.ts'
import { caseGone } from '../../../kernel/case-gone.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/refusal.ts'

interface OpenCase {
  status: string
  conflict_state: LegalCase['conflict_state']
  court_ref: string | null
  bench: string | null
  lead_id: string | null
}

/** The case of what is to be written, if the caller sees it; throws where it is closed. */
export async function openCase(ctx: StaffContext, id: string): Promise<OpenCase> {
  const { rows } = await sql<OpenCase>`
    select status, conflict_state, court_ref, bench, lead_id from cases where id = ${id} and merged_into is null`.execute(
    ctx.db,
  )
  const [row] = rows
  if (!row) throw await caseGone(ctx, id)
  if (row.status === 'closed') throw new Refusal('rule', 'cases.closed')
  return row
}
