import type { updateCase as call, LegalCase } from '../../../../contract/cases.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { getCase } from '../queries.ts'
import { caseColumns, caseHints, changedInCase } from '../rules.ts'
import { holdCase } from './hold-case.ts'

/** Changes the given fields of a case, if it still is as the caller saw it. */
export async function updateCase(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<LegalCase> {
  const before = await holdCase(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before

  await ctx.db
    .updateTable('cases')
    .set({ ...caseColumns(body), version: before.version + 1, updated_at: ctx.now.toISOString() })
    .where('id', '=', params.id)
    .execute()

  const row = await getCase(ctx, { params })
  const changed = changedInCase(before, row)
  await record(
    ctx,
    { type: 'case.modified', subject_id: row.id, case_id: row.case_id, ...changed },
    caseHints(row),
  )
  return row
}
