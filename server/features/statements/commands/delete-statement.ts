import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { deleteStatement as call } from '../../../../contract/statements.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { statementHints } from '../rules.ts'
import { holdStatement } from './hold-statement.ts'

/** Hides an entry from list and sums; it stays with who did it, and can be restored for a while. */
export async function deleteStatement(
  ctx: StaffContext,
  { params }: InputOf<typeof call>,
): Promise<undefined> {
  const row = await holdStatement(ctx, params.id)

  await ctx.db
    .updateTable('financial_statements')
    .set({
      deleted_at: ctx.now.toISOString(),
      deleted_by: ctx.actor.user_id,
      version: row.version + 1,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', row.id)
    .execute()

  const { entry_type, category, amount, description } = row
  await record(
    ctx,
    {
      type: 'financial_statement.deleted',
      subject_id: row.id,
      entry_type,
      category,
      amount,
      description,
    },
    statementHints({ id: row.id, version: row.version + 1 }),
  )
}
