import type { Cost, createCost as createCall, updateCost as updateCall } from '../../../contract/costing.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { assertCaseIdInUse } from '../cases/public.ts'
import { costs } from './rows.ts'

/** Books a cost on a case id in use, in the caller's name. */
export async function createCost(ctx: StaffContext, { body }: InputOf<typeof createCall>): Promise<Cost> {
  await assertCaseIdInUse(ctx, body.case_id)
  return costs.create(ctx, body)
}

/** Changes the given fields of a cost; a case id that it has already may stay, also when its note is gone. */
export async function updateCost(
  ctx: StaffContext,
  { params, body }: InputOf<typeof updateCall>,
): Promise<Cost> {
  const before = await costs.hold(ctx, params.id, body.version)
  if (body.case_id !== undefined && body.case_id !== before.case_id)
    await assertCaseIdInUse(ctx, body.case_id)
  return costs.change(ctx, before, body)
}
