import type { Cost, updateCost as call } from '../../../../contract/costing.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { exactMoney } from '../../../../contract/kernel/fields.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { demandCaseIdInUse } from '../../cases/public.ts'
import { getCost } from '../queries.ts'
import { changedInCost, costHints } from '../rules.ts'
import { holdCost } from './hold-cost.ts'

/** Changes the given fields of a cost, if it still is as the caller saw it. */
export async function updateCost(ctx: StaffContext, { params, body }: InputOf<typeof call>): Promise<Cost> {
  const before = await holdCost(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before
  // A case id that it has already may stay, also when its note is gone.
  if (body.case_id !== undefined && body.case_id !== before.case_id)
    await demandCaseIdInUse(ctx, body.case_id)

  const { amount, version: _, ...fields } = body
  await ctx.db
    .updateTable('case_costing')
    .set({
      ...fields,
      ...(amount !== undefined && { amount: exactMoney(amount) }),
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()

  const row = await getCost(ctx, { params })
  const changed = changedInCost(before, row)
  const { case_id } = row
  await record(
    ctx,
    { type: 'case_costing.modified', subject_id: row.id, case_id, ...changed },
    costHints(row),
  )
  return row
}
