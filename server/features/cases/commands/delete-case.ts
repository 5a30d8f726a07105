import { sql } from 'kysely'
import type { deleteCase as call } from '../../../../contract/cases.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { codeOf } from '../../../kernel/error-code.ts'
import { brokenConstraint, Refusal } from '../../../kernel/refusal.ts'
import { cases } from '../rows.ts'
import { holdSight } from './hold-sight.ts'

const stillNamed = '23503'

/**
 * Deletes a case that nothing needs: neither hearings, deadlines, parties nor messages; one that not everybody sees only
 * when no row at all names it, so that nobody learns of it by its end. A deadline that was deleted keeps its history
 * for good, and so its case.
 */
export async function deleteOneCase(ctx: StaffContext, input: InputOf<typeof call>): Promise<undefined> {
  // Its walls and its people go with it.
  await holdSight(ctx)
  // Asked first: after the refusal of the database nothing can be asked.
  const { rows } = await sql<{
    many: number
  }>`select case_deadlines_count(${input.params.id}, 1) as many`.execute(ctx.db)
  try {
    return await cases.delete(ctx, input)
  } catch (error) {
    if (codeOf(error) !== stillNamed) throw error
    const isKept = brokenConstraint(error) === 'deadlines_case_fkey' && rows[0]?.many === 0
    throw new Refusal('conflict', isKept ? 'cases.deadline_kept' : 'cases.in_use')
  }
}
