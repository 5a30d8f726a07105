import type { deleteCost as call } from '../../../../contract/costing.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { costHints } from '../rules.ts'
import { holdCost } from './hold-cost.ts'

/** Hides a cost from everybody; it stays with who did it, and can be restored for a while. */
export async function deleteCost(ctx: StaffContext, { params }: InputOf<typeof call>): Promise<undefined> {
  const row = await holdCost(ctx, params.id)

  await ctx.db
    .updateTable('case_costing')
    .set({
      deleted_at: ctx.now.toISOString(),
      deleted_by: ctx.actor.user_id,
      version: row.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute()

  const { case_id, amount, description } = row
  await record(
    ctx,
    { type: 'case_costing.deleted', subject_id: row.id, case_id, amount, description },
    costHints(row),
  )
}
