import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { exactMoney } from '../../../../contract/kernel/fields.ts'
import type { updateStatement as call, Statement } from '../../../../contract/statements.ts'
import { isEmptyChange } from '../../../kernel/change.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { getStatement } from '../queries.ts'
import { changedInStatement, keepsCategoryOfType, statementHints } from '../rules.ts'
import { holdStatement } from './hold-statement.ts'

/** Changes the given fields of an entry, if it still is as the caller saw it. */
export async function updateStatement(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<Statement> {
  const before = await holdStatement(ctx, params.id)

  if (before.version !== body.version)
    throw new Refusal('conflict', 'request.stale_version', { current: before })
  if (isEmptyChange(body)) return before
  if (!keepsCategoryOfType(before, body)) throw invalidField('category', complaint('category_of_type'))

  const { amount, remarks, version: _, ...fields } = body
  await ctx.db
    .updateTable('financial_statements')
    .set({
      ...fields,
      ...(amount !== undefined && { amount: exactMoney(amount) }),
      ...(remarks !== undefined && { remarks: remarks || null }),
      version: before.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', params.id)
    .execute()

  const row = await getStatement(ctx, { params })
  const changed = changedInStatement(before, row)
  await record(
    ctx,
    { type: 'financial_statement.modified', subject_id: row.id, category: row.category, ...changed },
    statementHints(row),
  )
  return row
}
